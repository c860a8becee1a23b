import './messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useCheckIns } from '../../features/progress/checkIns.api.ts';
import { useProgress } from '../../features/progress/progress.api.ts';
import { useSaveSettings, useSettings } from '../../features/settings/settings.api.ts';
import type { Settings } from '../../features/settings/settings.schema.ts';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { useKept } from '../../ui/kept.ts';
import { withMessages } from '../../ui/language.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Member } from '../screens.tsx';

const CoachPicker = lazy(async () => ({
  default: (await withMessages(import('../../features/coach/CoachPicker.tsx'))).CoachPicker,
}));
const DailyAmount = lazy(async () => ({
  default: (await withMessages(import('../../features/settings/DailyAmount.tsx'))).DailyAmount,
}));

const steps = ['coach', 'amount', 'reminder', 'stone', 'laid', 'over'];

/** The first minute: a coach, what a day saves, a reminder, the first stone. Each can be left out, and all at once. */
export function FirstSteps({ me, coaches }: Member) {
  const { t } = useLingui();
  const [kept, setStep] = useKept('cairn.start');
  const settings = useSettings(me.id);
  const progress = useProgress(me.id);
  const checkIns = useCheckIns(me.id);
  const save = useSaveSettings(me.id);
  if (kept === 'over' || !settings.data || !progress.data) return null;
  const { longestStreak, daysSinceLastGamble } = progress.data;
  // Whoever has days in their calendar found the way already.
  if (!kept && (longestStreak > 0 || daysSinceLastGamble !== null)) return null;

  const step = steps.includes(kept) ? kept : 'coach';
  const next = () => setStep(steps[steps.indexOf(step) + 1] ?? 'over');
  const frame = { number: steps.indexOf(step) + 1, onSkip: () => leave(setStep) };
  const coach = coaches.find(({ key }) => key === me.selectedCoach)?.name;
  if (step === 'coach') {
    return (
      <Step key={step} {...frame} title={t`Who do you want to talk with?`} onNext={next}>
        <p>
          <Trans>You are with {coach}. All four are AI, each with a voice of its own.</Trans>
        </p>
        <More label={t`Choose another coach`}>
          <Suspense>
            <CoachPicker me={me} coaches={coaches} />
          </Suspense>
        </More>
      </Step>
    );
  }
  if (step === 'amount') {
    return (
      <Step key={step} {...frame} title={t`What does a day without gambling save?`} onNext={next}>
        <Suspense>
          <DailyAmount
            stored={settings.data.dailySpendLimit}
            currency={me.currency}
            onSave={amount => save({ dailySpendLimit: amount })}
          />
        </Suspense>
      </Step>
    );
  }
  if (step === 'reminder') {
    return <ReminderStep key={step} {...frame} stored={settings.data} onSave={save} onNext={next} />;
  }
  if (step === 'stone') {
    return (
      <Step
        key={step}
        {...frame}
        title={t`Lay your first stone`}
        action={t`Lay the first stone`}
        later={t`Not today`}
        onNext={() => {
          checkIns.checkIn(me.timeZone);
          next();
        }}
      >
        <p>
          <Trans>
            Each day without gambling is a stone, and the stones make your cairn. If today is such a day, lay
            the first one now.
          </Trans>
        </p>
      </Step>
    );
  }
  return (
    <Step key={step} title={t`Your first stone lies`} action={t`Write a first message`} onNext={frame.onSkip}>
      {checkIns.refused ? <Notice tone="error">{problemText(checkIns.refused)}</Notice> : null}
      <p>
        <Trans>
          Tomorrow you lay the next one. You can{' '}
          <Link href="/progress" className="link">
            see your cairn in Progress
          </Link>{' '}
          at any time. Now tell {coach} what brought you here, in as few words as you like.
        </Trans>
      </p>
    </Step>
  );
}

/** Goes on to the first message. */
function leave(setStep: (step: string) => void): void {
  setStep('over');
  document.querySelector<HTMLTextAreaElement>('main textarea')?.focus();
}

type ReminderStepProps = {
  number: number;
  stored: Settings;
  onSave: (changes: { reminders: Settings['reminders'] }) => Promise<void>;
  onNext: () => void;
  onSkip: () => void;
};

function ReminderStep({ number, stored, onSave, onNext, onSkip }: ReminderStepProps) {
  const { t } = useLingui();
  const id = useId();
  const [time, setTime] = useState(stored.reminders.time);
  const saving = useAction(onSave);
  return (
    <Step
      number={number}
      title={t`A word on the days you forget?`}
      action={t`Remind me by email`}
      pending={saving.pending}
      later={t`No reminder`}
      onLater={onNext}
      onSkip={onSkip}
      onNext={() => {
        const reminders = { ...stored.reminders, time, enabled: true, channels: ['email' as const] };
        saving.start({ reminders }, { onDone: onNext });
      }}
    >
      <p>
        <Trans>
          Only on days you have not checked in. Its words say nothing of what Cairn is about. Settings has
          more ways.
        </Trans>
      </p>
      <div className="grid gap-1">
        <label htmlFor={id} className="font-semibold text-sm">
          <Trans>Reminder time</Trans>
        </label>
        <input
          id={id}
          type="time"
          required
          value={time}
          onChange={({ target }) => target.value && setTime(target.value)}
          className="field justify-self-start"
        />
      </div>
      {saving.error ? <Notice tone="error">{problemText(saving.error)}</Notice> : null}
    </Step>
  );
}

type StepProps = {
  title: string;
  /** Which of the four; without it there is nothing left to skip. */
  number?: number;
  action?: string;
  pending?: boolean;
  /** Says no to this step alone. */
  later?: string;
  onNext: () => void;
  onLater?: () => void;
  onSkip?: () => void;
  children: ReactNode;
};

function Step({ title, number, action, pending, later, onNext, onLater, onSkip, children }: StepProps) {
  const { t } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button goes away under the finger; the first step takes the focus from nobody.
  useEffect(() => {
    if (number !== 1) heading.current?.focus({ preventScroll: true });
  }, [number]);
  return (
    <section aria-labelledby={id} className="card grid grid-cols-1 gap-4 p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-lg outline-none">
          {title}
        </h2>
        {number ? (
          <p className="shrink-0 text-muted text-sm">
            <Trans>{number} of 4</Trans>
          </p>
        ) : null}
      </div>
      {children}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" pending={pending} onClick={onNext}>
          {action ?? t`Next`}
        </Button>
        {later ? <Button onClick={onLater ?? onSkip}>{later}</Button> : null}
        {number && onSkip ? (
          <Button variant="quiet" onClick={onSkip}>
            <Trans>Skip the start</Trans>
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function More({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  if (open) return children;
  return (
    <Button onClick={() => setOpen(true)} className="justify-self-start">
      {label}
    </Button>
  );
}
