import { selectGate } from '#machines/session/session-selectors.ts';
import type { SessionActor } from '../../actors/session-actor.ts';
import type { AppRouter } from '../router.ts';

/** When somebody comes in, goes out or has to change a password, the page that is open may be the wrong one. */
export function askGuardsAgain(router: AppRouter, session: SessionActor): void {
  let gate = selectGate(session.getSnapshot());
  session.subscribe((snapshot) => {
    const next = selectGate(snapshot);
    if (next === gate) return;
    gate = next;
    void router.invalidate();
  });
}
