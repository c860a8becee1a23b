import './messages.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { InCairn } from './InCairn.tsx';
import { LinkList } from './LinkList.tsx';
import { blockingTools, professionalHelp, reading, supportGroups } from './links.ts';
import { PartLink, ResourceSection } from './ResourceSection.tsx';
import { matches } from './search.rules.ts';

type ResourcesPageProps = {
  /** The way to each lesson. */
  lessons: { path: string; name: MessageDescriptor }[];
  countrySelect: ReactNode;
  gamblingLines: ReactNode;
  crisisLines: ReactNode;
};

const titles = {
  'emergency-contacts': msg`Emergency contacts`,
  hotlines: msg`Hotlines`,
  'professional-help': msg`Professional help`,
  'support-groups': msg`Support groups`,
  'recovery-tools': msg`Self-help tools`,
  education: msg`Education`,
};
type SectionId = keyof typeof titles;

const tools = [
  {
    path: '/help#wait',
    name: msg`The ten-minute timer`,
    about: msg`Wait an urge out, with a breath to go along with.`,
  },
  {
    path: '/help#halt',
    name: msg`Hungry, angry, lonely, tired?`,
    about: msg`A short check of what is missing.`,
  },
  {
    path: '/lessons/triggers-and-plans',
    name: msg`If-then plans`,
    about: msg`Decide in a quiet hour what you do in a hard one.`,
  },
  {
    path: '/progress',
    name: msg`Check-in and calendar`,
    about: msg`See your days and your money add up, stone by stone.`,
  },
];

/** Where help is to be found, in Cairn and beyond it. For anyone. */
export function ResourcesPage({ lessons, countrySelect, gamblingLines, crisisLines }: ResourcesPageProps) {
  const { t, i18n } = useLingui();
  const [query, setQuery] = useState('');
  const title = (id: SectionId) => i18n._(titles[id]);
  const found = (id: SectionId, ...texts: string[]) => matches(query, [title(id), ...texts]);
  const links = (id: SectionId, list: typeof professionalHelp) =>
    list.filter(({ name, about, country, url }) =>
      found(id, name, i18n._(about), country ? i18n._(country) : '', url),
    );

  const emergency = found('emergency-contacts', t`crisis suicide danger call text number line`);
  const hotlines = found('hotlines', t`helpline phone call text gambling number line`);
  const professional = links('professional-help', professionalHelp);
  const groups = links('support-groups', supportGroups);
  const blocking = links('recovery-tools', blockingTools);
  const texts = links('education', reading);
  const ownTools = tools
    .map(tool => ({ ...tool, name: i18n._(tool.name), about: i18n._(tool.about) }))
    .filter(({ name, about }) => found('recovery-tools', name, about));
  const ownLessons = lessons
    .map(({ path, name }) => ({ path, name: i18n._(name) }))
    .filter(({ name }) => found('education', name, t`lesson`));

  const counts: [SectionId, number][] = [
    ['emergency-contacts', Number(emergency)],
    ['hotlines', Number(hotlines)],
    ['professional-help', professional.length],
    ['support-groups', groups.length],
    ['recovery-tools', ownTools.length + blocking.length],
    ['education', ownLessons.length + texts.length],
  ];
  const shown = counts.filter(([, count]) => count > 0).map(([id]) => id);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);

  const contents: Record<SectionId, ReactNode> = {
    'emergency-contacts': (
      <>
        <p className="max-w-measure">
          <Trans>
            If your life or someone else’s is in danger, call your local emergency number. If you think about
            suicide, or can’t keep yourself safe, these lines are for you, whatever the hour.
          </Trans>
        </p>
        {countrySelect}
        {crisisLines}
        <p className="flex flex-wrap gap-3">
          <Link href="/help" className={buttonClass('primary')}>
            <Trans>Open Help now</Trans>
          </Link>
          <Link href="/settings" className={buttonClass()}>
            <Trans>Choose your own emergency contact</Trans>
          </Link>
        </p>
      </>
    ),
    hotlines: (
      <>
        <p className="max-w-measure">
          <Trans>
            Free and confidential. For you, and for whoever worries about somebody. You need no reason and no
            plan to call.
          </Trans>
        </p>
        {emergency ? null : countrySelect}
        {gamblingLines}
      </>
    ),
    'professional-help': (
      <>
        <p className="max-w-measure">
          <Trans>
            Talking therapies help many people to stop. Your doctor can refer you, and treat what often comes
            with gambling, such as low mood or poor sleep. If there are debts, free advice exists for those
            too.
          </Trans>
        </p>
        <LinkList name={title('professional-help')} links={professional} />
      </>
    ),
    'support-groups': (
      <>
        <p className="max-w-measure">
          <Trans>
            Others who have been there. Here in Cairn there are the{' '}
            <Link href="/support" className="link">
              Support Room
            </Link>{' '}
            and the{' '}
            <Link href="/community" className="link">
              Community
            </Link>
            ; beyond it, meetings in most cities and online.
          </Trans>
        </p>
        <LinkList name={title('support-groups')} links={groups} />
      </>
    ),
    'recovery-tools': (
      <>
        <InCairn name={t`In Cairn`} ways={ownTools} />
        {blocking.length > 0 ? (
          <p className="max-w-measure">
            <Trans>
              These keep gambling out of reach. Your bank very likely has a gambling block too: look under
              card controls, or ask.
            </Trans>
          </p>
        ) : null}
        <LinkList name={t`Blocking and self-exclusion`} links={blocking} />
      </>
    ),
    education: (
      <>
        {ownLessons.length > 0 ? (
          <p className="max-w-measure">
            <Trans>Six short lessons, about five minutes each, with the studies they rest on.</Trans>
          </p>
        ) : null}
        <InCairn name={t`Lessons`} ordered ways={ownLessons} />
        <LinkList name={t`Further reading`} links={texts} />
      </>
    ),
  };

  return (
    <div className="page wrap-anywhere grid content-start gap-8">
      <div className="grid gap-4">
        <h1 className="text-xl sm:text-2xl">
          <Trans>Resources</Trans>
        </h1>
        <p className="max-w-measure text-muted">
          <Trans>
            People, places and tools that help. Nobody pays us for standing here, and other sites don’t learn
            that you came from Cairn.
          </Trans>
        </p>
        <search className="grid max-w-measure gap-2 print:hidden">
          <TextField
            label={t`Search resources`}
            type="search"
            autoComplete="off"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <p role="status" className="text-muted text-sm">
            {query.trim() ? <Found count={total} /> : null}
          </p>
        </search>
        <nav aria-label={t`On this page`} className="print:hidden">
          <ul className="flex flex-wrap gap-2">
            {shown.map(id => (
              <li key={id}>
                <PartLink id={id}>{title(id)}</PartLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {shown.map(id => (
        <ResourceSection key={id} id={id} title={title(id)}>
          {contents[id]}
        </ResourceSection>
      ))}
    </div>
  );
}

function Found({ count }: { count: number }) {
  return count > 0 ? (
    <Plural value={count} one="# result" other="# results" />
  ) : (
    <Trans>Nothing found. Try another word, or clear the search.</Trans>
  );
}
