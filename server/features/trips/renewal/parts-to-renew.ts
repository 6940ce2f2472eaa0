import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { DomainError } from '../../../errors.ts';
import { lockHold } from '../order/order-repository.ts';
import { renewedBookingReference } from '../part/booking-reference.ts';
import type { TripRow } from '../trip-row-repository.ts';
import type { PartToRenew } from './price-again.ts';
import { type RenewablePart, readRenewableParts, saveGeneration } from './renewable-part-repository.ts';

type Db = Kysely<Database>;
type HistoryEvent = TripRow['events'][number];

/** What ends a request, after which its parts are given back. */
const ENDS: ReadonlySet<HistoryEvent['kind']> = new Set(['rejected', 'sentBack', 'expired']);

/**
 * The parts that a trip is requested again with, under the references that they would be held by; of a trip that takes
 * place, those that could not be booked.
 */
export async function readPartsToRenew(db: Db, row: TripRow): Promise<PartToRenew[]> {
  const parts = await partsOf(db, row);
  return await Promise.all(parts.map(async (part) => ({ ...part, ...(await nextHold(db, part)) })));
}

/** The same, for a request that is about to be made; the trip has to be locked. */
export async function takePartsToRenew(db: Db, row: TripRow): Promise<PartToRenew[]> {
  const parts: PartToRenew[] = [];
  for (const part of await partsOf(db, row)) {
    const next = await nextHold(db, part);
    await saveGeneration(db, part.id, next.generation);
    parts.push({ ...part, ...next });
  }
  return parts;
}

async function partsOf(db: Db, row: TripRow): Promise<RenewablePart[]> {
  const parts = await readRenewableParts(db, row.id);
  if (row.status === 'approved') return parts.filter(({ status }) => status === 'failed');
  return parts.filter(({ id }) => !isLeftOut(id, row));
}

/** Whether the part was cancelled on its own, before the request as a whole came to its end. */
function isLeftOut(partId: string, { parts, events }: TripRow): boolean {
  if (parts.find(({ id }) => id === partId)?.status !== 'cancelled') return false;
  const end = events.findLastIndex(({ kind }) => ENDS.has(kind));
  const cancelled = events.findLastIndex(
    ({ kind, part_id }) => part_id === partId && (kind === 'cancellationRequested' || kind === 'leftOut'),
  );
  return cancelled >= 0 && cancelled < end;
}

/**
 * What an earlier attempt has held, or is about to hold, is used again for as long as it is recorded; once it is
 * released, it is never named again.
 */
async function nextHold(db: Db, { id, generation }: RenewablePart) {
  const reference = renewedBookingReference(id, generation);
  const status = await lockHold(db, reference);
  if (status === 'releasing') {
    throw new DomainError('unavailable', 'An earlier hold of the trip is being released. Try again.');
  }
  if (status !== undefined) return { generation, reference };
  return { generation: generation + 1, reference: renewedBookingReference(id, generation + 1) };
}
