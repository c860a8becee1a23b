import type { Database } from '../../server/db/connect.ts';
import { userProgress, users } from '../../server/db/schema.ts';

/** To whom the empty frames belong that people leave behind where others take part. Nobody can sign in as this. */
export const NOBODY = '00000000-0000-7000-8000-000000000000';

/** To be called before something is given to nobody. */
export async function addNobody(tx: Database): Promise<void> {
  await tx
    .insert(users)
    .values({ id: NOBODY, email: 'nobody@cairn.invalid', fullName: 'Somebody who left' })
    .onConflictDoNothing();
  await tx.insert(userProgress).values({ userId: NOBODY }).onConflictDoNothing();
}
