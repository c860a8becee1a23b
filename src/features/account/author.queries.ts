import { type SQL, sql } from 'drizzle-orm';
import { userProgress, users } from '../../server/db/schema.ts';

/** The columns of an `Author`, for a query that joins `users` and, on its id, `user_progress`. */
export const authorColumns = {
  id: users.id,
  fullName: users.fullName,
  avatarUrl: users.avatarUrl,
  currentStreak: sql`case when ${users.shareProgress} then ${userProgress.currentStreak} end` as SQL<
    number | null
  >,
};
