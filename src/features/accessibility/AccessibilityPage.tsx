import './messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { ProseList, ProsePart } from '../../ui/Prose.tsx';

/** What Cairn promises to people who see, hear, move or read differently, what falls short, and how to complain. */
export function AccessibilityPage() {
  const { t } = useLingui();
  return (
    <div className="page wrap-anywhere grid content-start gap-8">
      <div className="grid gap-3">
        <h1 className="text-xl sm:text-2xl">
          <Trans>Accessibility</Trans>
        </h1>
        <p className="max-w-measure sm:text-lg">
          <Trans>
            Cairn should be usable by everyone who needs it, on a hard night too: by eye, by ear, by keyboard,
            by voice or by touch. We aim for level AA of the Web Content Accessibility Guidelines 2.2.
          </Trans>
        </p>
      </div>
      <ProsePart title={t`What works`}>
        <ProseList>
          <li>
            <Trans>
              Everything can be done with a keyboard alone. Where you are is always marked, and closing a
              window takes you back to where you were.
            </Trans>
          </li>
          <li>
            <Trans>
              Screen readers are told the name and state of every control. New messages are read out once.
            </Trans>
          </li>
          <li>
            <Trans>
              Text can be made twice as large and pages enlarged to 400% without scrolling sideways. In
              Settings the letters can be made larger for this site alone.
            </Trans>
          </li>
          <li>
            <Trans>
              Light and dark colors, the colors of your own system, and less motion are respected. Nothing is
              told by color alone.
            </Trans>
          </li>
          <li>
            <Trans>
              Nothing you do here runs against a clock. The breathing timer on Help now can be left at any
              time.
            </Trans>
          </li>
        </ProseList>
      </ProsePart>
      <ProsePart title={t`What falls short`}>
        <ProseList>
          <li>
            <Trans>
              What other people write is as they wrote it. Their words may be hard to read, and we do not
              describe their pictures.
            </Trans>
          </li>
          <li>
            <Trans>
              Speaking instead of typing, and having replies read aloud, depend on what your browser offers.
              In some browsers they are missing.
            </Trans>
          </li>
          <li>
            <Trans>
              The calendar of Progress is a dense table. The same days can be corrected one by one under
              Record a slip.
            </Trans>
          </li>
          <li>
            <Trans>
              People with disabilities have not yet tested Cairn together with us. Until they have, we call it
              partly in line with the guidelines.
            </Trans>
          </li>
        </ProseList>
      </ProsePart>
      <ProsePart title={t`How it was checked`}>
        <p className="max-w-measure">
          <Trans>
            We checked it ourselves. With every change, an automatic check looks at every screen in both
            themes, a walk through the product is done by keyboard, and every screen is opened at 320 pixels
            and with forced colors. This statement is of 22 November 2026.
          </Trans>
        </p>
      </ProsePart>
      <ProsePart title={t`Tell us, or complain`}>
        <p className="max-w-measure">
          <Trans>
            Cairn is run by the organization that gave you its address. If something keeps you out, write to
            them: say which page, what you tried, and what you use to read it. They should answer within two
            weeks, and give you what you came for in another way meanwhile.
          </Trans>
        </p>
        <p className="max-w-measure">
          <Trans>
            If the answer does not help, you can complain to the body that watches over accessibility in your
            country. In the European Union that is your national enforcement body, in the United Kingdom the
            Equality Advisory and Support Service, in the United States the Department of Justice at ADA.gov.
          </Trans>
        </p>
        <p>
          <Link href="/help" className="link inline-flex min-h-11 items-center font-semibold">
            <Trans>If you need someone now, open Help now</Trans>
          </Link>
        </p>
      </ProsePart>
    </div>
  );
}
