import type { InLanguages, Language } from '../shared/language.ts';

const words: InLanguages<{ name: string; description: string; help: string }> = {
  en: {
    name: 'Cairn · gambling recovery support',
    description: 'A calm place for people who are stopping gambling.',
    help: 'Help now',
  },
  es: {
    name: 'Cairn · apoyo para dejar el juego',
    description: 'Un lugar tranquilo para quienes están dejando el juego.',
    help: 'Ayuda ahora',
  },
};

const png = (sizes: string, src: string) => ({ src, sizes, type: 'image/png' });

/** What a device shows of Cairn once it is installed there. */
export function webManifest(language: Language): object {
  const { name, description, help } = words[language];
  return {
    name,
    short_name: 'Cairn',
    description,
    // The same app in every language.
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#faf8f4',
    theme_color: '#faf8f4',
    lang: language,
    categories: ['health', 'lifestyle'],
    shortcuts: [{ name: help, url: '/help', icons: [png('192x192', '/icon-192.png')] }],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('192x192', '/icon-192.png'),
      png('512x512', '/icon-512.png'),
      { ...png('512x512', '/icon-512.png'), purpose: 'maskable' },
    ],
  };
}
