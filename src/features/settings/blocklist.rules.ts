/** Domains that stay open whatever a list says: public lists block places where people get help. */
const RECOVERY = [
  'gamblersanonymous.org',
  'gamblersanonymous.org.uk',
  'gam-anon.org',
  'gamcare.org.uk',
  'gamstop.co.uk',
  'begambleaware.org',
  'gamblingtherapy.org',
  'gordonmoody.org.uk',
  'ncpgambling.org',
  '1800gambler.net',
  'smartrecovery.org',
  'betblocker.org',
  'gamban.com',
  'betstop.gov.au',
  'gamblinghelponline.org.au',
  'gamblershelp.com.au',
  'spelpaus.se',
  'stodlinjen.se',
  'rofus.nu',
  'cruksregister.nl',
];

const MOST = 200_000;

export type Blocklist = { domains: string[]; keptOpen: string[]; notUnderstood: number };

/**
 * Reads a list as people have them: one domain or address a line, hosts files, uBlock filters, comments.
 * @param open domains that stay open besides those of recovery, such as this website's own
 */
export function readBlocklist(text: string, open: string[] = []): Blocklist {
  const domains = new Set<string>();
  const keptOpen = new Set<string>();
  let notUnderstood = 0;
  for (const line of text.split('\n').slice(0, MOST)) {
    const entry = line
      .replace(/[#!].*$/, '')
      .trim()
      .toLowerCase();
    if (!entry) continue;
    const domain = domainIn(entry);
    if (!domain) notUnderstood++;
    else if ([...RECOVERY, ...open].some(name => domain === name || domain.endsWith(`.${name}`)))
      keptOpen.add(domain);
    else domains.add(domain);
  }
  return { domains: [...domains].sort(), keptOpen: [...keptOpen].sort(), notUnderstood };
}

function domainIn(entry: string): string | undefined {
  const bare = entry
    .replace(/^(0\.0\.0\.0|127\.0\.0\.1|::1?)\s+/, '')
    .replace(/^\|\|/, '')
    .replace(/\^.*$/, '')
    .replace(/^https?:\/\//, '')
    .replace(/^\*\./, '')
    .replace(/[/?:].*$/, '')
    .replace(/^www\.(?=[^.]+\.)/, '');
  if (bare.length > 253 || /^[\d.]+$/.test(bare)) return undefined;
  return /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(bare)
    ? bare
    : undefined;
}

/** For the hosts file of a computer or a router, which knows no subdomains: each name also with www. */
export const hostsFile = (domains: string[]): string =>
  [
    '# Gambling sites, blocked on this device',
    ...domains.flatMap(name => [`0.0.0.0 ${name}`, `0.0.0.0 www.${name}`]),
    '',
  ].join('\n');

/** For uBlock Origin and programs like it, which cover subdomains. */
export const filterList = (domains: string[]): string =>
  ['! Title: Gambling sites', ...domains.map(name => `||${name}^$document`), ''].join('\n');
