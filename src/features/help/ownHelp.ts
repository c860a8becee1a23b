import { useEffect, useRef, useState } from 'react';
import type { Me } from '../account/account.schema.ts';
import { keepDevice, readDevice } from './device.ts';
import { loadOwnHelp } from './help.api.ts';
import { keys, parseKept } from './keptHelp.rules.ts';
import type { OwnHelp } from './ownHelp.schema.ts';

/** What the person agreed to keep on this device; null unless they did. */
const readKept = () => parseKept(readDevice(keys.own));

/**
 * What Help now shows of the person: from the account, or what they agreed to keep here when the server can't be asked.
 * Nothing for a visitor.
 * @param me undefined while it is not known who is here, as without a connection
 */
export function useOwnHelp(me: Me | null | undefined) {
  const userId = me === null ? null : me?.id;
  const [own, setOwn] = useState<OwnHelp | null>(null);
  const [kept, setKept] = useState(false);
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again
  useEffect(() => {
    const device = userId === null ? null : readKept();
    const mine = device && (!userId || device.userId === userId) ? device.own : null;
    setOwn(mine);
    setKept(mine !== null);
    setError(undefined);
    if (!userId) return;
    const leaving = new AbortController();
    loadOwnHelp(leaving.signal).then(
      loaded => {
        if (leaving.signal.aborted) return;
        setOwn(loaded);
        if (mine) keepOwn(userId, loaded);
      },
      problem => leaving.signal.aborted || setError(problem),
    );
    return () => leaving.abort();
  }, [userId, attempt]);

  // A save may end after other things have changed.
  const latest = useRef({ own, kept });
  latest.current = { own, kept };

  /** Shows what is now true in the account, and keeps it where that was agreed. */
  function change(update: (own: OwnHelp) => OwnHelp) {
    if (!latest.current.own) return;
    const next = update(latest.current.own);
    latest.current.own = next;
    setOwn(next);
    if (userId && latest.current.kept) keepOwn(userId, next);
  }

  function agree(agreed: boolean) {
    setKept(agreed);
    if (agreed && userId && own) keepOwn(userId, own);
    else keepDevice(keys.own, null);
  }

  return { own, kept, error, change, agree, retry: () => setAttempt(count => count + 1) };
}

const keepOwn = (userId: string, own: OwnHelp) => keepDevice(keys.own, JSON.stringify({ userId, own }));
