import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { CairnScene } from './CairnScene.tsx';
import { ProviderProblem } from './ProviderProblem.tsx';

type WelcomePageProps = { onSignIn: () => void; onSignUp: () => void };

/** What a signed-out visitor finds at the start, and behind every link that needs an account. */
export function WelcomePage({ onSignIn, onSignUp }: WelcomePageProps) {
  return (
    <div className="page grid content-start gap-12 lg:gap-20 lg:pt-24">
      <ProviderProblem />
      <section className="grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16">
        <div className="grid justify-items-start gap-6">
          <h1 className="max-w-[16ch] text-xl sm:text-2xl">
            <Trans>You don’t have to stop gambling alone</Trans>
          </h1>
          <p className="max-w-measure sm:text-lg">
            <Trans>
              Cairn is a quiet place for people who are stopping. Talk with an AI coach at any hour, and see
              your days add up, stone by stone. A slip never knocks them down.
            </Trans>
          </p>
          <div className="flex w-full flex-wrap gap-3">
            <Button variant="primary" size="lg" onClick={onSignUp} className="grow sm:grow-0">
              <Trans>Create Account</Trans>
            </Button>
            <Button size="lg" onClick={onSignIn} className="grow sm:grow-0">
              <Trans>Sign In</Trans>
            </Button>
          </div>
          <p className="text-muted text-sm">
            <Trans>
              Is it hard right now?{' '}
              <Link href="/help" className="link">
                Find a number to call or text
              </Link>
              . No account needed.
            </Trans>
          </p>
        </div>
        <CairnScene />
      </section>
      <dl className="grid gap-8 border-line border-t pt-8 sm:grid-cols-3">
        <div>
          <dt className="font-semibold">
            <Trans>An AI that says it is one</Trans>
          </dt>
          <dd className="mt-1 text-muted text-sm">
            <Trans>
              Four AI coaches with different manners. Each one listens before it advises, and none of them
              claims to be human.
            </Trans>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">
            <Trans>You go by a name you choose</Trans>
          </dt>
          <dd className="mt-1 text-muted text-sm">
            <Trans>
              We suggest a pseudonym. Your email is never shown to others, and your chat is yours alone.
            </Trans>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">
            <Trans>Nobody keeps score of you</Trans>
          </dt>
          <dd className="mt-1 text-muted text-sm">
            <Trans>
              Numbers are facts, not grades. No trackers, no adverts, nothing sent to anyone else.
            </Trans>
          </dd>
        </div>
      </dl>
    </div>
  );
}
