import { join } from 'node:path';
import type { Config } from '../config.ts';
import { reasonOf } from '../db/startError.ts';
import { bad, type Finding, good, warning } from './finding.ts';

// Programs that Cairn only talks to.

/** Milliseconds that each of them gets to answer. */
const PATIENCE = 5000;

export async function redis({ redisUrl, databaseUrl }: Config): Promise<Finding> {
  const part = 'Redis';
  if (!redisUrl) return good(part, 'not set, which is right for one process');
  const { host } = new URL(redisUrl);
  if (!databaseUrl)
    return warning(
      part,
      'set without DATABASE_URL: the embedded database has room for one process only',
      'Set DATABASE_URL too, or leave REDIS_URL away.',
    );
  const { createClient } = await import('redis');
  const client = createClient({
    url: redisUrl,
    socket: { connectTimeout: PATIENCE, socketTimeout: PATIENCE, reconnectStrategy: false },
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
    return good(part, `answers at ${host}`);
  } catch (error) {
    return bad(
      part,
      `does not answer at ${host} (${reasonOf(error)})`,
      'Check REDIS_URL and that the server runs. Cairn works without it, but slower and with limits for each process.',
    );
  } finally {
    if (client.isOpen) client.destroy();
  }
}

export async function mail({ smtpUrl, mailFrom, dataDir }: Config): Promise<Finding> {
  const part = 'Mail';
  if (!smtpUrl)
    return warning(
      part,
      `written to ${join(dataDir, 'outbox')}: nobody who forgot a password gets one`,
      'Set SMTP_URL and MAIL_FROM.',
    );
  const { createTransport } = await import('nodemailer');
  const { host } = new URL(smtpUrl);
  const transport = createTransport({ url: smtpUrl, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE });
  try {
    await transport.verify();
    return mailFrom.includes('@localhost')
      ? warning(
          part,
          `${host} takes mail, but MAIL_FROM is ${mailFrom}`,
          'Set MAIL_FROM to an address of your own.',
        )
      : good(part, `${host} takes mail`);
  } catch (error) {
    return bad(
      part,
      `${host} does not take mail (${reasonOf(error)})`,
      'Check SMTP_URL: host, port, user and password, and smtps: for servers that speak TLS from the start.',
    );
  } finally {
    transport.close();
  }
}

export async function model({ openai }: Config): Promise<Finding> {
  const part = 'Coach';
  const { enabled, baseUrl, apiKey, model: name } = openai;
  if (!enabled)
    return warning(
      part,
      'no model: it answers from built-in replies and says so',
      'Set OPENAI_API_KEY or OPENAI_BASE_URL.',
    );
  try {
    const response = await fetch(`${baseUrl}/models`, {
      headers: apiKey ? { Authorization: `Bearer ${apiKey}` } : {},
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 401 || response.status === 403)
      return bad(
        part,
        `${new URL(baseUrl).host} refuses the key (${response.status})`,
        'Check OPENAI_API_KEY.',
      );
    if (!response.ok)
      return warning(
        part,
        `${new URL(baseUrl).host} answers ${response.status} to the list of models`,
        'If it has no such list that is fine: send the coach a message to be sure.',
      );
    const list = (await response.json().catch(() => undefined)) as { data?: { id?: string }[] } | undefined;
    const names = list?.data?.map(({ id }) => id) ?? [];
    return names.length > 0 && !names.includes(name)
      ? bad(
          part,
          `${new URL(baseUrl).host} has no model ${name}`,
          `Set OPENAI_MODEL to one of: ${names.slice(0, 8).join(', ')}`,
        )
      : good(part, `${new URL(baseUrl).host} answers, model ${name}`);
  } catch (error) {
    return bad(
      part,
      `${new URL(baseUrl).host} does not answer (${reasonOf(error)})`,
      'Check OPENAI_BASE_URL and that this machine may reach it. Until then the coach answers from built-in replies.',
    );
  }
}

export async function oidc({ oidc: provider, publicUrl }: Config): Promise<Finding> {
  const part = 'Sign-in elsewhere';
  if (!provider) return good(part, 'not set');
  const issuer = provider.issuer.replace(/\/+$/, '');
  const url = `${issuer}/.well-known/openid-configuration`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    const found = response.ok ? ((await response.json()) as Record<string, unknown>) : {};
    if (!response.ok || typeof found.authorization_endpoint !== 'string')
      return bad(part, `${url} is no description of a provider (${response.status})`, 'Check OIDC_ISSUER.');
    if (String(found.issuer).replace(/\/+$/, '') !== issuer)
      return bad(part, `the provider calls itself ${found.issuer}`, 'Set OIDC_ISSUER to exactly that.');
    return good(part, `${provider.name} answers; register ${publicUrl}/api/auth/callback/oidc there`);
  } catch (error) {
    return bad(part, `${issuer} does not answer (${reasonOf(error)})`, 'Check OIDC_ISSUER.');
  }
}
