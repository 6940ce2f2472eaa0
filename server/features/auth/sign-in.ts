import { randomUUIDv7 } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { PublicContext } from '../../http/handler.ts';
import type { AccessClaims } from '../../security/access-token.ts';
import { type Origin, recordAudit } from '../audit/audit-repository.ts';
import { foldText } from '../search/fold-text.ts';
import { findSessionAnswer, type SessionWithToken } from './answer-session.ts';
import { createDeviceToken } from './device-token.ts';
import { verifyPassword } from './password-hash.ts';
import { writeRefreshToken } from './refresh-token.ts';
import { openSession } from './session-opening-repository.ts';
import { beginSignIn, type SignInCandidate } from './sign-in-attempt-repository.ts';
import { signOut } from './sign-out.ts';
import { identifySource, newAttempt, THROTTLES } from './throttle.ts';

/** Opens a session. All refusals, including those of unknown addresses, look alike and cost the same work. */
export async function signIn(
  deps: Deps,
  { email, password }: { email: string; password: string },
  origin: Pick<PublicContext, 'requestId' | 'ip' | 'userAgent' | 'deviceToken' | 'refreshToken'>,
): Promise<SessionWithToken & { deviceToken: string }> {
  const { db, keys, clock } = deps;
  const emailKey = foldText(email);
  const at = clock.now();
  const { source, isKnown } = identifySource(keys, origin, emailKey);
  const pair = `${emailKey}\n${source}`;
  const attempts = {
    byAddress: newAttempt(keys, THROTTLES.signInByAddress, source, at),
    byPair: newAttempt(keys, THROTTLES.signInByPair, pair, at),
    byAccount: newAttempt(keys, THROTTLES.signInByAccount, isKnown ? pair : emailKey, at),
  };
  const candidate = await beginSignIn(db, emailKey, attempts);
  const passwordHash = candidate?.passwordHash ?? null;
  const claims = buildClaims(candidate);
  // Verifying a password takes long. Tokens issued in parallel are worthless until the session is stored.
  const [isRight, issued] = await Promise.all([verifyPassword(password, passwordHash), issue(deps, claims)]);
  if (!isRight || !issued || passwordHash === null) return await refuse(deps, candidate, origin);
  const opening = { claims, passwordHash, ...attempts };
  const isOpen = await openSession(db, opening, origin, clock.now());
  if (!isOpen) return await refuse(deps, candidate, origin);
  // The browser's cookie is replaced, so its previous session ends here.
  await signOut(deps, origin.refreshToken, origin);
  return { ...issued, deviceToken: createDeviceToken(keys, emailKey) };
}

async function issue(deps: Deps, claims: AccessClaims): Promise<SessionWithToken | undefined> {
  const refreshToken = writeRefreshToken(deps.keys.refreshToken, { sessionId: claims.sid, generation: 1 });
  const answer = await findSessionAnswer(deps, deps.db, claims);
  return answer && { answer, refreshToken };
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

/** Random ids for unknown users, so that the lookup costs the same. */
function buildClaims(candidate: SignInCandidate | undefined): AccessClaims {
  const sid = randomUUIDv7();
  if (!candidate?.active) return { sub: sid, sid, cu: sid, co: sid };
  return { sub: candidate.userId, sid, cu: candidate.companyUserId ?? sid, co: candidate.companyId ?? sid };
}
