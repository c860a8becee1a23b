import type { Deps } from '../../server/deps.ts';
import { dropMails } from '../../server/mail.ts';
import { leaveThreads } from '../community/leave.queries.ts';
import { leaveRoom } from '../room/room.queries.ts';
import { AVATARS } from './avatar.routes.ts';
import { deletePerson, findDueDeletions } from './deletion.queries.ts';

type DeletionDeps = Pick<Deps, 'config' | 'db' | 'files' | 'hub' | 'now'>;

/** Deletes an account with everything in it. What others wrote stays. */
export async function deleteAccount(
  { config, db, files, hub, now }: DeletionDeps,
  userId: string,
): Promise<void> {
  const gone = await db.transaction(async tx => {
    await leaveThreads(tx, userId);
    await leaveRoom(tx, userId, now());
    return deletePerson(tx, userId);
  });
  // Whoever has the room open no longer reads what went.
  await hub.catchUp();
  await hub.personChanged(userId);
  await dropMails(config, userId);
  if (gone?.avatarUrl?.startsWith(AVATARS)) await files.remove(gone.avatarUrl.slice(AVATARS.length));
}

/** Deletes the accounts whose week of grace is over. */
export async function deleteDueAccounts(deps: DeletionDeps): Promise<void> {
  for (const userId of await findDueDeletions(deps.db, deps.now())) await deleteAccount(deps, userId);
}
