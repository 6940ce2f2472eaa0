import { selectGate } from '#machines/session/session-selectors.ts';
import type { SessionActor } from '../../actors/session-actor.ts';
import type { AppRouter } from '../router.ts';

export function rerunGuards(router: AppRouter, session: SessionActor): void {
  let gate = selectGate(session.getSnapshot());
  session.subscribe((snapshot) => {
    const next = selectGate(snapshot);
    if (next === gate) return;
    gate = next;
    void router.invalidate();
  });
}
