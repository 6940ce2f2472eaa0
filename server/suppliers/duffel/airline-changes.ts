import type { AcceptanceOutcome, AirlineChangesOutcome } from '../airline-changes.ts';
import type { SupplierCall } from '../supplier-call.ts';
import { type DuffelDesk, UNKNOWN } from './duffel-desk.ts';
import { findOrder } from './order-repository.ts';
import { readAirlineChange } from './read-airline-change.ts';
import { readEach } from './read-each.ts';

export async function listAirlineChanges(
  { client, db, log }: DuffelDesk,
  reference: string,
  { companyId, signal }: SupplierCall,
): Promise<AirlineChangesOutcome> {
  const record = await findOrder(db, { companyId, reference });
  if (!record?.orderId) return { outcome: 'found', changes: [] };
  const answer = await client.get(`/air/airline_initiated_changes?order_id=${record.orderId}`, signal);
  if (answer.kind !== 'data' || !Array.isArray(answer.data)) return UNKNOWN;
  return {
    outcome: 'found',
    changes: readEach(log, answer.data, readAirlineChange, 'Changes by airlines'),
  };
}

/** The documented refusals of an acceptance; after each of them, nothing was accepted. */
const REFUSALS: ReadonlySet<string> = new Set([
  'not_found',
  'unsupported_action',
  'unavailable_feature',
  'validation_required',
  'validation_inclusion',
]);

/** What Duffel can't accept by itself is settled with the airline first, and then noted at Duffel. */
export async function acceptAirlineChange(
  { client }: DuffelDesk,
  changeId: string,
  how: 'accept' | 'settle',
  { signal }: SupplierCall,
): Promise<AcceptanceOutcome> {
  const path = `/air/airline_initiated_changes/${changeId}`;
  const answer =
    how === 'accept'
      ? await client.post(`${path}/actions/accept`, {}, signal)
      : await client.patch(path, { action_taken: 'accepted' }, signal);
  if (answer.kind === 'lost') return UNKNOWN;
  if (answer.kind === 'refused') return REFUSALS.has(answer.code) ? { outcome: 'declined' } : UNKNOWN;
  return readAirlineChange(answer.data).state === 'accepted' ? { outcome: 'accepted' } : UNKNOWN;
}
