import { expect, it } from 'vitest';
import { createClient } from '../../tests/client.ts';
import { testApp } from '../../tests/testApp.ts';

const app = testApp();

const spanish = { 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.8' };
const account = { name: 'Río Tranquilo', password: 'quiet-river-stones' };

/** Signs up in a browser that wishes for Spanish. */
async function person(email: string) {
  const client = createClient(app.url, spanish);
  await client.post('/api/auth/sign-up/email', { ...account, email });
  return client;
}

it('the page, the coaches, the helplines and what went wrong are in the language of the browser', async () => {
  const client = createClient(app.url, spanish);
  const page = await client.get('/');
  expect(page.headers.get('Vary')).toContain('Accept-Language');
  const html = await page.text();
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('Coach de IA con el estilo de');
  const { items } = await client.json<{ items: { greeting: string }[] }>('/api/coaches');
  expect(items[0]?.greeting).toContain('Soy Patrick, un coach de IA');
  const helplines = await client.json<{ advice: string; items: { hours: string }[] }>(
    '/api/helplines?country=US',
  );
  expect(helplines.items[0]?.hours).toBe('24 horas, todos los días');
  expect(helplines.advice).toContain('número de emergencias');
  expect(await client.json('/api/me')).toMatchObject({ detail: 'Inicia sesión y vuelve a intentarlo.' });
});

it('what a device shows of the installed app is in the language of the browser, and stays one app', async () => {
  const [english, own] = await Promise.all(
    [{}, spanish].map(headers => createClient(app.url, headers).get('/manifest.webmanifest')),
  );
  expect(own?.headers.get('Content-Type')).toBe('application/manifest+json');
  expect(own?.headers.get('Vary')).toContain('Accept-Language');
  const [before, after] = [await english?.json(), await own?.json()];
  expect(before).toMatchObject({ lang: 'en', shortcuts: [{ name: 'Help now', url: '/help' }] });
  expect(after).toMatchObject({
    id: before.id,
    lang: 'es',
    name: 'Cairn · apoyo para dejar el juego',
    shortcuts: [{ name: 'Ayuda ahora', url: '/help' }],
  });
});

it('a calendar that is saved has its heads and words in the language of the account', async () => {
  const client = await person('calendario@example.org');
  await client.request('PUT', '/api/calendar/2026-03-09', { status: 'gambled' });
  const sheet = await (await client.get('/api/me/export/calendar.csv')).text();
  expect(sheet).toBe('fecha,estado,desencadenante,importe,nota\r\n2026-03-09,con apuesta,,,\r\n');
});

it('an account has the language of the browser it was made in, until its person chooses another', async () => {
  const client = await person('rio@example.org');
  expect(await client.json('/api/me')).toMatchObject({ language: 'es' });
  const answer = await client.patch('/api/me', { language: 'en' });
  expect(await answer.json()).toMatchObject({ language: 'en' });
  const html = await (await client.get('/')).text();
  expect(html).toContain('<html lang="en">');
  // So that the words which come without an account, such as a page kept for hours offline, agree with it.
  expect(client.jar.get('language')).toBe('en');
  const refused = await client.patch('/api/me', { language: 'xx' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'language' }] });
  const { data } = await client.json<{ data: { users: object[] } }>('/api/me/export');
  expect(data.users[0]).toMatchObject({ language: 'en' });
});

it('mails are in the language of the account, whoever asks for them', async () => {
  await person('rio@example.org');
  await app.visitor().post('/api/auth/request-password-reset', { email: 'rio@example.org' });
  await expect.poll(() => app.mails[0]?.subject).toBe('Elige una contraseña nueva para Cairn');
});

it('without a model somebody who may not be safe reads the card and the reply in their language', async () => {
  const client = await person('rio@example.org');
  app.provider.next({ status: 400 });
  const { events } = await client.stream('/api/chat/messages', { content: 'Quiero morirme' });
  const crisis = events.find(({ event }) => event === 'crisis')?.data as {
    text: string;
    helplines: object[];
  };
  expect(crisis.text).toContain('No tienes que cargar con ello en soledad');
  expect(crisis.helplines[0]).toMatchObject({ id: 'us-988', sms: { body: 'AYUDA' } });
  const done = events.find(({ event }) => event === 'done')?.data as { message: { content: string } };
  expect(done.message.content).toContain('¿Estás pensando en quitarte la vida?');
});
