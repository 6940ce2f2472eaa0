import type { Kysely } from 'kysely';
import type { SessionAnswer } from '#domain/contract.ts';
import { type AccessClaims, createAccessTokenSigner } from '../../access-token.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { readSessionAnswer } from './session-answer-repository.ts';

/** A session as it is handed to the browser: the answer, and the token that belongs into the cookie. */
export interface IssuedSession {
  answer: SessionAnswer;
  refreshToken: string;
}

export async function answerSession(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  db: Kysely<Database>,
  claims: AccessClaims,
): Promise<SessionAnswer> {
  const token = createAccessTokenSigner(keys)(claims, clock.now());
  return { token, ...(await readSessionAnswer(db, claims)) };
}
