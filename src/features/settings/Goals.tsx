import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Day } from '../../shared/day.ts';
import { newId } from '../../shared/ids.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { SaveState } from '../../ui/SaveState.tsx';
import { useSaving } from '../../ui/saving.ts';
import { changeGoal, moveGoal } from './goals.rules.ts';
import type { Goal } from './settings.schema.ts';

const LONGEST = 200;

type GoalsProps = { stored: Goal[]; today: Day; onSave: (goals: Goal[]) => Promise<unknown> };

/** What the person wants to reach, in their order and for their eyes only. */
export function Goals({ stored, today, onSave }: GoalsProps) {
  const { t } = useLingui();
  const saving = useSaving(stored, onSave);
  const goals = saving.value;
  const suggestions = [t`Stop gambling`, t`Save money`, t`Rebuild relationships`].filter(
    text => !goals.some(goal => goal.text === text),
  );
  const add = (text: string) => saving.set([...goals, { id: newId(), text, doneOn: null }]);
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="font-semibold">
        <Trans>Recovery goals</Trans>
      </h3>
      {goals.length > 0 ? (
        <ul aria-label={t`Recovery goals`} className="grid grid-cols-1 gap-2">
          {goals.map((goal, i) => (
            <GoalRow
              key={goal.id}
              goal={goal}
              first={i === 0}
              last={i === goals.length - 1}
              onChange={change => saving.set(changeGoal(goals, goal.id, change))}
              onDone={done => saving.set(changeGoal(goals, goal.id, { doneOn: done ? today : null }))}
              onMove={by => saving.set(moveGoal(goals, goal.id, by))}
              onRemove={() => saving.set(goals.filter(other => other !== goal))}
            />
          ))}
        </ul>
      ) : null}
      {suggestions.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {suggestions.map(text => (
            <Button key={text} onClick={() => add(text)}>
              <Plus aria-hidden className="size-4" />
              {text}
            </Button>
          ))}
        </div>
      ) : null}
      <NewGoal onAdd={add} />
      <SaveState saving={saving} />
    </div>
  );
}

type GoalRowProps = {
  goal: Goal;
  first: boolean;
  last: boolean;
  onChange: (change: { text: string }) => void;
  onDone: (done: boolean) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function GoalRow({ goal, first, last, onChange, onDone, onMove, onRemove }: GoalRowProps) {
  const { t } = useLingui();
  const [text, setText] = useState(goal.text);
  function keep() {
    const trimmed = text.trim();
    if (!trimmed) setText(goal.text);
    else if (trimmed !== goal.text) onChange({ text: trimmed });
  }
  return (
    <li className="flex flex-wrap items-center gap-1 rounded-md border border-line px-3 py-1">
      <input
        type="checkbox"
        checked={goal.doneOn !== null}
        aria-label={t`Done: ${goal.text}`}
        onChange={({ target }) => onDone(target.checked)}
        className="size-5 shrink-0"
      />
      <input
        aria-label={t`Goal`}
        value={text}
        maxLength={LONGEST}
        onChange={({ target }) => setText(target.value)}
        onBlur={keep}
        onKeyDown={event => event.key === 'Enter' && keep()}
        className={`field min-w-0 flex-1 basis-40 border-transparent! bg-transparent! ${goal.doneOn ? 'text-muted line-through' : ''}`}
      />
      <span className="flex">
        <IconButton
          label={t`Move up`}
          icon={<ArrowUp aria-hidden className="size-5" />}
          disabled={first}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t`Move down`}
          icon={<ArrowDown aria-hidden className="size-5" />}
          disabled={last}
          onClick={() => onMove(1)}
        />
        <IconButton label={t`Remove`} icon={<Trash2 aria-hidden className="size-5" />} onClick={onRemove} />
      </span>
    </li>
  );
}

function NewGoal({ onAdd }: { onAdd: (text: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  return (
    <form
      className="flex gap-2"
      onSubmit={event => {
        event.preventDefault();
        if (!text.trim()) return;
        onAdd(text.trim());
        setText('');
      }}
    >
      <input
        aria-label={t`A goal of your own`}
        placeholder={t`A goal of your own`}
        value={text}
        maxLength={LONGEST}
        onChange={({ target }) => setText(target.value)}
        className="field min-w-0 flex-1"
      />
      <Button type="submit" className="shrink-0">
        <Trans>Add</Trans>
      </Button>
    </form>
  );
}
