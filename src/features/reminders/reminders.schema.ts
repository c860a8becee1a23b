import { isIP } from 'node:net';
import { z } from 'zod';

/** A push service's address for one browser: https, by name, so that no address of our own network passes. */
const Endpoint = z
  .url({ protocol: /^https$/ })
  .max(1_000)
  // Asked of what is no URL, too.
  .refine(endpoint => isIP(URL.parse(endpoint)?.hostname.replace(/^\[|\]$/g, '') ?? '') === 0, {
    error: 'Please give the endpoint by its name.',
  });

const base64url = (bytes: number) =>
  z.string().refine(text => /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === bytes, {
    error: 'This is not a key of a push subscription.',
  });

/** What `PushSubscription.toJSON()` gives, and what the person knows the device by. */
export const NewDevice = z.object({
  endpoint: Endpoint,
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  label: z.string().trim().min(1).max(80),
});
export type NewDevice = z.infer<typeof NewDevice>;

const Device = z
  .object({ id: z.uuid(), label: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: 'PushDevice' });

export const Push = z.object({
  /** The server's VAPID key, base64url, for `applicationServerKey`. */
  publicKey: z.string(),
  devices: z.array(Device),
});
export type Push = z.infer<typeof Push>;
