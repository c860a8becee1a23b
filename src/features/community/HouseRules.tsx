import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';

/** How people speak to one another here, in a few lines. */
export function HouseRules() {
  const { t } = useLingui();
  return (
    <aside
      aria-label={t`House rules`}
      className="grid gap-3 rounded-lg bg-moss-soft p-5 text-sm lg:sticky lg:top-24"
    >
      <h2 className="text-base">
        <Trans>How we are with each other</Trans>
      </h2>
      <ul className="grid list-disc gap-2 pl-4 marker:text-moss">
        <li>
          <Trans>Speak for yourself, and kindly. Advice is welcome where somebody asks for it.</Trans>
        </li>
        <li>
          <Trans>No links to gambling, no tips, no codes. Such posts wait for a moderator.</Trans>
        </li>
        <li>
          <Trans>Amounts and brand names can trigger urges. Leave them out, or mark the post.</Trans>
        </li>
        <li>
          <Trans>Something does not feel right? Report it, or block the person. They are not told.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          When it can’t wait for an answer:{' '}
          <Link href="/help" className="link">
            help now
          </Link>
          .
        </Trans>
      </p>
    </aside>
  );
}
