import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Three things that help on most days. */
export function RecoveryTips() {
  return (
    <section aria-labelledby="tips" className="card p-5 sm:p-6">
      <h2 id="tips" className="text-lg">
        <Trans>Recovery tips</Trans>
      </h2>
      <ul className="mt-4 grid gap-4">
        <Tip title={<Trans>Put time between you and the money</Trans>}>
          <Trans>Leave the card at home, or with someone you trust. A short walk outlasts most urges.</Trans>
        </Tip>
        <Tip title={<Trans>Know your hard hour</Trans>}>
          <Trans>
            Payday, a late evening, after an argument: plan one other thing for exactly that hour.
          </Trans>
        </Tip>
        <Tip title={<Trans>Say it to one person</Trans>}>
          <Trans>‘Hard evening, can we talk?’ is enough. An urge shared is half as loud.</Trans>
        </Tip>
      </ul>
    </section>
  );
}

function Tip({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <h3 className="font-semibold text-sm">{title}</h3>
      <p className="mt-0.5 text-muted text-sm">{children}</p>
    </li>
  );
}
