import { useSyncExternalStore } from 'react';
import { newId } from '../../shared/ids.ts';
import { keepDevice, readDevice } from './device.ts';
import { type DevicePlan, keys, parsePlans } from './keptHelp.rules.ts';
import type { NewPlan } from './ownHelp.schema.ts';

/** If-then plans of somebody without an account, on this device alone. */

const none: DevicePlan[] = [];
let plans: DevicePlan[] | undefined;
const listeners = new Set<() => void>();

// Another tab may have kept one, or signed out.
addEventListener('storage', ({ key }) => {
  if (key !== null && key !== keys.plans) return;
  plans = undefined;
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): DevicePlan[] {
  plans ??= parsePlans(readDevice(keys.plans));
  return plans;
}

function keep(next: DevicePlan[]): void {
  plans = next;
  keepDevice(keys.plans, next.length > 0 ? JSON.stringify(next) : null);
  for (const listener of listeners) listener();
}

export const useDevicePlans = (): DevicePlan[] => useSyncExternalStore(subscribe, read, () => none);

export const keepDevicePlan = (plan: NewPlan): void => keep([{ ...plan, id: newId() }, ...read()]);

export const dropDevicePlan = (id: string): void => keep(read().filter(plan => plan.id !== id));
