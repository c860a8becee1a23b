/** Catalogues are compiled by the Lingui plugin of Vite. */
declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}
