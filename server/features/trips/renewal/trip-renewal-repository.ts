import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { sealFor } from '../../../db/sealed.ts';
import type { PartDetails, StoredBookingInfo } from '../../../db/trip-tables.ts';
import { toVerdict } from '../../../offers/verdicts.ts';
import { timesOfPart } from '../part/kinds/part-kinds.ts';
import type { PartOffer } from '../part/kinds/part-offer.ts';
import type { TripForUpdate } from '../trip-state-repository.ts';

type Db = Kysely<Database>;

export async function saveInfo(
  db: Db,
  { id, version }: TripForUpdate,
  info: StoredBookingInfo,
): Promise<TripForUpdate['version']> {
  await db
    .updateTable('trips')
    .set({ booking_info: JSON.stringify(info), version: version + 1 })
    .where('id', '=', id)
    .execute();
  return version + 1;
}

export async function saveRenewalPart(
  db: Db,
  partId: string,
  { part, details, zone }: { part: PartOffer; details: PartDetails; zone: string },
): Promise<void> {
  const { order, verdict, startsOn, endsOn, beginsAt, passengers } = part;
  const { currentFrom, endsAt } = timesOfPart(part, zone);
  await db
    .updateTable('trip_parts')
    .set({
      offer_key: order.key,
      details: JSON.stringify(details),
      verdict: JSON.stringify(toVerdict(verdict)),
      starts_on: startsOn,
      ends_on: endsOn,
      current_from: currentFrom,
      begins_at: beginsAt,
      ends_at: endsAt,
      sealed_passengers: sealFor(db, `trip_parts.sealed_passengers ${partId}`, passengers),
      alternative: null,
      alternative_search: null,
    })
    .where('id', '=', partId)
    .execute();
}
