import './messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { problemText } from '../../ui/fetch.ts';
import type { Me } from '../account/account.schema.ts';
import { Avatar } from './Avatar.tsx';
import { useSaveCoach } from './coach.api.ts';
import type { Coach } from './coach.schema.ts';

type CoachPickerProps = { me: Me; coaches: Coach[]; onSaved?: (byKey: boolean) => void };

/** The four coaches to choose from. A coach shows as selected once the choice is saved, not before. */
export function CoachPicker({ me, coaches, onSaved }: CoachPickerProps) {
  const { t } = useLingui();
  const group = useId();
  const save = useSaveCoach();
  return (
    <div role="radiogroup" aria-label={t`Coach`} className="grid gap-2">
      {coaches.map(coach => (
        <CoachChoice
          key={coach.key}
          coach={coach}
          group={group}
          selected={coach.key === me.selectedCoach}
          save={coach.key === save.variables ? save : null}
          onSelect={byKey => save.mutate(coach.key, { onSuccess: () => onSaved?.(byKey) })}
        />
      ))}
    </div>
  );
}

type CoachChoiceProps = {
  coach: Coach;
  group: string;
  selected: boolean;
  /** How saving this choice goes. */
  save: ReturnType<typeof useSaveCoach> | null;
  onSelect: (byKey: boolean) => void;
};

function CoachChoice({ coach, group, selected, save, onSelect }: CoachChoiceProps) {
  const id = useId();
  return (
    <label className="flex gap-3 rounded-md border border-line p-3 hover:bg-sunken has-checked:border-moss has-checked:bg-moss-soft has-focus-visible:outline-3 has-focus-visible:outline-moss">
      <Avatar coach={coach} className="size-11 text-xl" />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span id={`${id}-name`} className="font-semibold">
          {coach.name}
        </span>
        <span id={`${id}-about`} className="grid gap-0.5 text-sm">
          <span>{coach.title}</span>
          <span className="text-muted">{coach.description}</span>
        </span>
        {save?.isPending ? (
          <span role="status" className="text-muted text-sm">
            <Trans>Saving…</Trans>
          </span>
        ) : null}
        {save?.isError ? (
          <span role="alert" className="text-clay-ink text-sm">
            <Trans>{coach.name} could not be selected.</Trans> {problemText(save.error)}
          </span>
        ) : null}
      </span>
      <input
        type="radio"
        name={group}
        value={coach.key}
        checked={selected}
        onChange={event => onSelect(event.target.matches(':focus-visible'))}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about`}
        className="mt-1 size-5 shrink-0 outline-none"
      />
    </label>
  );
}
