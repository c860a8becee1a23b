import type { NewPlan, OwnHelp } from './ownHelp.schema.ts';

/** Where things are kept in this browser. Signing out removes whatever begins with `cairn.`. */
export const keys = {
  /** What a person agreed to keep here of their account, for hours without a connection. */
  own: 'cairn.private.help',
  /** Plans of somebody without an account. */
  plans: 'cairn.plans',
  urge: 'cairn.urge',
  /** A choice of this device, like the theme: it says nothing of anyone, and stays. */
  country: 'country',
};

/** Characters of a reason, and of each half of a plan. */
export const WORDS_MAX = 300;

/** A plan that is kept on this device only. */
export type DevicePlan = NewPlan & { id: string };

export type KeptHelp = { userId: string; own: OwnHelp };

/** What was kept of an account by `JSON.stringify`; null when that is damaged. */
export function parseKept(text: string | null): KeptHelp | null {
  const kept = parse(text);
  if (!isRecord(kept) || typeof kept.userId !== 'string' || !isRecord(kept.own)) return null;
  const { reasons, plans, emergencyContact } = kept.own;
  const contact = isRecord(emergencyContact) ? emergencyContact : null;
  const sound =
    isList(reasons, ['id', 'text']) &&
    isList(plans, ['id', 'trigger', 'response']) &&
    (contact === null || hasTexts(contact, ['name', 'phone']));
  return sound ? (kept as KeptHelp) : null;
}

/** Plans as they were kept by `JSON.stringify`; none when that is damaged. */
export function parsePlans(text: string | null): DevicePlan[] {
  const plans = parse(text);
  return isList(plans, ['id', 'trigger', 'response']) ? (plans as DevicePlan[]) : [];
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const hasTexts = (value: Record<string, unknown>, fields: string[]) =>
  fields.every(field => typeof value[field] === 'string');

const isList = (value: unknown, fields: string[]): boolean =>
  Array.isArray(value) && value.every(item => isRecord(item) && hasTexts(item, fields));
