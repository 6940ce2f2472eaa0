import type { Kysely } from 'kysely';
import type { TripPart } from '#domain/contract.ts';
import type { Database, RepairWork } from '../db/schema.ts';

/** The payload of each job: ids and addresses, never a secret, because the queue stores it for days. */
export interface JobPayloads {
  'mail.deliver': { mailId: string };
  'password.forgotten': { email: string; requestId: string; ip: string };
  'records.clean': object;
  'hotels.update': object;
  'rates.update': object;
  'part.confirm': { partId: string };
  'part.cancel': { partId: string };
  'part.change': { partId: string };
  /** How many lookups have had no answer so far. */
  'part.lookUp': { partId: string; asked: number };
  'part.compare': ComparedSubject & { failed?: number };
  'part.airline': { partId: string };
  'airlines.ask': object;
  'hold.release': { companyId: string; kind: TripPart['kind']; reference: string };
  'trips.repair': object;
  'trip.repair': { work: Exclude<RepairWork, 'updateDelegation'>; tripId: string; subjectId: string };
  'delegation.repair': { companyUserId: string };
}

export type ComparedSubject = { partId: string } | { changeId: string };

export type JobName = keyof JobPayloads;

export interface Jobs {
  /** Puts a job into the queue; inside a transaction it exists only if that is committed. */
  enqueue<Name extends JobName>(
    db: Kysely<Database>,
    name: Name,
    payload: JobPayloads[Name],
    when?: { afterSeconds: number },
  ): Promise<void>;
}
