import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

type SettingsSectionProps = {
  title: string;
  /** Not there yet: the children only say what it will be. */
  soon?: boolean;
  children: ReactNode;
};

/** One group of settings under its heading. */
export function SettingsSection({ title, soon = false, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card grid gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {soon ? (
          <span className="rounded-full bg-sunken px-3 py-1 text-muted text-xs">
            <Trans>Coming Soon</Trans>
          </span>
        ) : null}
      </div>
      <div className={soon ? 'text-muted' : undefined}>{children}</div>
    </section>
  );
}
