import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { DomainError } from '../../../errors.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { lockOpened } from '../page/open-trip.ts';
import type { TripRow } from '../trip-row-repository.ts';
import type { TripViewer } from '../trip-standing.ts';
import type { TripForUpdate } from '../trip-state-repository.ts';
import type { InfoEdit } from './edit-info.ts';

export interface TripEdit {
  tripId: string;
  version: number;
  viewer: TripViewer;
  moment: CompanyMoment;
  bookingInfo: InfoEdit;
}

export class TripHasChanged extends DomainError {
  constructor() {
    super('trip_changed', 'The trip has changed. Look at it again.');
  }
}

export async function lockUnchanged(
  db: Kysely<Database>,
  { tripId, version, viewer }: TripEdit,
): Promise<{ trip: TripForUpdate; row: TripRow }> {
  const locked = await lockOpened(db, viewer, tripId);
  if (locked.trip.version !== version) throw new TripHasChanged();
  return locked;
}
