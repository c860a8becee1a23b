import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../tests/testApp.ts';

const TOKEN = 'a token of the tests';
const app = testApp({ METRICS_TOKEN: TOKEN, LOG_LEVEL: 'debug' });

const read = async (headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.url}/metrics`, { headers });
  return { status: response.status, text: await response.text() };
};
/** The value of one line. */
const figure = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find(one => one.startsWith(`${line} `))
      ?.split(' ')
      .at(-1),
  );

describe('what is measured', () => {
  it('is told on the machine itself and to whoever has the token, and not through a proxy', async () => {
    expect((await read()).status).toBe(200);
    const proxied = { 'X-Forwarded-For': '203.0.113.9' };
    expect((await read(proxied)).status).toBe(404);
    expect((await read({ ...proxied, Authorization: `Bearer ${TOKEN}x` })).status).toBe(404);
    expect((await read({ ...proxied, Authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  });

  it('counts answers by route, calls of the model, jobs and streams, and names nobody', async () => {
    const person = await app.person({ name: 'Canary Name', email: 'canary@example.org' });
    const { id } = (await (
      await person.post('/api/posts', { title: 'Canary title', content: 'x' })
    ).json()) as {
      id: string;
    };
    await person.get(`/api/posts/${id}`);
    await person.get(`/api/posts/${id}?canary=1`);
    await person.get('/canary/path');
    await app.visitor().get('/api/me');
    await person.stream('/api/chat/messages', { content: 'Canary words' });
    app.provider.next({ status: 401 });
    await person.stream('/api/chat/messages', { content: 'Canary words again' });
    const stream = await person.request('GET', '/api/support/stream');
    await person.post('/api/support/messages', { message: 'Canary in the room' });
    await sleep(50);

    const { text } = await read();
    await stream.body?.cancel();
    const answers = (labels: string) => figure(text, `cairn_http_request_duration_seconds_count{${labels}}`);
    expect(answers('method="GET",route="/api/posts/:id",status="200"')).toBe(2);
    expect(answers('method="GET",route="/api/me",status="401"')).toBeGreaterThanOrEqual(1);
    expect(figure(text, 'cairn_provider_call_duration_seconds_count{outcome="complete"}')).toBe(1);
    expect(figure(text, 'cairn_provider_call_duration_seconds_count{outcome="refused"}')).toBe(1);
    expect(figure(text, 'cairn_provider_first_word_seconds_count')).toBe(1);
    expect(figure(text, 'cairn_job_duration_seconds_count{job="reminders",outcome="done"}')).toBe(1);
    expect(figure(text, 'cairn_room_streams')).toBe(1);
    expect(figure(text, 'cairn_room_people')).toBe(1);
    expect(figure(text, 'cairn_room_writes_total')).toBe(1);
    expect(text).toMatch(/^cairn_info\{version="\d+\.\d+\.\d+",migration="\d{4}_\w+"\} 1$/m);
    expect(text.toLowerCase()).not.toMatch(/canary|example\.org/);
    expect(text).not.toContain(person.id);
    expect(text).not.toContain(id);
  });
});

it('the log names each answer by its route and the id of the request, and nothing that anyone wrote', async () => {
  const person = await app.person({ name: 'Canary Name', email: 'canary@example.org' });
  const response = await person.request('GET', '/api/posts/canary?canary=1');
  const requestId = response.headers.get('x-request-id');
  const line = app.logged.split('\n').find(one => requestId && one.includes(requestId));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ route: '/api/posts/:id', status: 404, method: 'GET' });
  expect(app.logged.toLowerCase()).not.toContain('canary');
});
