import { Trans } from '@lingui/react/macro';
import { ChevronRight, LifeBuoy, type LucideIcon, UsersRound, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** The ways on from here. */
export function QuickResources() {
  return (
    <section aria-labelledby="quick-resources" className="card p-5 sm:p-6">
      <h2 id="quick-resources" className="text-lg">
        <Trans>Quick Resources</Trans>
      </h2>
      <ul className="-mx-2 mt-2 grid">
        <Way to="/resources#emergency-contacts" Icon={LifeBuoy}>
          <Trans>Emergency Contacts</Trans>
        </Way>
        <Way to="/resources#recovery-tools" Icon={Wrench}>
          <Trans>Recovery Tools</Trans>
        </Way>
        <Way to="/community" Icon={UsersRound}>
          <Trans>Community Support</Trans>
        </Way>
      </ul>
    </section>
  );
}

function Way({ to, Icon, children }: { to: string; Icon: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <Link href={to} className="flex min-h-12 items-center gap-3 rounded-md px-2 hover:bg-sunken">
        <Icon aria-hidden className="size-5 shrink-0 text-moss" />
        <span className="flex-1">{children}</span>
        <ChevronRight aria-hidden className="size-4 text-muted" />
      </Link>
    </li>
  );
}
