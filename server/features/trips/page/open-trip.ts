import type { Kysely } from 'kysely';
import type { Trip } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { describeOrigin } from '../../auth/describe-origin.ts';
import { type CompanyMoment, readMomentOfTrip } from '../company-moment.ts';
import type { TripRow } from '../trip-row-repository.ts';
import type { TripViewer } from '../trip-standing.ts';
import { type Cause, lockTrip, type TripForUpdate } from '../trip-state-repository.ts';
import { findTripRow, readTrip } from './trip-repository.ts';

type Reader = Omit<TripViewer, 'now'>;
type Readers = Pick<Deps, 'db' | 'clock' | 'practice'>;

interface OpenedTrip {
  row: TripRow;
  viewer: TripViewer;
  moment: CompanyMoment;
}

/** Opens a trip; callers who may not read it get the same answer as for a missing trip. */
export async function openTrip(deps: Readers, reader: Reader, tripId: string): Promise<OpenedTrip> {
  const moment = await readMomentOfTrip(deps, tripId);
  const viewer = { ...reader, now: moment.now };
  const row = await findTripRow(deps.db, viewer, tripId);
  if (!row) throw noSuchTrip();
  return { row, viewer, moment };
}

export async function lockOpened(
  db: Kysely<Database>,
  viewer: TripViewer,
  tripId: string,
): Promise<{ trip: TripForUpdate; row: TripRow }> {
  const trip = await lockTrip(db, tripId);
  const row = await findTripRow(db, viewer, tripId);
  if (!trip || !row) throw noSuchTrip();
  return { trip, row };
}

export async function getTrip(deps: Readers, reader: Reader, tripId: string): Promise<Trip> {
  const { now } = await readMomentOfTrip(deps, tripId);
  const trip = await readTrip(deps.db, { ...reader, now }, tripId);
  if (!trip) throw noSuchTrip();
  return trip;
}

export function noSuchTrip(): DomainError {
  return new DomainError('not_found', "The trip was not found, or you don't have access to it.");
}

export type PersonalCause = Cause & Required<Pick<Cause, 'userId'>>;

interface PersonalCaller extends Pick<SignedInContext, 'requestId' | 'ip' | 'userAgent'> {
  signedIn: { userId: string };
}

export function causeOf(caller: PersonalCaller, at: Date): PersonalCause {
  const { signedIn, requestId } = caller;
  return { at, userId: signedIn.userId, requestId, origin: describeOrigin(caller) };
}
