import { selectPersonId } from '#machines/session/session-selectors.ts';
import type { SessionActor } from '../../actors/session-actor.ts';
import { createQueryClient } from '../../api/query-client.ts';
import type { AppRouter } from '../router.ts';

/** When a person leaves, so does their data, together with what late answers to their requests would add to it. */
export function renewQueryClient(router: AppRouter, session: SessionActor): void {
  let personId = selectPersonId(session.getSnapshot());
  session.subscribe((snapshot) => {
    const previous = personId;
    personId = selectPersonId(snapshot);
    if (previous === undefined || personId === previous) return;
    const { context } = router.options;
    context.queryClient.clear();
    router.update({ context: { ...context, queryClient: createQueryClient() } });
  });
}
