// Runs beside the pages, in the browser. It keeps the shell, Help now, the resources and the lessons, and nothing of any
// person: pages from the server carry who is signed in, so none of them is ever kept. Without a network the empty shell
// stands in for all of them.

import { type InLanguages, type Language, languageFor } from '../shared/language.ts';

// TypeScript's library for workers does not go into one program with the one for pages.
type LifeEvent = { waitUntil(work: Promise<unknown>): void };
type AskedEvent = {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type PushedEvent = LifeEvent & { data: { json(): { title: string; body: string; url: string } } | null };
type ClickedEvent = LifeEvent & { notification: Notification };
declare const self: {
  /** What to keep; put in by the build. Files whose names hold a hash have no revision. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<{ url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickedEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
};

/** Milliseconds after which a page is opened from what is kept, although the network may still answer. */
const PATIENCE = 5_000;
/** Files of members' screens, each kept once it was used. */
const USED = 'cairn-used';
const USED_MAX = 80;
const SHELL = '/offline-shell';

const checkIn: InLanguages = { en: 'Time for your check-in', es: 'Es hora de tu registro' };

const files = new Map(
  self.__WB_MANIFEST.map(({ url, revision }) => {
    const { pathname } = new URL(url, self.location.origin);
    return [pathname, revision ? `${pathname}?${revision}` : pathname];
  }),
);
const KEPT = `cairn-${hash([...files.values()].join())}`;

self.addEventListener('install', event => event.waitUntil(keepFiles()));
self.addEventListener('activate', event => event.waitUntil(takeOver()));

self.addEventListener('message', ({ data }) => {
  // Otherwise a new version waits until no page of the old one is open.
  if (data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', event => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') {
    if (!/^\/(api|healthz|readyz|metrics)\b/.test(pathname)) event.respondWith(page(event));
  } else if (files.has(pathname) || pathname.startsWith('/assets/')) {
    event.respondWith(file(event.request, pathname));
  }
});

self.addEventListener('push', event => event.waitUntil(remind(event)));

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

// The words come from the server and say nothing of what Cairn is about.
async function remind({ data }: PushedEvent): Promise<void> {
  const { title, body, url } = data?.json() ?? {
    title: checkIn[await chosenLanguage()],
    body: '',
    url: '/progress',
  };
  // One reminder takes the place of the one before.
  const shown = { body, tag: 'reminder', icon: '/icon-neutral.svg', data: url };
  await self.registration.showNotification(title, shown);
}

/** As it was chosen on this device, where the browser tells a worker of cookies; else as the browser wishes. */
async function chosenLanguage(): Promise<Language> {
  const cookie = await self.cookieStore?.get('language').catch(() => null);
  return languageFor([cookie?.value ?? '', ...navigator.languages]);
}

async function open(url: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (page) await page.focus();
  else await self.clients.openWindow(url);
}

async function keepFiles(): Promise<void> {
  const kept = await caches.open(KEPT);
  await Promise.all(
    [...files].map(async ([pathname, key]) => {
      // What the version before has under the same name is the same.
      const known = await caches.match(key);
      const response = known ?? (await fetch(pathname, { cache: key === pathname ? 'default' : 'no-cache' }));
      if (!response.ok) throw new Error(`${pathname} answered ${response.status}`);
      await kept.put(key, response);
    }),
  );
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter(name => ![KEPT, USED].includes(name));
  await Promise.all(old.map(name => caches.delete(name)));
  // The browser asks the server for a page while this worker still wakes up.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The page as the server has it now; the empty shell when that does not come in time, or is broken. */
async function page(event: AskedEvent): Promise<Response> {
  const fresh = event.preloadResponse.then(preloaded => preloaded ?? fetch(event.request));
  const inTime = await Promise.race([fresh.catch(() => null), new Promise<null>(late)]);
  if (inTime && inTime.status < 500) return inTime;
  return (await caches.match(files.get(SHELL) ?? SHELL)) ?? fresh;
}

const late = (resolve: (none: null) => void) => setTimeout(() => resolve(null), PATIENCE);

async function file(request: Request, pathname: string): Promise<Response> {
  const known = await caches.match(files.get(pathname) ?? pathname);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok && pathname.startsWith('/assets/')) {
    const used = await caches.open(USED);
    await used.put(pathname, response.clone());
    const [oldest, ...others] = await used.keys();
    if (oldest && others.length >= USED_MAX) await used.delete(oldest);
  }
  return response;
}

/** A short name for a long text (FNV-1a, 32 bits). */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return (sum >>> 0).toString(36);
}
