import { useSyncExternalStore } from 'react';

/**
 * The lock of the open app on this device. It keeps curious eyes out; it is no encryption. Whoever can't open it signs
 * out, which takes the lock and everything private off the device.
 */

const KEY = 'cairn.lock';
/** Milliseconds in the background after which the app locks. */
const AWAY = 60_000;
const ROUNDS = 300_000;

/** `passkey` is the id of the one that opens the lock as well as the PIN does. */
type Kept = { salt: string; hash: string; passkey?: string };

let open = readKept() === undefined;
let leftAt = 0;
const listeners = new Set<() => void>();

function readKept(): Kept | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept ? (JSON.parse(kept) as Kept) : undefined;
  } catch {
    return undefined;
  }
}

function change(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') leftAt = Date.now();
  else if (readKept() && leftAt && Date.now() - leftAt > AWAY) change(false);
});
addEventListener('storage', event => {
  if (event.key === KEY && !event.newValue) change(true);
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const hasLock = () => readKept() !== undefined;
const isLocked = () => !open && hasLock();
export const useLocked = (): boolean => useSyncExternalStore(subscribe, isLocked, isLocked);
export const useHasLock = (): boolean => useSyncExternalStore(subscribe, hasLock, hasLock);

export const keptPasskey = (): string | undefined => readKept()?.passkey;
export const useLockPasskey = (): string | undefined =>
  useSyncExternalStore(subscribe, keptPasskey, keptPasskey);

async function derive(pin: string, salt: string): Promise<string> {
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', bytes.encode(pin), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations: ROUNDS },
    key,
    256,
  );
  return btoa(String.fromCharCode(...new Uint8Array(bits)));
}

/** Sets the lock. Throws where the browser keeps nothing. */
export async function setLock(pin: string): Promise<void> {
  const salt = crypto.randomUUID();
  localStorage.setItem(KEY, JSON.stringify({ salt, hash: await derive(pin, salt) } satisfies Kept));
  change(true);
}

/** @returns whether the PIN was right */
export async function unlock(pin: string): Promise<boolean> {
  const kept = readKept();
  if (kept && (await derive(pin, kept.salt)) !== kept.hash) return false;
  change(true);
  return true;
}

/** Opens the lock for who has shown, other than by the PIN, that they may. */
export const openLock = (): void => change(true);

/** Lets a passkey open the lock, or with undefined the PIN alone. */
export function setLockPasskey(id: string | undefined): void {
  const { passkey: _, ...kept } = readKept() ?? {};
  localStorage.setItem(KEY, JSON.stringify(id ? { ...kept, passkey: id } : kept));
  change(true);
}

/** Takes the lock away, by who has opened it or by signing out. */
export function removeLock(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then there is none.
  }
  change(true);
}
