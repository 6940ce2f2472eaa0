import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { DomainError } from '../../../errors.ts';
import { renewedBookingReference } from '../part/booking-reference.ts';
import { lockHold } from '../pipeline/hold-repository.ts';
import type { PartToRenew } from '../pipeline/price-again.ts';
import {
  type RenewablePart,
  readRenewableParts,
  saveGeneration,
} from '../pipeline/renewable-part-repository.ts';
import { isLeftOut } from '../requested-total.ts';
import type { TripRow } from '../trip-row-repository.ts';

type Db = Kysely<Database>;
/**
 * Reads the parts with which a trip is requested again, with the references of their holds; when the trip takes place,
 * these are the parts that could not be booked.
 */
export async function readPartsToRenew(db: Db, row: TripRow): Promise<PartToRenew[]> {
  const parts = await selectParts(db, row);
  return await Promise.all(parts.map(async (part) => ({ ...part, ...(await nextHold(db, part)) })));
}

export async function takeReferences(db: Db, row: TripRow): Promise<string[]> {
  const references: string[] = [];
  for (const part of await selectParts(db, row)) {
    const { generation, reference } = await nextHold(db, part);
    await saveGeneration(db, part.id, generation);
    references.push(reference);
  }
  return references;
}

async function selectParts(db: Db, row: TripRow): Promise<RenewablePart[]> {
  const parts = await readRenewableParts(db, row.id);
  if (row.status === 'approved') return parts.filter(({ status }) => status === 'failed');
  return parts.filter(({ id }) => !isLeftOut(id, row));
}

/** Reuses the recorded hold of an earlier attempt; the reference of a released hold is never used again. */
async function nextHold(db: Db, { id, generation }: RenewablePart) {
  const reference = renewedBookingReference(id, generation);
  const status = await lockHold(db, reference);
  if (status === 'releasing') {
    throw new DomainError('unavailable', 'An earlier hold of the trip is being released. Try again.');
  }
  if (status !== undefined) return { generation, reference };
  return { generation: generation + 1, reference: renewedBookingReference(id, generation + 1) };
}
