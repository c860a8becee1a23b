import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { createMailer, dropMails } from './mail.ts';

it('without SMTP a mail is a file in the outbox', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-mail-'));
  try {
    const send = createMailer(parseConfig({ DATA_DIR: dataDir }));
    await send({ to: 'a@example.org', subject: 'Hello', text: 'A line.' }, 'one');
    const names = await readdir(join(dataDir, 'outbox'));
    expect(names).toEqual([expect.stringMatching(/\.eml$/)]);
    const mail = await readFile(join(dataDir, 'outbox', names[0] ?? ''), 'utf8');
    expect(mail).toMatch(/^To: a@example\.org$/m);
    expect(mail).toMatch(/^Subject: Hello$/m);
    expect(mail).toContain('A line.');
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

it('mails about one account leave the outbox, and no others', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-mail-'));
  try {
    await dropMails({ dataDir }, 'one');
    const send = createMailer(parseConfig({ DATA_DIR: dataDir }));
    const mail = { subject: 'Hello', text: 'A line.' };
    await send({ to: 'a@example.org', ...mail }, 'one');
    await send({ to: 'before-a@example.org', ...mail }, 'one');
    await send({ to: 'b@example.org', ...mail }, 'two');
    await dropMails({ dataDir }, 'one');
    expect(await readdir(join(dataDir, 'outbox'))).toEqual([expect.stringMatching(/\.two\.eml$/)]);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
