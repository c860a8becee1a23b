import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

const push = { title: 'Time for your check-in', body: 'A minute is enough.', url: '/progress' };

/** Delivers a push to this page's worker as the browser does after decrypting one. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise(next => setTimeout(next, 50));
  });
  const cdp = await page.context().newCDPSession(page);
  const known = new Promise<string>(resolve =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await known, data });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, tag, icon }) => ({
      title,
      body,
      tag,
      icon: new URL(icon).pathname,
    }));
  });

test('a push is shown in words that say nothing of what it is about, and the next takes its place', async ({
  page,
  app,
  visit,
}) => {
  await visit();
  await deliver(page, app.url, JSON.stringify(push));
  const { title, body } = push;
  const icon = '/icon-neutral.svg';
  await expect.poll(() => shown(page)).toEqual([{ title, body, tag: 'reminder', icon }]);
  await deliver(page, app.url, '');
  await expect.poll(() => shown(page)).toEqual([{ title, body: '', tag: 'reminder', icon }]);
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('one that came without words has those of the language', async ({ page, app, visit }) => {
    await visit();
    await deliver(page, app.url, '');
    await expect.poll(() => shown(page)).toMatchObject([{ title: 'Es hora de tu registro', body: '' }]);
  });

  test('and the language chosen on the device goes before the browser’s', async ({ page, app, visit }) => {
    await page.context().addCookies([{ name: 'language', value: 'en', url: app.url }]);
    await visit();
    await deliver(page, app.url, '');
    await expect.poll(() => shown(page)).toMatchObject([{ title: 'Time for your check-in', body: '' }]);
  });
});

test('a click on it opens the app where it says, and takes the notification away', async ({
  page,
  app,
  visit,
  context,
}) => {
  await visit();
  await deliver(page, app.url, JSON.stringify(push));
  await expect.poll(async () => (await shown(page)).length).toBe(1);
  const [worker] = context.serviceWorkers();
  // Only a hand can click on what the system shows: the event is made here, and without a hand no window opens.
  const click = () =>
    worker?.evaluate(async () => {
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        clients: { openWindow(url: string): Promise<unknown>; matchAll(): Promise<unknown[]> };
        dispatchEvent(event: Event): boolean;
        NotificationEvent: new (type: string, init: { notification?: Notification | undefined }) => Event;
      };
      const asked: string[] = [];
      const { openWindow } = scope.clients;
      scope.clients.openWindow = url => {
        asked.push(url);
        return openWindow.call(scope.clients, url).catch(() => {});
      };
      const [notification] = await scope.registration.getNotifications();
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
      for (let i = 0; i < 50 && asked.length === 0; i++) await new Promise(next => setTimeout(next, 100));
      const left = await scope.registration.getNotifications();
      return { asked, left: left.length };
    });
  // With no page of the app open.
  await page.goto('about:blank');
  expect(await click()).toEqual({ asked: ['/progress'], left: 0 });
});
