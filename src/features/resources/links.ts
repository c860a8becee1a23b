import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Somewhere else on the web that helps. Nobody pays for standing here, and no link says where it was followed. */
export type HelpfulLink = {
  name: string;
  url: string;
  about: MessageDescriptor;
};

const countries = {
  us: msg`United States`,
  gb: msg`United Kingdom`,
  au: msg`Australia`,
};

type PlacedLink = HelpfulLink & { country?: MessageDescriptor };

export const professionalHelp: PlacedLink[] = [
  {
    name: 'Gambling Therapy',
    url: 'https://www.gamblingtherapy.org/',
    about: msg`Free online support by trained people, in groups and by message, in several languages. Run by a charity.`,
  },
  {
    name: 'Birches Health',
    url: 'https://bircheshealth.com/',
    about: msg`Online therapy with counselors for gambling. Paid; many insurers cover it.`,
    country: countries.us,
  },
  {
    name: 'FindTreatment.gov',
    url: 'https://findtreatment.gov/',
    about: msg`The government’s directory of treatment for addiction and mental health, by place.`,
    country: countries.us,
  },
  {
    name: 'Help by state',
    url: 'https://www.ncpgambling.org/help-treatment/help-by-state/',
    about: msg`Counselors, programs and self-exclusion of each state, collected by the National Council on Problem Gambling.`,
    country: countries.us,
  },
  {
    name: 'NHS gambling services',
    url: 'https://www.nhs.uk/live-well/addiction-support/gambling-addiction/',
    about: msg`Free treatment in clinics of the health service, with self-referral in most places.`,
    country: countries.gb,
  },
  {
    name: 'StepChange',
    url: 'https://www.stepchange.org/',
    about: msg`Free debt advice, online and by phone.`,
    country: countries.gb,
  },
  {
    name: 'National Foundation for Credit Counseling',
    url: 'https://www.nfcc.org/',
    about: msg`Nonprofit debt and budget counselors.`,
    country: countries.us,
  },
  {
    name: 'National Debt Helpline',
    url: 'https://ndh.org.au/',
    about: msg`Free financial counselors.`,
    country: countries.au,
  },
];

export const supportGroups: PlacedLink[] = [
  {
    name: 'Gamblers Anonymous',
    url: 'https://www.gamblersanonymous.org/',
    about: msg`Meetings of people who have stopped or want to, in person and online. Free, with twelve steps.`,
  },
  {
    name: 'Gam-Anon',
    url: 'https://www.gam-anon.org/',
    about: msg`Meetings for partners, families and friends of someone who gambles.`,
  },
  {
    name: 'SMART Recovery',
    url: 'https://smartrecovery.org/',
    about: msg`Meetings built on practical exercises instead of steps, in person and online. Free.`,
  },
  {
    name: 'GamTalk',
    url: 'https://www.gamtalk.org/',
    about: msg`A moderated forum and live chat among people with gambling troubles.`,
  },
];

export const blockingTools: PlacedLink[] = [
  {
    name: 'BetBlocker',
    url: 'https://betblocker.org/',
    about: msg`Blocks gambling sites and apps on phones and computers. Free, from a charity.`,
  },
  {
    name: 'Gamban',
    url: 'https://gamban.com/',
    about: msg`Blocks gambling sites and apps on all of your devices. Paid; free through some banks and services.`,
  },
  {
    name: 'GAMSTOP',
    url: 'https://www.gamstop.co.uk/',
    about: msg`One form closes all gambling sites that are licensed in Great Britain to you. Free.`,
    country: countries.gb,
  },
  {
    name: 'BetStop',
    url: 'https://www.betstop.gov.au/',
    about: msg`The National Self-Exclusion Register: all licensed online and phone betting at once, from three months to a lifetime. Free.`,
    country: countries.au,
  },
];

export const reading: PlacedLink[] = [
  {
    name: 'The BASIS',
    url: 'https://basisonline.org/',
    about: msg`New research on addiction in short, readable summaries, by the Division on Addiction in Cambridge, Massachusetts.`,
  },
  {
    name: 'National Council on Problem Gambling',
    url: 'https://www.ncpgambling.org/',
    about: msg`Questions and answers about problem gambling, for yourself and for families.`,
    country: countries.us,
  },
];
