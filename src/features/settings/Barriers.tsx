import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Day } from '../../shared/day.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { SaveState } from '../../ui/SaveState.tsx';
import { useSaving } from '../../ui/saving.ts';
import { type BarrierKind, barrierKinds, dueForReview } from './barriers.rules.ts';
import { RegisterLinks } from './RegisterLinks.tsx';
import type { Barrier } from './settings.schema.ts';

type BarriersProps = {
  group: BarrierKind['group'];
  stored: Barrier[];
  today: Day;
  country: string | null;
  onSave: (barriers: Barrier[]) => Promise<unknown>;
};

/** A checklist with dates. A tick says what the person did elsewhere; nothing here blocks anything. */
export function Barriers({ group, stored, today, country, onSave }: BarriersProps) {
  const saving = useSaving(stored, onSave);
  const kinds = barrierKinds.filter(kind => kind.group === group);
  const old = dueForReview(saving.value, today);
  return (
    <div className="grid grid-cols-1 gap-2">
      <ul className="grid grid-cols-1 gap-3">
        {kinds.map(kind => (
          <li key={kind.key} className="rounded-md border border-line p-3">
            <Item
              kind={kind}
              done={saving.value.filter(({ key }) => key === kind.key)}
              old={old.some(({ key }) => key === kind.key)}
              today={today}
              onAdd={label => saving.set([...saving.value, { key: kind.key, label, doneOn: today }])}
              onChange={(before, after) =>
                saving.set(saving.value.map(entry => (entry === before ? after : entry)))
              }
              onRemove={entry => saving.set(saving.value.filter(other => other !== entry))}
            />
            {kind.key === 'self-exclusion' ? <RegisterLinks country={country} /> : null}
          </li>
        ))}
      </ul>
      <SaveState saving={saving} />
    </div>
  );
}

type ItemProps = {
  kind: BarrierKind;
  done: Barrier[];
  /** Set up so long ago that it is worth a look. */
  old: boolean;
  today: Day;
  onAdd: (label: string) => void;
  onChange: (before: Barrier, after: Barrier) => void;
  onRemove: (entry: Barrier) => void;
};

function Item({ kind, done, old, today, onAdd, onChange, onRemove }: ItemProps) {
  const { i18n } = useLingui();
  const id = useId();
  const title = i18n._(kind.title);
  return (
    <div className="grid grid-cols-1 gap-2">
      <label
        htmlFor={id}
        className="flex min-h-11 items-start gap-3 py-2.25 font-semibold [overflow-wrap:anywhere]"
      >
        <input
          id={id}
          type="checkbox"
          checked={done.length > 0}
          aria-describedby={`${id}-about`}
          onChange={() => {
            if (done.length === 0) onAdd('');
            else for (const entry of done) onRemove(entry);
          }}
          disabled={done.length > 1}
          className="mt-0.75 size-5 shrink-0"
        />
        {title}
      </label>
      <p id={`${id}-about`} className="-mt-4 pl-8 text-muted text-sm">
        {i18n._(kind.about)}
      </p>
      {done.map((entry, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id and keep their order
        <Entry key={i} kind={kind} entry={entry} today={today} onChange={onChange} onRemove={onRemove} />
      ))}
      {kind.repeats && done.length > 0 && done.length < 20 ? (
        <Button variant="quiet" onClick={() => onAdd('')} className="justify-self-start">
          <Plus aria-hidden className="size-4" />
          <Trans>Add another one</Trans>
        </Button>
      ) : null}
      {old ? (
        <p className="rounded-md bg-dawn-soft px-3 py-2 text-dawn-ink text-sm">
          <Trans>
            That was more than a year ago. When you have a minute, see whether it still holds, then set
            today’s date.
          </Trans>
        </p>
      ) : null}
    </div>
  );
}

type EntryProps = Pick<ItemProps, 'kind' | 'today' | 'onChange' | 'onRemove'> & { entry: Barrier };

function Entry({ kind, entry, today, onChange, onRemove }: EntryProps) {
  const { t, i18n } = useLingui();
  const [label, setLabel] = useState(entry.label);
  const title = i18n._(kind.title);
  const labelName = kind.repeats ? i18n._(kind.repeats) : '';
  return (
    <div className="flex flex-wrap items-center gap-2">
      {kind.repeats ? (
        <input
          aria-label={`${title}: ${labelName}`}
          placeholder={labelName}
          maxLength={80}
          value={label}
          onChange={({ target }) => setLabel(target.value)}
          onBlur={() => label.trim() !== entry.label && onChange(entry, { ...entry, label: label.trim() })}
          className="field min-w-0 flex-1 basis-32"
        />
      ) : null}
      <input
        type="date"
        aria-label={t`${title}: since`}
        max={today}
        value={entry.doneOn}
        onChange={({ target }) => target.value && onChange(entry, { ...entry, doneOn: target.value })}
        className="field"
      />
      {kind.repeats ? (
        <IconButton
          label={t`Remove`}
          icon={<Trash2 aria-hidden className="size-5" />}
          onClick={() => onRemove(entry)}
        />
      ) : null}
    </div>
  );
}
