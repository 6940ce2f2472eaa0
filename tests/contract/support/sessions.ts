import { randomUUIDv7 } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { writeRefreshToken } from '#server/features/auth/refresh-token.ts';
import { newSession } from '#server/features/auth/session-repository.ts';
import { createAccessTokenSigner } from '#server/security/access-token.ts';
import type { Member } from './records.ts';

export interface SessionTokens {
  sessionId: string;
  token: string;
  refreshToken: string;
}

/** A session as sign-in would open it, without the cost of a password. */
export async function openSession(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  member: Member,
): Promise<SessionTokens> {
  const now = clock.now();
  const sessionId = randomUUIDv7();
  const claims = { sub: member.userId, sid: sessionId, cu: member.companyUserId, co: member.companyId };
  await newSession(db, claims, now).execute();
  return {
    sessionId,
    token: createAccessTokenSigner(keys)(claims, now),
    refreshToken: writeRefreshToken(keys.refreshToken, { sessionId, generation: 1 }),
  };
}
