import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/Notice.tsx';
import type { ShownPost } from './reading.rules.ts';

type StatusNoticeProps = { status: ShownPost['status']; of: 'post' | 'comment' };

/** Tells an author that others can't see their words, and what happens next. */
export function StatusNotice({ status, of }: StatusNoticeProps) {
  if (status === 'shown') return null;
  if (status === 'held') {
    return (
      <Notice tone="caution">
        {of === 'post' ? (
          <Trans>Your post waits for a moderator</Trans>
        ) : (
          <Trans>Your comment waits for a moderator</Trans>
        )}
        {'. '}
        <Trans>
          Links, codes and tips around betting are looked at first. Until then only you can see it.
        </Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="caution">
      <Trans>A moderator has hidden this; only you can see it. Settings tells why, and how to appeal.</Trans>
    </Notice>
  );
}
