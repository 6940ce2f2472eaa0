import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import type { TripViewer } from '../approval/trip-standing.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { findTripRow } from '../trip-repository.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { type LockedTrip, lockTrip } from '../trip-state-repository.ts';
import type { InfoChange } from './change-info.ts';

export type TripCaller = Pick<
  SignedInContext,
  'abilities' | 'signedIn' | 'signal' | 'requestId' | 'ip' | 'userAgent'
>;

/** A change of a trip as the caller has seen it. */
export interface TripChange {
  tripId: string;
  /** That the caller has seen. */
  version: number;
  viewer: TripViewer;
  moment: CompanyMoment;
  bookingInfo: InfoChange;
}

/** The trip, which nothing else changes until the transaction ends; undefined when it is another one than was seen. */
export async function lockUnchanged(
  db: Kysely<Database>,
  { tripId, version, viewer }: TripChange,
): Promise<{ trip: LockedTrip; row: TripRow } | undefined> {
  const trip = await lockTrip(db, tripId);
  const row = await findTripRow(db, viewer, tripId);
  return trip && row && trip.version === version ? { trip, row } : undefined;
}
