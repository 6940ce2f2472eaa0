import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type Params, preparedStatement } from '../../db/prepared-statement.ts';
import type { Database } from '../../db/schema.ts';
import { together } from '../../db/write-together.ts';
import type { AccessClaims } from '../../security/access-token.ts';
import { newAuditRecord, type Origin } from '../audit/audit-repository.ts';
import { describeOrigin } from './describe-origin.ts';
import { membershipUse } from './membership-repository.ts';
import { isProofOutdated, newSessionByPassword } from './session-repository.ts';
import { clearingOfAttempts, type Reservation, refundOfAttempt } from './throttle.ts';

interface Opening {
  claims: AccessClaims;
  passwordHash: string;
  byAddress: Reservation;
  byPair: Reservation;
  byAccount: Reservation;
}

/** False when the password, the person or the membership is no longer valid; nothing is written then. */
export async function openSession(
  db: Kysely<Database>,
  { claims, passwordHash, byAddress, byPair, byAccount }: Opening,
  { requestId, ip, userAgent }: Origin & { userAgent: string },
  now: Date,
): Promise<boolean> {
  const attempt = {
    at: byAddress.at,
    addressKey: byAddress.key,
    pairKey: byPair.key,
    accountKey: byAccount.key,
  };
  const origin = JSON.stringify(describeOrigin({ ip, userAgent }));
  const event = { eventId: randomUUIDv7(), requestId, ip, origin, now };
  try {
    await writeOpening(db, { ...claims, passwordHash, ...attempt, ...event });
    return true;
  } catch (error) {
    if (isProofOutdated(error)) return false;
    throw error;
  }
}

interface OpeningValues extends AccessClaims, Origin {
  passwordHash: string;
  at: Date;
  addressKey: string;
  pairKey: string;
  accountKey: string;
  eventId: string;
  origin: string;
  now: Date;
}

const writeOpening = preparedStatement((given: Params<OpeningValues>, db) =>
  together(
    [
      clearingOfAttempts(db, { key: given.pairKey }),
      refundOfAttempt(db, { key: given.accountKey, at: given.at }),
      refundOfAttempt(db, { key: given.addressKey, at: given.at }),
      newSessionByPassword(
        db,
        given,
        {
          passwordHash: given.passwordHash,
          companyUserId: sql<string>`(select id from used_membership)`,
          origin: given.origin,
        },
        given.now,
      ),
      newAuditRecord(db, {
        id: given.eventId,
        at: given.now,
        action: 'session.opened',
        userId: given.sub,
        sessionId: given.sid,
        companyId: given.co,
        subjectUserId: null,
        requestId: given.requestId,
        ip: given.ip,
      }),
    ],
    // Locks the row: a membership that has been set inactive in the meantime gets no session.
    { used_membership: membershipUse(db, given.cu, given.now).where('active', '=', true).returning('id') },
  ),
);
