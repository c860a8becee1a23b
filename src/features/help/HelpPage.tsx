import './messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle, Phone, UsersRound } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/Button.tsx';
import type { Me } from '../account/account.schema.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { Halt } from './Halt.tsx';
import { HelplineList } from './HelplineList.tsx';
import { OwnHelp } from './OwnHelp.tsx';
import { UrgeTimer } from './UrgeTimer.tsx';

type HelpPageProps = { me: Me | null | undefined; onSignIn: () => void };

/** For the hardest minutes: people to call, and what helps until the urge has passed. Needs no account and no network. */
export function HelpPage({ me, onSignIn }: HelpPageProps) {
  const { t } = useLingui();
  return (
    <div className="page wrap-anywhere grid content-start gap-8">
      <div className="grid gap-3">
        <h1 className="text-xl sm:text-2xl">
          <Trans>Help now</Trans>
        </h1>
        <p className="max-w-measure sm:text-lg">
          <Trans>An urge passes, often within minutes. You don’t have to wait for it alone.</Trans>
        </p>
        <p className="max-w-measure text-muted">
          <Trans>If your life or someone else’s is in danger, call your local emergency number.</Trans>
        </p>
        <p className="flex flex-wrap gap-2 lg:hidden print:hidden">
          <a href="#wait" className={buttonClass()}>
            <Trans>Wait ten minutes</Trans>
          </a>
          <a href="#halt" className={buttonClass()}>
            <Trans>What is missing?</Trans>
          </a>
        </p>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Part id="lines" title={t`Talk to someone`}>
          <CountrySelect me={me} />
          <HelplineList me={me} />
        </Part>
        <div className="grid gap-8">
          <Part id="wait" title={t`Wait ten minutes`} card onPaper={false}>
            <UrgeTimer />
          </Part>
          <Part id="halt" title={t`What is missing?`} card onPaper={false}>
            <Halt />
          </Part>
          <Part id="own" title={t`Your own words`} card>
            <OwnHelp me={me} onSignIn={onSignIn} />
          </Part>
        </div>
      </div>
      <Part id="next" title={t`And then`} onPaper={false}>
        <div className="flex flex-wrap gap-3">
          <a href="#lines" className={`${buttonClass('secondary', 'lg')} grow sm:grow-0`}>
            <Phone aria-hidden className="size-5 shrink-0" />
            <Trans>Call someone</Trans>
          </a>
          <Link href="/support" className={`${buttonClass('secondary', 'lg')} grow sm:grow-0`}>
            <UsersRound aria-hidden className="size-5 shrink-0" />
            <Trans>Go to the Support Room</Trans>
          </Link>
          <Link href="/" className={`${buttonClass('secondary', 'lg')} grow sm:grow-0`}>
            <MessageCircle aria-hidden className="size-5 shrink-0" />
            <Trans>Talk with your coach</Trans>
          </Link>
        </div>
        <p className="flex flex-wrap gap-x-6 text-sm">
          <Link href="/safety" className="link inline-flex min-h-11 items-center">
            <Trans>How we look after your safety</Trans>
          </Link>
          <Link href="/accessibility" className="link inline-flex min-h-11 items-center">
            <Trans>If something here is hard to use</Trans>
          </Link>
        </p>
      </Part>
    </div>
  );
}

type PartProps = { id: string; title: string; card?: boolean; onPaper?: boolean; children: ReactNode };

function Part({ id, title, card = false, onPaper = true, children }: PartProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={`${card ? 'card grid gap-4 p-5 sm:p-6' : 'grid gap-4'} ${onPaper ? '' : 'print:hidden'}`}
    >
      <h2 id={heading} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
