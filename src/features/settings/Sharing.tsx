import { Trans, useLingui } from '@lingui/react/macro';
import { SaveState } from '../../ui/SaveState.tsx';
import { StreakBadge } from '../../ui/StreakBadge.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useSaving } from '../../ui/saving.ts';
import type { Settings } from './settings.schema.ts';

type SharingProps = {
  stored: Settings['sharing'];
  fullName: string;
  /** The person's streak; undefined until it is known. */
  streak: number | undefined;
  onSave: (sharing: Settings['sharing']) => Promise<unknown>;
};

/** What others see beside the person's words, with a look at it as it is set. */
export function Sharing({ stored, fullName, streak, onSave }: SharingProps) {
  const { t } = useLingui();
  const saving = useSaving(stored, onSave);
  const { progress, presence } = saving.value;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Switch
        label={t`Share progress`}
        hint={<Trans>Your streak stands beside your name in the room and the community.</Trans>}
        on={progress}
        onChange={on => saving.set({ ...saving.value, progress: on })}
      />
      <Switch
        label={t`Share presence`}
        hint={<Trans>Others see that you have the Support Room open.</Trans>}
        on={presence}
        onChange={on => saving.set({ ...saving.value, presence: on })}
      />
      <SaveState saving={saving} />
      <figure className="grid grid-cols-1 gap-2 rounded-md bg-sunken p-3">
        <figcaption className="text-muted text-sm">
          <Trans>What others see of you</Trans>
        </figcaption>
        <p className="flex flex-wrap items-center gap-2">
          {presence ? (
            <span className="inline-flex items-center gap-1.5 text-sm">
              <span aria-hidden className="size-2.5 rounded-full bg-moss" />
              <Trans>Online</Trans>
            </span>
          ) : null}
          <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{fullName}</span>
          {progress && streak !== undefined ? <StreakBadge days={streak} zero="orange" /> : null}
        </p>
        <p className="text-muted text-sm">
          <Trans>
            Your email, your calendar, slips, notes, money and talks with the coach are never shown to anyone.
          </Trans>
        </p>
      </figure>
    </div>
  );
}
