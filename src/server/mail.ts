import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../shared/ids.ts';
import type { Config } from './config.ts';

export type Mail = { to: string; subject: string; text: string };
/** @param userId whose account the mail is about */
export type SendMail = (mail: Mail, userId: string) => Promise<void>;

/** Sends by SMTP when `SMTP_URL` is set, otherwise writes each mail as a file to DATA_DIR/outbox. */
export function createMailer({ smtpUrl, mailFrom, dataDir }: Config): SendMail {
  return async ({ to, subject, text }, userId) => {
    const { createTransport } = await import('nodemailer');
    if (smtpUrl) {
      await createTransport(smtpUrl).sendMail({ from: mailFrom, to, subject, text });
      return;
    }
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const composed = await composer.sendMail({ from: mailFrom, to, subject, text });
    const outbox = outboxIn(dataDir);
    const file = join(outbox, `${newId()}.${userId}.eml`);
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.part`, composed.message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}

/** Deletes what the outbox holds of mails about an account, whatever address they went to. */
export async function dropMails({ dataDir }: Pick<Config, 'dataDir'>, userId: string): Promise<void> {
  const outbox = outboxIn(dataDir);
  const names = await readdir(outbox).catch(() => []);
  const own = names.filter(name => name.endsWith(`.${userId}.eml`));
  await Promise.all(own.map(name => rm(join(outbox, name), { force: true })));
}

const outboxIn = (dataDir: string): string => join(dataDir, 'outbox');
