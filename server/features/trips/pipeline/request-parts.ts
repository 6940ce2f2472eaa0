import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { TripEventDetails } from '../../../db/trip-tables.ts';
import { applyTripEvent, type TripCircumstances } from '../apply-trip-event.ts';
import { describeTrip } from '../describe-trip.ts';
import { toTotal } from '../page/trip-mapper.ts';
import { readTripUnchecked } from '../page/trip-repository.ts';
import { renewTotal } from '../part/change-part-price.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { lockTrip, readPartsAtEvent, type TripForUpdate } from '../trip-state-repository.ts';
import { joinRequests, type LaterRequest } from './request-terms.ts';
import { saveRequest } from './trip-extension-repository.ts';

interface AdditionRequest extends Pick<TripCircumstances, 'cause' | 'wait'> {
  request: LaterRequest;
  /** The most that was agreed to; absent for bookings of the agency. */
  agreed?: TripEventDetails['agreed'];
  replaced?: TripEventDetails['replaced'];
}

export async function requestParts(
  db: Kysely<Database>,
  row: TripRow,
  { request, agreed, replaced, wait, cause }: AdditionRequest,
): Promise<TripForUpdate> {
  await renewTotal(db, row.id);
  await saveRequest(db, row.id, joinRequests(row, request));
  await describeTrip(db, row.id);
  const trip = await lockTrip(db, row.id);
  const after = (await readTripUnchecked(db, row.id, request.terms)).total.asked;
  if (!trip) throw new Error(`The trip ${row.id} is gone while it is locked`);
  const event = { type: 'parts.added', levels: request.verdict.levels } as const;
  const known = new Set(row.parts.map(({ id }) => id));
  const added = trip.parts.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  const about = await readPartsAtEvent(db, added);
  const details = {
    about,
    before: toTotal(row),
    after,
    agreed,
    replaced,
  };
  return await applyTripEvent(db, trip, event, { cause, wait, details });
}
