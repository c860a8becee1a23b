import { askForPasskey } from '../../ui/passkeys.ts';
import { keptPasskey, openLock, setLockPasskey } from './lock.ts';

// What the device answers is checked by nobody: the lock is on this device alone, and whoever could forge the answer here
// could as well take the lock out of the browser's storage. That the device asked who holds it is what counts.
const ask = (id?: string) =>
  askForPasskey({
    challenge: crypto.randomUUID().replaceAll('-', ''),
    ...(id && { allowCredentials: [{ id, type: 'public-key' }] }),
  });

/** Lets the passkey that the person now gives open the lock from then on. Throws as `askForPasskey` does. */
export async function chooseLockPasskey(): Promise<void> {
  setLockPasskey((await ask()).id);
}

/** Opens the lock with the passkey that was chosen for it. Throws as `askForPasskey` does. */
export async function unlockWithPasskey(): Promise<void> {
  await ask(keptPasskey());
  openLock();
}
