import type { Agent } from 'node:https';
import webpush, { WebPushError } from 'web-push';

type Subscription = { endpoint: string; p256dh: string; auth: string };

/** Sends a text, encrypted for one browser. @returns 'gone' when that browser no longer wants any */
export type SendPush = (subscription: Subscription, text: string) => Promise<'sent' | 'gone'>;

type VapidKeys = { publicKey: string; privateKey: string };

/** Seconds for which a push service keeps a reminder for a phone that is off. */
const TTL = 4 * 60 * 60;

/** @param mailFrom whom a push service writes to about trouble, as RFC 8292 asks */
export function createPush(keys: VapidKeys, mailFrom: string, agent: Agent): SendPush {
  const address = /[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? 'cairn@localhost';
  return async ({ endpoint, p256dh, auth }, text) => {
    try {
      await webpush.sendNotification({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject: `mailto:${address}`, ...keys },
        TTL,
        timeout: 10_000,
        agent,
      });
      return 'sent';
    } catch (error) {
      if (error instanceof WebPushError && [404, 410].includes(error.statusCode)) return 'gone';
      throw error;
    }
  };
}

export const makeVapidKeys = (): VapidKeys => webpush.generateVAPIDKeys();
