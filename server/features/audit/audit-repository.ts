import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import { keptPlan } from '../../db/kept-plan.ts';
import type { Database } from '../../db/schema.ts';

export type AuditAction =
  | 'session.opened'
  | 'session.refused'
  | 'session.ended'
  | 'session.reuseDetected'
  | 'session.companyChanged'
  | 'password.changed'
  | 'password.refused'
  | 'password.resetRequested'
  | 'password.reset'
  | 'invitation.sent'
  | 'user.emailChanged'
  | 'trip.requested'
  | 'trip.cancellationRequested';

/** The request that something happened in. */
export interface Origin {
  requestId: string;
  ip: string;
}

interface AuditEvent {
  action: AuditAction;
  userId?: string;
  sessionId?: string;
  companyId?: string;
  /** The user concerned, when it isn't the one who acts. */
  subjectUserId?: string;
}

/** Written in the transaction of what it records, so that neither exists without the other. */
export async function recordAudit(
  db: Kysely<Database>,
  event: AuditEvent,
  origin: Origin,
  now: Date,
): Promise<void> {
  await newAuditEvent(db, event, origin, now).modifyEnd(keptPlan).execute();
}

export function newAuditEvent(db: Kysely<Database>, event: AuditEvent, { requestId, ip }: Origin, now: Date) {
  return db.insertInto('audit_events').values({
    id: randomUUIDv7(),
    at: now,
    action: event.action,
    user_id: event.userId ?? null,
    session_id: event.sessionId ?? null,
    company_id: event.companyId ?? null,
    subject_user_id: event.subjectUserId ?? null,
    request_id: requestId,
    ip,
  });
}
