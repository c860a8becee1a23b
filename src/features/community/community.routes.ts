import { batched } from '../../server/batch.ts';
import type { Deps } from '../../server/deps.ts';
import { createRouter } from '../../server/router.ts';
import { requireSession } from '../../server/session.ts';
import { prepareHiddenFrom } from '../moderation/blocks.queries.ts';
import type { CommunityDeps } from './access.ts';
import { commentRoutes } from './comments.routes.ts';
import { likeRoutes } from './likes.routes.ts';
import { postRoutes } from './posts.routes.ts';

export function communityRoutes(deps: Deps) {
  const hidden = batched(prepareHiddenFrom(deps.db));
  const community: CommunityDeps = {
    ...deps,
    viewerOf: async userId => ({ userId, ...(await hidden(userId)) }),
  };
  const router = createRouter();
  router.use('/posts/*', requireSession(deps.sessions));
  return router
    .route('/', postRoutes(community))
    .route('/', likeRoutes(community))
    .route('/', commentRoutes(community));
}
