import { eq } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { userProgress, userSettings, users } from '../../server/db/schema.ts';
import { setDailyAmount } from '../progress/progress.queries.ts';
import type { Settings, SettingsChanges } from './settings.schema.ts';

/** A person's settings, the defaults where nothing was set; undefined when the account is gone. */
export async function findSettings(db: Database, userId: string): Promise<Settings | undefined> {
  const [row] = await db
    .select({ user: users, progress: userProgress, settings: userSettings })
    .from(users)
    .innerJoin(userProgress, eq(userProgress.userId, users.id))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) return undefined;
  const { user, progress, settings } = row;
  return {
    dailySpendLimit: progress.dailySpendLimit,
    reminders: {
      enabled: settings?.reminderEnabled ?? false,
      time: settings?.reminderTime ?? '20:00',
      channels: settings?.reminderChannels ?? [],
      milestones: settings?.reminderMilestones ?? false,
    },
    emergencyContact: { name: settings?.emergencyName ?? '', phone: settings?.emergencyPhone ?? '' },
    goals: settings?.goals ?? [],
    sharing: { progress: user.shareProgress, presence: user.sharePresence },
    barriers: settings?.barriers ?? [],
  };
}

/** Stores what changes; all of it or nothing. */
export async function changeSettings(
  db: Database,
  userId: string,
  { dailySpendLimit, sharing, ...changes }: SettingsChanges,
): Promise<void> {
  await db.transaction(async tx => {
    if (dailySpendLimit !== undefined) await setDailyAmount(tx, userId, dailySpendLimit);
    const shares = given({ shareProgress: sharing?.progress, sharePresence: sharing?.presence });
    if (shares) await tx.update(users).set(shares).where(eq(users.id, userId));
    const { reminders, emergencyContact, goals, barriers } = changes;
    const settings = given({
      reminderEnabled: reminders?.enabled,
      reminderTime: reminders?.time,
      reminderChannels: reminders?.channels,
      reminderMilestones: reminders?.milestones,
      emergencyName: emergencyContact?.name,
      emergencyPhone: emergencyContact?.phone,
      goals,
      barriers,
    });
    if (!settings) return;
    await tx
      .insert(userSettings)
      .values({ userId, ...settings })
      .onConflictDoUpdate({ target: userSettings.userId, set: settings });
  });
}

/** The columns that have a value, or nothing when none has: an update has to set something. */
function given<T extends Record<string, unknown>>(columns: T): T | undefined {
  return Object.values(columns).some(value => value !== undefined) ? columns : undefined;
}
