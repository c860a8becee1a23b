import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

type Need = 'hungry' | 'angry' | 'lonely' | 'tired';

/** Hungry, angry, lonely, tired: what an urge often stands for, with one small thing to do about each. */
export function Halt() {
  const { t } = useLingui();
  const [need, setNeed] = useState<Need | null>(null);
  const needs: [Need, string][] = [
    ['hungry', t`Hungry`],
    ['angry', t`Angry`],
    ['lonely', t`Lonely`],
    ['tired', t`Tired`],
  ];
  return (
    <div className="grid gap-3">
      <p className="max-w-measure">
        <Trans>Urges often come when something else is missing. Which of these are you right now?</Trans>
      </p>
      <fieldset aria-label={t`What are you right now?`} className="flex flex-wrap gap-2">
        {needs.map(([key, name]) => (
          <button
            key={key}
            type="button"
            aria-pressed={need === key}
            onClick={() => setNeed(need === key ? null : key)}
            className="min-h-11 rounded-full border border-control px-5 transition-colors hover:bg-sunken aria-pressed:border-moss aria-pressed:bg-moss-soft aria-pressed:font-semibold aria-pressed:text-moss"
          >
            {name}
          </button>
        ))}
      </fieldset>
      <div role="status">
        {need ? (
          <p className="max-w-measure rounded-md bg-moss-soft px-4 py-3">
            <Suggestion need={need} />
          </p>
        ) : null}
      </div>
    </div>
  );
}

function Suggestion({ need }: { need: Need }) {
  switch (need) {
    case 'hungry':
      return (
        <Trans>
          Eat something now, even if it is only bread and a glass of water. Then look at the urge again.
        </Trans>
      );
    case 'angry':
      return (
        <Trans>
          Walk once around the block, or write down what happened in one line. Nothing has to be answered
          tonight.
        </Trans>
      );
    case 'lonely':
      return (
        <Trans>
          Send one person one line: ‘Hard hour. Can we talk?’ If nobody comes to mind, a helpline is a person
          too.
        </Trans>
      );
    case 'tired':
      return (
        <Trans>
          Put the phone in another room and lie down for twenty minutes. Almost everything is easier after
          sleep.
        </Trans>
      );
  }
}
