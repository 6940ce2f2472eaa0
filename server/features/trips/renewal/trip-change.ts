import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { findTripRow } from '../page/trip-repository.ts';
import type { TripRow } from '../trip-row-repository.ts';
import type { TripViewer } from '../trip-standing.ts';
import { lockTrip, type TripForUpdate } from '../trip-state-repository.ts';
import type { InfoChange } from './change-info.ts';

export type TripCaller = Pick<
  SignedInContext,
  'abilities' | 'signedIn' | 'signal' | 'requestId' | 'ip' | 'userAgent'
>;

/** The change of a trip in the version that the caller has read. */
export interface TripChange {
  tripId: string;
  /** The version that the caller has read. */
  version: number;
  viewer: TripViewer;
  moment: CompanyMoment;
  bookingInfo: InfoChange;
}

/** Locks the trip until the transaction ends; undefined when it has another version than the caller has read. */
export async function lockUnchanged(
  db: Kysely<Database>,
  { tripId, version, viewer }: TripChange,
): Promise<{ trip: TripForUpdate; row: TripRow } | undefined> {
  const trip = await lockTrip(db, tripId);
  const row = await findTripRow(db, viewer, tripId);
  return trip && row && trip.version === version ? { trip, row } : undefined;
}
