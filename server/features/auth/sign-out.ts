import type { Deps } from '../../deps.ts';
import { type Origin, recordAudit } from '../audit/audit-repository.ts';
import { readRefreshToken } from './refresh-token.ts';
import { endSession } from './session-repository.ts';

export async function signOut(deps: Deps, presented: string | undefined, origin: Origin): Promise<void> {
  const token = presented && readRefreshToken(deps.keys.refreshToken, presented);
  if (!token) return;
  const { sessionId } = token;
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (db) => {
    const ended = await endSession(db, sessionId, 'signed_out', now);
    if (!ended) return;
    await recordAudit(db, { action: 'session.ended', userId: ended.userId, sessionId }, origin, now);
  });
}
