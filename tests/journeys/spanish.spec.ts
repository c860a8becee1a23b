import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixture.ts';

test.use({ locale: 'es-ES', timezoneId: 'America/New_York', serviceWorkers: 'allow' });
// The last one switches the server off.
test.describe.configure({ mode: 'serial' });

test.afterEach(async ({ app }) => {
  const up = await fetch(`${app.url}/healthz`).catch(() => null);
  // With nothing behind it, nginx still answers.
  if (!up?.ok) await app.start();
});

const lang = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** Words that every screen in English has, and none in Spanish. */
const ENGLISH = /\b(the|your|you|with|and|please|could not)\b/i;

/** Studies are named as they were published. */
const STUDY = /\(\d{4}\)\./;

/** What is on the screen, but for names that are the same in every language, and for what other people wrote. */
async function expectSpanish(page: Page): Promise<void> {
  const written = await page.locator('article:not(:has(h1)) :is(p, h2, h3)').allInnerTexts();
  const others = new Set(written.flatMap(words => words.split('\n')));
  const text = await page.locator('body').innerText();
  const own = text.replaceAll(
    /988 Suicide & Crisis Lifeline|The BASIS|[A-Z][\w’]+( (and|the|of|for|with|on) [A-Z][\w’]+)+/g,
    '',
  );
  expect(
    own.split('\n').filter(line => ENGLISH.test(line) && !STUDY.test(line) && !others.has(line)),
  ).toEqual([]);
}

/** The widest thing on the page is no wider than the page. */
const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);

async function signUp(page: Page, account: { name: string; email: string; password: string }) {
  await page.getByRole('main').getByRole('button', { name: 'Crear cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crea tu cuenta' });
  await dialog.getByRole('textbox', { name: 'Nombre visible' }).fill(account.name);
  await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill(account.email);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(account.password);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('textbox', { name: 'Pregunta lo que quieras' })).toBeVisible();
}

test('a person who reads Spanish signs up, talks, sees their days, and changes the language', async ({
  page,
  app,
  visit,
  account,
}) => {
  test.setTimeout(180_000);
  const catalogues: string[] = [];
  page.on('request', request => {
    const name = /\/assets\/((?:en|es)-[^/]*)\.js$/.exec(request.url())?.[1];
    if (name) catalogues.push(name.slice(0, 2));
  });

  await test.step('the welcome is in Spanish from the first byte', async () => {
    const html = await (await page.request.get(app.url, { headers: { 'Accept-Language': 'es-ES' } })).text();
    expect(html).toContain('<html lang="es">');
    await visit();
    await expect(page).toHaveTitle('Cairn · apoyo para dejar el juego');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'No tienes que dejar el juego en soledad',
    );
    expect(await lang(page)).toBe('es');
    await expectSpanish(page);
    await expectAccessible(page);
    expect(new Set(catalogues)).toEqual(new Set(['es']));
  });

  await test.step('a coach greets, and an automatic reply answers', async () => {
    await signUp(page, account);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('coach de IA');
    app.provider.next({ status: 400 });
    await page.getByRole('textbox', { name: 'Pregunta lo que quieras' }).fill('Ayúdame');
    await page.keyboard.press('Enter');
    const log = page.getByRole('log', { name: 'Conversación' });
    await expect(log).toContainText('Me alegra que hayas escrito.');
    await expect(log).toContainText('Respuesta automática');
    await expect(log.getByRole('link', { name: '988' })).toBeVisible();
    await expectSpanish(page);
    await expectAccessible(page);
  });

  await test.step('the model is told of the language', async () => {
    await page.getByRole('textbox', { name: 'Pregunta lo que quieras' }).fill('Hoy cobro');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText('I hear you.');
    expect(JSON.stringify(app.provider.calls.at(-1)?.body.messages)).toContain(
      'Reply in warm, plain Spanish',
    );
  });

  await test.step('progress tells days and dates in Spanish', async () => {
    await visit('/progress');
    await page.getByRole('button', { name: 'Registrar el día' }).click();
    await expect(page.getByText('¡Día registrado!')).toBeVisible();
    await expect(page.getByText(/^1\s*día$/).first()).toBeVisible();
    const month = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric' }).format(new Date());
    await expect(page.getByRole('heading', { name: month })).toBeVisible();
    await expectSpanish(page);
    await expectAccessible(page);
  });

  for (const path of [
    '/support',
    '/community',
    '/resources',
    '/settings',
    '/help',
    '/safety',
    '/lessons/after-a-slip',
  ]) {
    await test.step(`${path} has no word of English`, async () => {
      await visit(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByLabel(/^Cargando/)).toHaveCount(0);
      await expectSpanish(page);
      await expectAccessible(page);
    });
  }

  await test.step('English, and back', async () => {
    await visit('/settings');
    await page.getByRole('combobox', { name: 'Idioma' }).selectOption('English');
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    expect(await lang(page)).toBe('en');
    await visit('/progress');
    await expect(page.getByText('Checked in!')).toBeVisible();
    await visit('/settings');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Español');
    await expect(page.getByRole('heading', { name: 'Ajustes', level: 1 })).toBeVisible();
  });

  await test.step('the account brings its language to a browser that has another', async () => {
    await page.getByRole('button', { name: 'Menú de la cuenta' }).click();
    await page.getByRole('button', { name: 'Cerrar sesión', exact: true }).click();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(account.email);
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('textbox', { name: 'Pregunta lo que quieras' })).toBeVisible();
    expect(await lang(page)).toBe('es');
  });
});

test('the longer words fit on a small phone, and twice as large', async ({ page, visit, account }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 700 });
  await visit();
  await expectNoSidewaysScroll(page);
  await signUp(page, account);
  const paths = ['/', '/support', '/progress', '/community', '/resources', '/settings', '/help', '/safety'];
  for (const path of [...paths, '/lessons/near-misses']) {
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 640, height: 700 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Ayuda ahora' }).first().click({ trial: true });
  }
});

test('what opens without a network opens in the language that was chosen', async ({
  page,
  app,
  visit,
  context,
}) => {
  await visit();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise(next => setTimeout(next, 50));
  });
  await app.stop();
  await context.setOffline(true);

  await visit('/help');
  await expect(page.getByRole('heading', { name: 'Ayuda ahora', level: 1 })).toBeVisible();
  expect(await lang(page)).toBe('es');
  await expect(page.locator('a[href="sms:988?&body=AYUDA"]')).toBeVisible();
  await expectSpanish(page);
  await expectAccessible(page);
  await visit('/lessons/chasing-losses');
  await expect(page.getByRole('heading', { name: 'Perseguir las pérdidas', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Chasing losses', level: 1 })).toBeVisible();
  expect(await lang(page)).toBe('en');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { name: 'Perseguir las pérdidas', level: 1 })).toBeVisible();
});
