import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AccessClaims } from '../../access-token.ts';
import { keptStatement, type Places } from '../../db/kept-statement.ts';
import type { Database } from '../../db/schema.ts';
import { together } from '../../db/write-together.ts';
import { newAuditRecord, type Origin } from '../audit/audit-repository.ts';
import { membershipUse } from './membership-repository.ts';
import { isPasswordOutdated, newSessionByPassword } from './session-repository.ts';
import { clearingOfAttempts, type Reservation, refundOfAttempt } from './throttle.ts';

interface Opening {
  claims: AccessClaims;
  /** What the password was proved by. */
  passwordHash: string;
  byAddress: Reservation;
  byAccount: Reservation;
}

/** False when the password was changed after it had been looked at; nothing is written then. */
export async function openSession(
  db: Kysely<Database>,
  { claims, passwordHash, byAddress, byAccount }: Opening,
  { requestId, ip }: Origin,
  now: Date,
): Promise<boolean> {
  const attempt = { addressKey: byAddress.key, addressAt: byAddress.at, accountKey: byAccount.key };
  const event = { eventId: randomUUIDv7(), requestId, ip, now };
  try {
    await writeOpening(db, { ...claims, passwordHash, ...attempt, ...event });
    return true;
  } catch (error) {
    if (isPasswordOutdated(error)) return false;
    throw error;
  }
}

interface OpeningValues extends AccessClaims, Origin {
  passwordHash: string;
  addressKey: string;
  addressAt: Date;
  accountKey: string;
  eventId: string;
  now: Date;
}

const writeOpening = keptStatement((given: Places<OpeningValues>, db) =>
  together([
    clearingOfAttempts(db, { key: given.accountKey }),
    refundOfAttempt(db, { key: given.addressKey, at: given.addressAt }),
    newSessionByPassword(db, given, given.passwordHash, given.now),
    membershipUse(db, given.cu, given.now),
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
  ]),
);
