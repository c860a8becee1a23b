import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Day } from '../../shared/day.ts';
import type { Barrier } from './settings.schema.ts';

/** Something that stands between a person and gambling, outside of this website. */
export type BarrierKind = {
  key: string;
  group: 'block' | 'money';
  title: MessageDescriptor;
  about: MessageDescriptor;
  /** Can be set up more than once: on each device, at each bank. */
  repeats?: MessageDescriptor;
};

export const barrierKinds: BarrierKind[] = [
  {
    key: 'self-exclusion',
    group: 'block',
    title: msg`Self-exclusion register`,
    about: msg`Operators with a licence in your country must then turn you away, for as long as you chose.`,
  },
  {
    key: 'blocking-software',
    group: 'block',
    title: msg`Blocking software on each device`,
    about: msg`BetBlocker is free and run by a charity. Gamban costs money, and some support services give it away. Both block gambling sites and apps, also those without a licence.`,
    repeats: msg`Device`,
  },
  {
    key: 'dns-filter',
    group: 'block',
    title: msg`A DNS filter at home`,
    about: msg`A filter with a gambling category, set in the router, covers every device in the house.`,
    repeats: msg`Where`,
  },
  {
    key: 'password-holder',
    group: 'block',
    title: msg`Somebody you trust holds the password`,
    about: msg`A block that you can lift yourself at 2 a.m. is half a block. Let another person set its password.`,
  },
  {
    key: 'marketing',
    group: 'block',
    title: msg`No more gambling messages`,
    about: msg`Unsubscribe, block the senders, and set your social apps to show you no gambling advertising.`,
  },
  {
    key: 'card-block',
    group: 'money',
    title: msg`Gambling block on each card`,
    about: msg`Many banks refuse gambling payments when you ask them to, in the app or by phone.`,
    repeats: msg`Bank or card`,
  },
  {
    key: 'cooling-off',
    group: 'money',
    title: msg`A waiting time before the block can be lifted`,
    about: msg`Ask the bank for the longest one it has, often two or three days. An urge is shorter than that.`,
    repeats: msg`Bank or card`,
  },
  {
    key: 'trusted-person',
    group: 'money',
    title: msg`A trusted person sees or holds the money`,
    about: msg`Wages go to a shared account, or somebody you trust gets the alerts. Start with one month.`,
  },
  {
    key: 'account-limits',
    group: 'money',
    title: msg`Low limits on accounts`,
    about: msg`Daily limits for withdrawals and online payments, no overdraft, no credit, no loans by app.`,
    repeats: msg`Bank or card`,
  },
];

/** A national register and where it says so itself. */
type Register = { country: string; name: string; url: string };

/** Source of each: the register's own site or that of the authority that runs it. */
export const registers: Register[] = [
  { country: 'GB', name: 'GAMSTOP', url: 'https://www.gamstop.co.uk' },
  { country: 'AU', name: 'BetStop', url: 'https://www.betstop.gov.au' },
  { country: 'SE', name: 'Spelpaus', url: 'https://www.spelpaus.se' },
  { country: 'DK', name: 'ROFUS', url: 'https://www.rofus.nu' },
  { country: 'NL', name: 'Cruks', url: 'https://cruksregister.nl' },
  { country: 'ES', name: 'RGIAJ', url: 'https://www.ordenacionjuego.es' },
  { country: 'FR', name: 'Interdiction volontaire de jeux', url: 'https://interdictiondejeux.anj.fr' },
  { country: 'BE', name: 'EPIS', url: 'https://www.gamingcommission.be' },
];

/** Days after which a barrier is worth another look: registers end, phones change. */
const REVIEW_AFTER = 365;

/** Barriers that were set up a year ago or longer. */
export function dueForReview(barriers: Barrier[], today: Day): Barrier[] {
  const limit = Date.parse(today) - REVIEW_AFTER * 24 * 60 * 60 * 1000;
  return barriers.filter(({ doneOn }) => Date.parse(doneOn) <= limit);
}
