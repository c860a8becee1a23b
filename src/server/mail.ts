import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../shared/ids.ts';
import type { Config } from './config.ts';

export type Mail = { to: string; subject: string; text: string };
export type SendMail = (mail: Mail) => Promise<void>;

/** Sends by SMTP when `SMTP_URL` is set, otherwise writes each mail as a file to DATA_DIR/outbox. */
export function createMailer({ smtpUrl, mailFrom, dataDir }: Config): SendMail {
  return async ({ to, subject, text }) => {
    const { createTransport } = await import('nodemailer');
    if (smtpUrl) {
      await createTransport(smtpUrl).sendMail({ from: mailFrom, to, subject, text });
      return;
    }
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const composed = await composer.sendMail({ from: mailFrom, to, subject, text });
    const outbox = join(dataDir, 'outbox');
    const file = join(outbox, `${newId()}.eml`);
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.part`, composed.message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}
