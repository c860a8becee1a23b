import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Sprout } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from './Button.tsx';

/** A screen that is not there yet, by its name; without a name, a path that leads nowhere. */
export function ComingSoon({ name }: { name?: MessageDescriptor }) {
  const { i18n } = useLingui();
  const Soon = name ? 'h2' : 'h1';
  return (
    <div className="page grid content-start gap-8">
      {name ? <h1 className="text-xl">{i18n._(name)}</h1> : null}
      <div className="card grid max-w-measure justify-items-start gap-2 p-6 sm:p-8">
        <Sprout aria-hidden className="mb-2 size-7 text-moss" />
        <Soon className={name ? 'text-lg' : 'text-xl'}>
          <Trans>Page Coming Soon</Trans>
        </Soon>
        <p className="text-muted">
          <Trans>This page is under development. Please check back later!</Trans>
        </p>
        <Link href="/" className={`${buttonClass()} mt-2`}>
          <Trans>Go to the start</Trans>
        </Link>
      </div>
    </div>
  );
}
