import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { createMailer } from './mail.ts';

it('without SMTP a mail is a file in the outbox', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-mail-'));
  try {
    await createMailer(parseConfig({ DATA_DIR: dataDir }))({
      to: 'a@example.org',
      subject: 'Hello',
      text: 'A line.',
    });
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
