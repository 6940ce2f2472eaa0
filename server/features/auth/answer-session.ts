import type { Kysely } from 'kysely';
import type { SessionAnswer } from '#domain/contract.ts';
import { type AccessClaims, createAccessTokenSigner } from '../../access-token.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { readSessionAnswer, type WhoIsSignedIn } from './session-answer-repository.ts';

/** A session as it is handed to the browser: the answer, and the token that belongs into the cookie. */
export interface IssuedSession {
  answer: SessionAnswer;
  refreshToken: string;
}

type AnswerDeps = Pick<Deps, 'keys' | 'clock'>;

export async function answerSession(
  deps: AnswerDeps,
  db: Kysely<Database>,
  claims: AccessClaims,
): Promise<SessionAnswer> {
  return withAccessToken(deps, claims, await readSessionAnswer(db, claims));
}

export function withAccessToken(
  { keys, clock }: AnswerDeps,
  claims: AccessClaims,
  answer: WhoIsSignedIn,
): SessionAnswer {
  return { token: createAccessTokenSigner(keys)(claims, clock.now()), ...answer };
}
