import './messages.ts';
import './lesson.css';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';

/** A published study that a lesson rests on. */
type Evidence = { authors: string; year: number; title: string; where: string; found: ReactNode };

export type LessonProps = {
  title: string;
  /** What can be done at once, below the text. */
  tool?: ReactNode;
};

type FrameProps = LessonProps & { lead: ReactNode; evidence: Evidence[]; children: ReactNode };

/** The frame of a lesson: some five minutes of reading, and what it rests on. */
export function Lesson({ title, lead, tool, evidence, children }: FrameProps) {
  return (
    <div className="page wrap-anywhere grid content-start gap-8">
      <Link
        href="/resources#education"
        className="link inline-flex min-h-11 items-center gap-2 justify-self-start text-sm print:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" />
        <Trans>All resources</Trans>
      </Link>
      <article className="grid gap-x-16 gap-y-8 lg:grid-cols-[var(--container-measure)_minmax(0,24rem)]">
        <div className="lesson">
          <h1 className="text-xl sm:text-2xl">{title}</h1>
          <p className="text-muted text-sm">
            <Trans>About five minutes</Trans>
          </p>
          <p className="text-lg">{lead}</p>
          {children}
          {tool}
        </div>
        <div className="grid max-w-measure content-start gap-8">
          <section aria-labelledby="evidence" className="border-line border-t pt-6">
            <h2 id="evidence">
              <Trans>What this rests on</Trans>
            </h2>
            <ul className="mt-3 grid gap-3 text-sm">
              {evidence.map(({ authors, year, title: study, where, found }) => (
                <li key={study}>
                  <p>{found}</p>
                  <p lang="en" className="text-muted">
                    {authors} ({year}). {study}. <cite>{where}</cite>.
                  </p>
                </li>
              ))}
            </ul>
            <p className="mt-4 text-muted text-sm">
              <Trans>
                A study tells what happened to many people on average. You are one person: keep what helps
                you.
              </Trans>
            </p>
          </section>
          <Button onClick={() => window.print()} className="justify-self-start print:hidden">
            <Printer aria-hidden className="size-5 shrink-0" />
            <Trans>Print this lesson</Trans>
          </Button>
        </div>
      </article>
    </div>
  );
}
