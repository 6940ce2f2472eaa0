import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Params, preparedStatement, type ValuesOrPlaceholders } from '../../db/prepared-statement.ts';
import type { Database } from '../../db/schema.ts';

export type AuditAction =
  | 'session.opened'
  | 'session.refused'
  | 'session.ended'
  | 'session.othersEnded'
  | 'session.allEnded'
  | 'session.reuseDetected'
  | 'session.companyChanged'
  | 'password.changed'
  | 'password.refused'
  | 'password.resetRequested'
  | 'password.reset'
  | 'invitation.sent'
  | 'user.emailChanged'
  | 'profileChange.asked'
  | 'profileChange.withdrawn'
  | 'profileChange.accepted'
  | 'profileChange.declined'
  | 'delegation.changed'
  | 'practice.switched'
  | 'practice.reset'
  | 'trip.requested'
  | 'trip.decided'
  | 'trip.questionAsked'
  | 'trip.questionAnswered'
  | 'trip.changed'
  | 'trip.cancellationRequested'
  | 'trip.messageWritten'
  | 'trip.requestClosed'
  | 'trip.externalBookingAdded'
  | 'trip.externalBookingCancelled';

export interface Origin {
  requestId: string;
  ip: string;
}

interface AuditEvent extends Partial<AuditSubjects> {
  action: AuditAction;
}

interface AuditSubjects {
  userId: string | null;
  sessionId: string | null;
  companyId: string | null;
  subjectUserId: string | null;
}

/** All stored fields of an event. */
interface AuditRecord extends AuditSubjects, Origin {
  id: string;
  at: Date;
  action: AuditAction;
}

/** Written in the transaction of what it records, so that neither exists without the other. */
export async function recordAudit(
  db: Kysely<Database>,
  event: AuditEvent,
  { requestId, ip }: Origin,
  now: Date,
): Promise<void> {
  const unset = { userId: null, sessionId: null, companyId: null, subjectUserId: null };
  await writeAuditRecord(db, { id: randomUUIDv7(), at: now, ...unset, ...event, requestId, ip });
}

const writeAuditRecord = preparedStatement((record: Params<AuditRecord>, db) => newAuditRecord(db, record));

export function newAuditRecord(db: Kysely<Database>, record: ValuesOrPlaceholders<AuditRecord>) {
  return db.insertInto('audit_events').values({
    id: record.id,
    at: record.at,
    action: record.action,
    user_id: record.userId,
    session_id: record.sessionId,
    company_id: record.companyId,
    subject_user_id: record.subjectUserId,
    request_id: record.requestId,
    ip: record.ip,
  });
}
