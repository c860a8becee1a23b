import { request } from '../../ui/fetch.ts';
import type { NewPlan, NewReason, OwnHelp, Plan, Reason } from './ownHelp.schema.ts';

/** Everything here throws as `request` does. */

export const loadOwnHelp = (signal: AbortSignal) => request<OwnHelp>('/api/me/help', { signal });

export const addReason = (reason: NewReason) =>
  request<Reason>('/api/me/reasons', { method: 'POST', body: reason });

export const addPlan = (plan: NewPlan) => request<Plan>('/api/me/plans', { method: 'POST', body: plan });

export const remove = (kind: 'reasons' | 'plans', id: string) =>
  request<undefined>(`/api/me/${kind}/${id}`, { method: 'DELETE' });

export const saveCountry = (country: string) =>
  request<unknown>('/api/me', { method: 'PATCH', body: { country } });
