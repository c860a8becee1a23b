import type { ReactNode } from 'react';
import type { Me } from '../account/account.schema.ts';
import type { Comment, Post, Written } from './community.schema.ts';

/** Something that can be reported, or whose author can be blocked. */
export type Target = { type: 'post' | 'comment'; id: string; author: string; anonymous: boolean };

/** Who reads, and what the app around the community gives them. */
export type Reader = {
  me: Me;
  /** Until when (ISO 8601) they may read and not write, and why. */
  suspension: { until: string; why: ReactNode } | null;
  onReport: (target: Target) => void;
  onBlock: (target: Target) => void;
  /** What the person alone is shown, right below what they have just published. */
  afterWriting: (written: (Post | Comment) & Written) => ReactNode;
};
