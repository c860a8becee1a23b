import type { Deps } from '../../server/deps.ts';
import { leaveThreads } from '../community/leave.queries.ts';
import { AVATARS } from './avatar.routes.ts';
import { deletePerson, findDueDeletions } from './deletion.queries.ts';

type DeletionDeps = Pick<Deps, 'db' | 'files' | 'hub' | 'now'>;

/** Deletes an account with everything in it. What others wrote stays. */
export async function deleteAccount({ db, files, hub }: DeletionDeps, userId: string): Promise<void> {
  const gone = await db.transaction(async tx => {
    await leaveThreads(tx, userId);
    return deletePerson(tx, userId);
  });
  // Whoever has the room open no longer reads what went.
  await hub.catchUp();
  await hub.personChanged(userId);
  if (gone?.avatarUrl?.startsWith(AVATARS)) await files.remove(gone.avatarUrl.slice(AVATARS.length));
}

/** Deletes the accounts whose week of grace is over. */
export async function deleteDueAccounts(deps: DeletionDeps): Promise<void> {
  for (const userId of await findDueDeletions(deps.db, deps.now())) await deleteAccount(deps, userId);
}
