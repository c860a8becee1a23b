import { lazy, Suspense } from 'react';
import { CommunityPage } from '../features/community/CommunityPage.tsx';
import { PostPage } from '../features/community/PostPage.tsx';
import type { Reader } from '../features/community/reader.ts';
import { useStanding } from '../features/moderation/standing.api.ts';
import { withMessages } from '../ui/language.ts';
import { OwnCrisisCard } from './CrisisCards.tsx';
import type { Member } from './screens.tsx';
import { useTargetDialogs } from './targetDialogs.tsx';

// Most people never hear from a moderator.
const NewNotices = lazy(async () => ({
  default: (await withMessages(import('../features/moderation/NewNotices.tsx'))).NewNotices,
}));
const ReasonForAuthor = lazy(async () => ({
  default: (await withMessages(import('../features/moderation/ReasonForAuthor.tsx'))).ReasonForAuthor,
}));

/** The community, or one post of it, with the moderation that belongs around it. */
export function CommunityScreen({ me, postId }: Member & { postId?: string | undefined }) {
  const { unseen, suspension } = useStanding();
  const { report, block, dialogs } = useTargetDialogs();
  const reader: Reader = {
    me,
    suspension: suspension?.until
      ? {
          until: suspension.until,
          why: (
            <Suspense>
              <ReasonForAuthor reason={suspension.reason} />
            </Suspense>
          ),
        }
      : null,
    onReport: report,
    onBlock: block,
    afterWriting: ({ crisis }) => (crisis ? <OwnCrisisCard card={crisis} /> : null),
  };
  const notices = unseen ? (
    <Suspense>
      <NewNotices />
    </Suspense>
  ) : null;
  return (
    <>
      {postId === undefined ? (
        <CommunityPage reader={reader} notices={notices} />
      ) : (
        <PostPage id={postId} reader={reader} />
      )}
      {dialogs}
    </>
  );
}
