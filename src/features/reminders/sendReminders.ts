import type { Deps } from '../../server/deps.ts';
import { describeError } from '../../server/errors.ts';
import { nextMilestone } from '../progress/progress.rules.ts';
import { dueKind, type ReminderKind, words } from './reminder.rules.ts';
import { reminderMail } from './reminderMail.ts';
import { claimDue, listSubscriptions, recallReminders, removeDevice } from './reminders.queries.ts';

type ReminderDeps = Pick<Deps, 'config' | 'db' | 'log' | 'now' | 'sendMail' | 'sendPush'>;
type Due = Awaited<ReturnType<typeof claimDue>>[number];

/** Sends every reminder that is due. Any number of processes may do this at the same time. */
export async function sendDueReminders(deps: ReminderDeps): Promise<void> {
  await recallReminders(deps.db, deps.now());
  for (;;) {
    const now = deps.now();
    const due = await claimDue(deps.db, now);
    if (due.length === 0) return;
    await Promise.all(
      due.map(async reminder => {
        const isMilestone = reminder.streak > 0 && nextMilestone(reminder.streak - 1) === reminder.streak;
        const kind = dueKind({ ...reminder, isMilestone }, now);
        if (kind) await send(deps, reminder, kind);
      }),
    );
  }
}

async function send(
  deps: ReminderDeps,
  { userId, email, channels, ...person }: Due,
  kind: ReminderKind,
): Promise<void> {
  const { config, db, log, sendMail, sendPush } = deps;
  const language = person.language ?? 'en';
  const noted = (error: unknown) => log.warn(describeError(error), 'a reminder could not be sent');
  if (channels.includes('email'))
    await sendMail(reminderMail(email, kind, config.publicUrl, language), userId).catch(noted);
  if (!channels.includes('push')) return;
  const text = JSON.stringify({ ...words[language][kind], url: '/progress' });
  for (const subscription of await listSubscriptions(db, userId)) {
    const outcome = await sendPush(subscription, text).catch(noted);
    if (outcome === 'gone') await removeDevice(db, userId, subscription.id);
  }
}
