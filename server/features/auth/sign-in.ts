import { randomUUIDv7 } from 'node:crypto';
import type { AccessClaims } from '../../access-token.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { type Origin, recordAudit } from '../audit/audit-repository.ts';
import { foldText } from '../search/fold-text.ts';
import { findSignInCandidate, type SignInCandidate } from './account-repository.ts';
import { type IssuedSession, withAccessToken } from './answer-session.ts';
import { verifyPassword } from './password-hash.ts';
import { writeRefreshToken } from './refresh-token.ts';
import { openSession } from './session-opening-repository.ts';
import { networkOf, reserveAttempt, THROTTLES } from './throttle.ts';

/** Opens a session. Whatever is wrong, an unknown address too, is refused alike and after the same work. */
export async function signIn(
  deps: Deps,
  { email, password }: { email: string; password: string },
  origin: Origin,
): Promise<IssuedSession> {
  const [byAddress, byAccount, candidate] = await Promise.all([
    reserveAttempt(deps, THROTTLES.signInByAddress, networkOf(origin.ip)),
    reserveAttempt(deps, THROTTLES.signInByAccount, foldText(email)),
    findSignInCandidate(deps.db, email),
  ]);
  const passwordHash = candidate?.passwordHash ?? null;
  const isRight = await verifyPassword(password, passwordHash);
  const claims = isRight ? claimsOf(candidate) : undefined;
  if (!claims || passwordHash === null) return await refuse(deps, candidate, origin);
  const opening = { claims, passwordHash, byAddress, byAccount };
  const opened = await openSession(deps.db, opening, origin, deps.clock.now());
  if (!opened) return await refuse(deps, candidate, origin);
  return {
    answer: withAccessToken(deps, claims, opened),
    refreshToken: writeRefreshToken(deps.keys.refreshToken, { sessionId: claims.sid, generation: 1 }),
  };
}

async function refuse(
  { db, clock }: Deps,
  candidate: SignInCandidate | undefined,
  origin: Origin,
): Promise<never> {
  const subject = candidate && { subjectUserId: candidate.userId };
  await recordAudit(db, { action: 'session.refused', ...subject }, origin, clock.now());
  throw new DomainError('invalid_credentials', 'Invalid email or password.');
}

function claimsOf(candidate: SignInCandidate | undefined): AccessClaims | undefined {
  if (!candidate?.active || candidate.companyUserId === null || candidate.companyId === null)
    return undefined;
  const { userId: sub, companyUserId: cu, companyId: co } = candidate;
  return { sub, sid: randomUUIDv7(), cu, co };
}
