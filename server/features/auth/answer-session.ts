import type { Kysely } from 'kysely';
import type { SessionAnswer } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { type AccessClaims, createAccessTokenSigner } from '../../security/access-token.ts';
import { findSignedInUser } from './session-answer-repository.ts';

export interface SessionWithToken {
  answer: SessionAnswer;
  refreshToken: string;
}

type AnswerDeps = Pick<Deps, 'keys' | 'clock'>;

export async function answerSession(
  deps: AnswerDeps,
  db: Kysely<Database>,
  claims: AccessClaims,
): Promise<SessionAnswer> {
  const answer = await findSessionAnswer(deps, db, claims);
  if (!answer) throw new Error('There is no membership or no company that the claims name');
  return answer;
}

export async function findSessionAnswer(
  { keys, clock }: AnswerDeps,
  db: Kysely<Database>,
  claims: AccessClaims,
): Promise<SessionAnswer | undefined> {
  const token = createAccessTokenSigner(keys)(claims, clock.now());
  const who = await findSignedInUser(db, claims);
  return who && { token, ...who };
}
