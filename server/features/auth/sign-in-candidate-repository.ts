import { type Expression, expressionBuilder, type Kysely, sql } from 'kysely';
import { keptStatement, type Places } from '../../db/kept-statement.ts';
import type { Database } from '../../db/schema.ts';
import { type Attempt, hasRoom, tooManyAttempts } from './throttle.ts';

/** What sign-in checks; the membership is the one used last, else the first, of those that may be used. */
export interface SignInCandidate {
  userId: string;
  passwordHash: string | null;
  active: boolean;
  companyUserId: string | null;
  companyId: string | null;
}

/**
 * Whom an attempt to sign in is about, if it may be made. One statement, so that the same is asked of the database
 * whether the address is known or not.
 */
export async function findSignInCandidate(
  db: Kysely<Database>,
  emailKey: string,
  byAddress: Attempt,
  byAccount: Attempt,
): Promise<SignInCandidate | undefined> {
  const [found] = await findWithRoom(db, {
    emailKey,
    ...{ addressKey: byAddress.key, addressSince: byAddress.since, addressLimit: byAddress.limit },
    ...{ accountKey: byAccount.key, accountSince: byAccount.since, accountLimit: byAccount.limit },
  });
  if (!found?.addressHasRoom) throw await tooManyAttempts(db, byAddress);
  if (!found.accountHasRoom) throw await tooManyAttempts(db, byAccount);
  const { userId, passwordHash, active, companyUserId, companyId } = found;
  return userId === null ? undefined : { userId, passwordHash, active, companyUserId, companyId };
}

interface AskedValues {
  emailKey: string;
  addressKey: string;
  addressSince: Date;
  addressLimit: number;
  accountKey: string;
  accountSince: Date;
  accountLimit: number;
}

interface Found extends Omit<SignInCandidate, 'userId'> {
  addressHasRoom: boolean;
  accountHasRoom: boolean;
  userId: string | null;
}

const findWithRoom = keptStatement((asked: Places<AskedValues>) => {
  const byAddress = { key: asked.addressKey, since: asked.addressSince, limit: asked.addressLimit };
  const byAccount = { key: asked.accountKey, since: asked.accountSince, limit: asked.accountLimit };
  return sql<Found>`
    select ${hasRoom(byAddress)} as "addressHasRoom", ${hasRoom(byAccount)} as "accountHasRoom", candidate.*
    from (select) as attempt left join (${candidates(asked.emailKey)}) as candidate on true`;
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
