import { Trans } from '@lingui/react/macro';

/** A word from the coach, signed as what he is. */
export function PatrickQuote() {
  return (
    <figure className="grid gap-3 rounded-lg bg-moss-soft p-5 sm:p-6">
      <blockquote className="text-lg">
        <Trans>“An urge is loud, and it is short. Let it finish its sentence, and don’t answer.”</Trans>
      </blockquote>
      <figcaption className="text-sm">
        <Trans>Patrick, AI coach</Trans>
      </figcaption>
    </figure>
  );
}
