import { batched } from '../../server/batch.ts';
import type { Database } from '../../server/db/connect.ts';
import type { Tagged } from '../../server/tagged.ts';
import {
  type Marks,
  PAGE,
  prepareFindReaders,
  prepareIsCurrent,
  prepareReadNewest,
  prepareReadPage,
  type Reader,
  readPageFor,
} from './feed.queries.ts';
import { personal, type SharedPage, toSharedPage } from './sharedPage.ts';
import type { Viewer } from './shown.queries.ts';
import { isAmong, lastOf } from './writers.rules.ts';

type Asked = { userId: string; limit: number; before?: string };

/**
 * Reads pages of posts for many people at once. What is the same for everyone is made once: the newest page, which nearly
 * everybody asks for, is kept until a row behind it changes. Older pages are made when somebody asks: each reader stands
 * elsewhere in them, and keeping them would only take memory.
 */
export function createFeed(db: Database, viewerOf: (userId: string) => Promise<Viewer>) {
  const readPage = prepareReadPage(db);
  const readNewest = prepareReadNewest(db);
  const isCurrent = prepareIsCurrent(db);
  const findReader = batched(prepareFindReaders(db));

  let kept: (SharedPage & { marks: Marks }) | undefined;
  const newest = batched(async (asked: null[]) => {
    if (!kept || !(await isCurrent(kept.marks))) {
      const page = await readNewest();
      kept = { ...toSharedPage(page), marks: page };
    }
    const page: SharedPage = kept;
    return asked.map(() => page);
  });

  return async ({ userId, limit, before }: Asked): Promise<Tagged> => {
    const readFor = async (viewer: Viewer) => toSharedPage(await readPageFor(db, viewer, { limit, before }));
    if (limit !== PAGE) return readFor(await viewerOf(userId));

    const read = async () => {
      if (!before) return Promise.all([newest(null), findReader(userId)]);
      const { page, reader } = await readPage(userId, before);
      return [toSharedPage(page), reader] as const;
    };
    const [page, reader] = await read();
    if (differs(page, reader, before)) return readFor({ userId, ...reader });
    return personal(page, userId, reader.liked);
  };
}

/**
 * Whether somebody sees other posts and comments on a page than everyone. It must not depend on anything else: that such a
 * page takes longer would tell who wrote without a name.
 */
function differs(page: SharedPage, reader: Reader, before?: string): boolean {
  const oldest = page.more ? lastOf(page.ids) : '';
  const reaches = (id: string) => (!before || id < before) && id >= oldest;
  return isAmong(page.writers, reader) || reader.withheld.some(reaches);
}
