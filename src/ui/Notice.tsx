import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

const tones = {
  error: 'bg-clay-soft text-clay-ink',
  info: 'bg-moss-soft text-ink',
  caution: 'bg-dawn-soft text-dawn-ink',
};

type NoticeProps = {
  tone?: keyof typeof tones;
  children: ReactNode;
  /** The one thing to do about it, for instance to try again. */
  action?: { label: string; onClick: () => void; pending?: boolean };
  className?: string;
};

/** Says what happened, beside what it happened to. An error is read out at once, anything else politely. */
export function Notice({ tone = 'info', children, action, className = '' }: NoticeProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md px-4 py-2 text-sm ${tones[tone]} ${className}`}
    >
      <div className="min-w-0 flex-1 basis-64 py-1">{children}</div>
      {action ? (
        <Button onClick={action.onClick} pending={action.pending}>
          {action.label}
        </Button>
      ) : null}
    </div>
  );
}
