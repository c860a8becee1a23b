/** Something a person can report, or whose author they can block. `id` is the person's own for `user`. */
export type Target = {
  type: 'post' | 'comment' | 'message' | 'user';
  id: string;
  /** The name on it. */
  author: string;
  /** Written without a name. */
  anonymous: boolean;
};
