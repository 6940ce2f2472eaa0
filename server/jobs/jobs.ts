import type { Kysely } from 'kysely';
import type { TripPart } from '#domain/contract.ts';
import type { Database } from '../db/schema.ts';

/** What each job is told: ids and addresses, never a secret, because the queue keeps it for days. */
export interface JobPayloads {
  'mail.deliver': { mailId: string };
  'password.forgotten': { email: string; requestId: string; ip: string };
  'records.clean': object;
  'part.confirm': { partId: string };
  'part.cancel': { partId: string };
  'part.change': { partId: string };
  /** How often it was asked before without an answer. */
  'part.lookUp': { partId: string; asked: number };
  /** The cheapest offer of its kind within the policy is looked for. */
  'part.compare': { partId: string };
  'hold.release': { companyId: string; kind: TripPart['kind']; reference: string };
  'trips.repair': object;
}

export type JobName = keyof JobPayloads;

/** What use cases may leave to be done later. */
export interface Jobs {
  /** Puts a job into the queue; inside a transaction it exists only if that is committed. */
  enqueue<Name extends JobName>(
    db: Kysely<Database>,
    name: Name,
    payload: JobPayloads[Name],
    when?: { afterSeconds: number },
  ): Promise<void>;
}
