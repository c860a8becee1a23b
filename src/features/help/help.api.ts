import { request } from '../../ui/fetch.ts';
import type { Helpline } from './helplines.rules.ts';

/** The helplines of a country (ISO 3166-1 alpha-2). Throws as `request` does. */
export async function loadHelplines(country: string, signal: AbortSignal): Promise<Helpline[]> {
  const { items } = await request<{ items: Helpline[] }>(`/api/helplines?country=${country}`, { signal });
  return items;
}
