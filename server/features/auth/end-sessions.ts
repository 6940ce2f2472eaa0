import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { recordAudit } from '../audit/audit-repository.ts';
import { endSessionOf, endSessionsOf } from './session-repository.ts';

type Caller = Pick<SignedInContext, 'signedIn' | 'requestId' | 'ip'>;

export async function endOwnSession(deps: Deps, sessionId: string, caller: Caller): Promise<void> {
  const { userId } = caller.signedIn;
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (db) => {
    const isEnded = await endSessionOf(db, { userId, sessionId }, 'ended_by_owner', now);
    if (!isEnded) throw new DomainError('not_found', 'The session was not found, or it has ended.');
    await recordAudit(db, { action: 'session.ended', userId, sessionId }, caller, now);
  });
}

export async function endOtherSessions(deps: Deps, caller: Caller): Promise<void> {
  const { userId, sessionId } = caller.signedIn;
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (db) => {
    await endSessionsOf(db, userId, 'ended_by_owner', now, sessionId);
    await recordAudit(db, { action: 'session.othersEnded', userId, sessionId }, caller, now);
  });
}
