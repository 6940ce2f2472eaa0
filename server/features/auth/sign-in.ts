import { randomUUIDv7 } from 'node:crypto';
import type { AccessClaims } from '../../access-token.ts';
import { writeTogether } from '../../db/write-together.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { newAuditEvent, type Origin, recordAudit } from '../audit/audit-repository.ts';
import { foldText } from '../search/fold-text.ts';
import { findSignInCandidate, type SignInCandidate } from './account-repository.ts';
import { answerSession, type IssuedSession } from './answer-session.ts';
import { membershipUse } from './membership-repository.ts';
import { verifyPassword } from './password-hash.ts';
import { writeRefreshToken } from './refresh-token.ts';
import { isPasswordOutdated, newSessionByPassword } from './session-repository.ts';
import {
  clearingOfAttempts,
  networkOf,
  type Reservation,
  refundOfAttempt,
  reserveAttempt,
  THROTTLES,
} from './throttle.ts';

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
  const [answer, isOpen] = await Promise.all([
    answerSession(deps, deps.db, claims),
    openSession(deps, { claims, passwordHash }, { byAddress, byAccount }, origin),
  ]);
  if (!isOpen) return await refuse(deps, candidate, origin);
  const { refreshToken: key } = deps.keys;
  return { answer, refreshToken: writeRefreshToken(key, { sessionId: claims.sid, generation: 1 }) };
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

/** False when the password was changed after it had been looked at; nothing is written then. */
async function openSession(
  { db, clock }: Deps,
  { claims, passwordHash }: { claims: AccessClaims; passwordHash: string },
  { byAddress, byAccount }: { byAddress: Reservation; byAccount: Reservation },
  origin: Origin,
): Promise<boolean> {
  const now = clock.now();
  const { sub: userId, sid: sessionId, co: companyId } = claims;
  try {
    await writeTogether(db, [
      clearingOfAttempts(db, byAccount),
      refundOfAttempt(db, byAddress),
      newSessionByPassword(db, claims, passwordHash, now),
      membershipUse(db, claims.cu, now),
      newAuditEvent(db, { action: 'session.opened', userId, sessionId, companyId }, origin, now),
    ]);
    return true;
  } catch (error) {
    if (isPasswordOutdated(error)) return false;
    throw error;
  }
}
