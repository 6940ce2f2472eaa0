import { type Expression, expressionBuilder, type Kysely, sql } from 'kysely';
import { type Params, preparedStatement } from '../../db/prepared-statement.ts';
import type { Database } from '../../db/schema.ts';
import { type Attempt, countOfAttempt, tooManyAttempts } from './throttle.ts';

export interface SignInCandidate {
  userId: string;
  passwordHash: string | null;
  active: boolean;
  companyUserId: string | null;
  companyId: string | null;
}

/**
 * Counts an attempt to sign in before anything is hashed for it, and finds its account. One statement, so
 * that known and unknown addresses cost the same. Attempts refused by the address limit don't count against
 * the account, or one address could lock all accounts; neither do those refused by the account's own limit.
 */
export async function beginSignIn(
  db: Kysely<Database>,
  emailKey: string,
  { byAddress, byPair, byAccount }: SignInAttempts,
): Promise<SignInCandidate | undefined> {
  const [attempt] = await countAndFind(db, {
    emailKey,
    at: byAddress.at,
    addressKey: byAddress.key,
    addressSince: byAddress.since,
    addressLimit: byAddress.limit,
    pairKey: byPair.key,
    pairSince: byPair.since,
    pairLimit: byPair.limit,
    accountKey: byAccount.key,
    accountSince: byAccount.since,
    accountLimit: byAccount.limit,
  });
  if (!attempt?.addressCounted) throw await tooManyAttempts(db, byAddress);
  if (!attempt.pairCounted) throw await tooManyAttempts(db, byPair);
  if (!attempt.accountCounted) throw await tooManyAttempts(db, byAccount);
  const { userId, passwordHash, active, companyUserId, companyId } = attempt;
  return userId === null ? undefined : { userId, passwordHash, active, companyUserId, companyId };
}

interface SignInAttempts {
  byAddress: Attempt;
  byPair: Attempt;
  byAccount: Attempt;
}

interface BeginningValues {
  emailKey: string;
  at: Date;
  addressKey: string;
  addressSince: Date;
  addressLimit: number;
  pairKey: string;
  pairSince: Date;
  pairLimit: number;
  accountKey: string;
  accountSince: Date;
  accountLimit: number;
}

interface Beginning extends Omit<SignInCandidate, 'userId'> {
  addressCounted: boolean;
  pairCounted: boolean;
  accountCounted: boolean;
  userId: string | null;
}

const countAndFind = preparedStatement((given: Params<BeginningValues>) => {
  const { emailKey, at } = given;
  const byAddress = { key: given.addressKey, at, since: given.addressSince, limit: given.addressLimit };
  const byPair = { key: given.pairKey, at, since: given.pairSince, limit: given.pairLimit };
  const byAccount = { key: given.accountKey, at, since: given.accountSince, limit: given.accountLimit };
  return sql<Beginning>`
    with by_address as (${countOfAttempt(byAddress)}),
      by_pair as (${countOfAttempt(byPair, sql`exists (select from by_address)`)}),
      by_account as (${countOfAttempt(byAccount, sql`exists (select from by_pair)`)})
    select exists (select from by_address) as "addressCounted", exists (select from by_pair) as "pairCounted",
      exists (select from by_account) as "accountCounted",
      candidate.*
    from (select) as attempt left join (${candidates(emailKey)}) as candidate on true`;
});

function candidates(emailKey: Expression<string>) {
  return expressionBuilder<Database>()
    .selectFrom('users as u')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('company_users as m')
          .innerJoin('companies as c', 'c.id', 'm.company_id')
          .select(['m.id', 'm.company_id'])
          .whereRef('m.user_id', '=', 'u.id')
          .where('m.active', '=', true)
          .where('c.active', '=', true)
          .orderBy('m.last_used_at', (order) => order.desc().nullsLast())
          .orderBy('m.id')
          .limit(1)
          .as('start'),
      (join) => join.onTrue(),
    )
    .select(['u.id as userId', 'u.password_hash as passwordHash', 'u.active'])
    .select(['start.id as companyUserId', 'start.company_id as companyId'])
    .where('u.email_key', '=', emailKey);
}
