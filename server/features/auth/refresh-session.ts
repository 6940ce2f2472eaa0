import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { type Origin, recordAudit } from '../audit/audit-repository.ts';
import { answerSession, type SessionWithToken } from './answer-session.ts';
import { type RefreshToken, readRefreshToken, writeRefreshToken } from './refresh-token.ts';
import { endSession, readClaims, readRotation, rotateSession } from './session-repository.ts';

/** Two tabs that refresh at the same moment, or a lost answer, are not treated as theft. */
const FORGIVEN_MILLISECONDS = 10_000;

type RefreshDeps = Pick<Deps, 'db' | 'keys' | 'clock'>;

/** Continues a session with a new pair of tokens. A token that was replaced long ago ends the session. */
export async function refreshSession(
  deps: RefreshDeps,
  presented: string,
  origin: Origin,
): Promise<SessionWithToken> {
  const token = readRefreshToken(deps.keys.refreshToken, presented);
  const generation = token && (await rotate(deps, token, origin));
  const claims = generation && (await readClaims(deps.db, token.sessionId, deps.clock.now()));
  if (!claims) throw new DomainError('unauthenticated', 'The session has ended. Please sign in again.');
  const refreshToken = writeRefreshToken(deps.keys.refreshToken, { ...token, generation });
  return { answer: await answerSession(deps, deps.db, claims), refreshToken };
}

async function rotate(
  { db, clock }: RefreshDeps,
  { sessionId, generation }: RefreshToken,
  origin: Origin,
): Promise<number | undefined> {
  const now = clock.now();
  if (await rotateSession(db, sessionId, generation, now)) return generation + 1;
  const current = await readRotation(db, sessionId);
  if (!current || generation >= current.generation) return undefined;
  const isRecent = now.getTime() - current.rotatedAt.getTime() <= FORGIVEN_MILLISECONDS;
  if (isRecent && generation === current.generation - 1) return current.generation;
  await endStolenSession(db, sessionId, origin, now);
  return undefined;
}

async function endStolenSession(
  database: Kysely<Database>,
  sessionId: string,
  origin: Origin,
  now: Date,
): Promise<void> {
  await database.transaction().execute(async (db) => {
    const ended = await endSession(db, sessionId, 'token_reused', now);
    // When several callers present the same stolen token, only one of them ends the session.
    if (!ended) return;
    const { userId } = ended;
    await recordAudit(db, { action: 'session.reuseDetected', userId, sessionId }, origin, now);
  });
}
