import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { insertChange } from '#server/features/trips/change/change-repository.ts';
import { titleOfPart } from '#server/features/trips/part/kinds/part-kinds.ts';
import type { NewTrip } from '#server/features/trips/trip-insert-repository.ts';

const HOURS = 24;

/** A change of the first part of a trip into the same, which waits for its approval. */
export async function insertExampleChange(db: Kysely<Database>, { trip, parts }: NewTrip): Promise<string> {
  const [part] = parts;
  if (!part) throw new Error('The trip has no part');
  const now = new Date();
  const id = randomUUIDv7();
  await insertChange(db, {
    id,
    trip_id: trip.id,
    part_id: part.id,
    company_id: trip.company_id,
    status: 'waiting_level_1_approval',
    failure: null,
    levels: [1],
    requested_by_user_id: trip.created_by_user_id,
    requested_at: now,
    before: {
      title: titleOfPart(part.kind, part.details),
      price: { amount: part.price_amount, currency: part.price_currency },
      startsOn: part.starts_on,
      endsOn: part.ends_on,
    },
    ordered: { key: part.offer_key, travelers: part.travelers.length, guests: [], extras: null },
    details: part.details,
    passengers: null,
    starts_on: part.starts_on,
    ends_on: part.ends_on,
    begins_at: part.begins_at,
    price_amount: part.price_amount,
    price_currency: part.price_currency,
    accepted_amount: part.accepted_amount,
    agreement: null,
    penalty_amount: 0,
    lost: [],
    verdict: trip.verdict,
    policies: [],
    reason: null,
    comment: null,
    waiting_until: new Date(now.getTime() + HOURS * 3_600_000),
    waiting_since: now,
    approval_limit_hours: HOURS,
    reminded_at: null,
    asked_approvers: [],
    alternative: null,
    alternative_search: null,
  });
  return id;
}
