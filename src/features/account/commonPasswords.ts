let loaded: Promise<ReadonlySet<string>> | undefined;

/** Well-known passwords, lower case, as zxcvbn ships them; read on the first use, as a start needs none. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as string[]),
  );
  return loaded;
}
