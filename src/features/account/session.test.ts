import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Me } from './account.schema.ts';
import { loadMe, onSession, reloadMe, type Session, setMe } from './session.ts';

const me: Me = {
  id: '0192f0c1-0000-7000-8000-000000000001',
  email: 'me@example.org',
  fullName: 'Quiet Heron',
  avatarUrl: null,
  selectedCoach: 'patrick',
  timeZone: 'UTC',
  currency: 'USD',
  language: 'en',
  country: null,
  deleteAfter: null,
  role: 'member',
};

let seen: Session[] = [];
let stop: () => void;
const fetching = vi.fn<typeof fetch>();
const signedIn = () => Response.json(me);
const signedOut = () => Response.json({ title: 'Not signed in' }, { status: 401 });

beforeEach(() => {
  setMe(null);
  seen = [];
  stop = onSession(session => seen.push(session));
  vi.stubGlobal('fetch', fetching);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('a person and a visitor are told apart', async () => {
  fetching.mockResolvedValueOnce(signedIn());
  await loadMe();
  fetching.mockResolvedValueOnce(signedOut());
  await loadMe();
  expect(seen).toEqual([
    { state: 'known', me },
    { state: 'known', me: null },
  ]);
});

test('an answer that comes after signing out changes nothing', async () => {
  const answer = Promise.withResolvers<Response>();
  fetching.mockReturnValueOnce(answer.promise);
  const asked = loadMe();
  setMe(null);
  answer.resolve(signedIn());
  await asked;
  expect(seen).toEqual([{ state: 'known', me: null }]);
});

test('of two questions the later one counts', async () => {
  const first = Promise.withResolvers<Response>();
  fetching.mockReturnValueOnce(first.promise).mockResolvedValueOnce(signedOut());
  const asked = loadMe();
  await loadMe();
  first.resolve(signedIn());
  await asked;
  expect(seen).toEqual([{ state: 'known', me: null }]);
});

test('a bad connection does not sign out, but is told when nobody is known yet', async () => {
  fetching.mockRejectedValue(new TypeError('offline'));
  await loadMe();
  expect(seen).toEqual([]);
  await reloadMe();
  expect(seen.map(session => session.state)).toEqual(['loading', 'failed']);
});
