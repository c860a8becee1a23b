import './messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { ProseList, ProsePart } from '../../ui/Prose.tsx';
import { FiguresTable } from './FiguresTable.tsx';

/** How Cairn looks after people who may not be safe, in plain words, and how well that works. */
export function SafetyPage() {
  const { t } = useLingui();
  return (
    <div className="page wrap-anywhere grid content-start gap-8">
      <div className="grid gap-3">
        <h1 className="text-xl sm:text-2xl">
          <Trans>How we look after your safety</Trans>
        </h1>
        <p className="max-w-measure sm:text-lg">
          <Trans>
            Gambling can bring people to the edge. When somebody writes that here, they should find a person
            to talk with at once. This is what Cairn does for that, and what it can’t do.
          </Trans>
        </p>
        <p>
          <Link href="/help" className="link inline-flex min-h-11 items-center font-semibold">
            <Trans>If you need someone now, open Help now</Trans>
          </Link>
        </p>
      </div>
      <ProsePart title={t`What happens when you write`}>
        <ProseList>
          <li>
            <Trans>
              Every message to the coach is read on our own server before any AI sees it: by a fixed set of
              word patterns, and by a count of which words people use who mean it. They look for plans,
              goodbyes, a wish to die or be gone, and self-harm, also when it is said in a roundabout way or
              adds up over several messages.
            </Trans>
          </li>
          <li>
            <Trans>
              When they find something, a card appears at once, before any reply: a crisis line of your
              country, the gambling helpline, and your emergency contact if you have set one. Its words and
              numbers are fixed and checked by people. Nothing on it is made up by an AI.
            </Trans>
          </li>
          <li>
            <Trans>
              The coach is told. It stops coaching, answers briefly and kindly, and asks one direct question
              about your safety. It is never to discuss methods.
            </Trans>
          </li>
          <li>
            <Trans>
              The card stays until you clear the conversation. Saying that you are fine does not take it away:
              many people say that when they are not.
            </Trans>
          </li>
          <li>
            <Trans>
              If the AI is slow or away, the card comes all the same, with a prepared reply that is marked as
              automatic.
            </Trans>
          </li>
          <li>
            <Trans>
              When you write about somebody else, or about a time long ago, you see a softer card once.
            </Trans>
          </li>
          <li>
            <Trans>
              When gambling has become too much, without a sign that your life is at risk, no card comes. The
              helpline stands below the coach’s reply, once.
            </Trans>
          </li>
        </ProseList>
      </ProsePart>
      <ProsePart title={t`In the Support Room and the community`}>
        <p className="max-w-measure">
          <Trans>
            The same detector reads messages, posts and comments. What you wrote is published as always, and
            you alone see the card. Moderators find the item at the top of their list, so that a person looks
            at it soon. Nobody else is told.
          </Trans>
        </p>
      </ProsePart>
      <ProsePart title={t`Who sees it`}>
        <p className="max-w-measure">
          <Trans>
            What you tell the coach is seen by no moderator and no other member. That a card was shown is kept
            with your conversation and deleted with it. Logs and statistics hold none of your words. Nobody is
            called or written to on your behalf: you decide whom to reach.
          </Trans>
        </p>
      </ProsePart>
      <ProsePart title={t`What Cairn does not do`}>
        <ProseList>
          <li>
            <Trans>It is not an emergency service, and nobody watches the chat.</Trans>
          </li>
          <li>
            <Trans>
              It misses some people: those who say nothing of it, who use irony or pictures, or who choose
              their words so that nobody notices. No card does not mean that all is well.
            </Trans>
          </li>
          <li>
            <Trans>
              It sometimes shows the card without need. We prefer one kind word too many to one too few.
            </Trans>
          </li>
          <li>
            <Trans>
              It understands English best. In Spanish, French, German, Portuguese and Italian it knows direct
              statements; other languages not at all.
            </Trans>
          </li>
          <li>
            <Trans>It does not diagnose, and the coach is no therapist.</Trans>
          </li>
        </ProseList>
      </ProsePart>
      <ProsePart title={t`How well it works`}>
        <FiguresTable />
      </ProsePart>
    </div>
  );
}
