import type { Kysely } from 'kysely';
import type { Trip } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import type { AuditAction } from '../../audit/audit-repository.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { type CompanyMoment, readMomentOfTrip } from '../company-moment.ts';
import { causeOf, lockOpened } from '../page/open-trip.ts';
import { refuseNonBooker, refuseWithheld } from '../page/refuse-withheld.ts';
import { readTrip } from '../page/trip-repository.ts';
import { standingIn } from '../trip-people.ts';
import type { TripRow } from '../trip-row-repository.ts';
import type { TripViewer } from '../trip-standing.ts';
import type { Cause, TripForUpdate } from '../trip-state-repository.ts';

export type RequestCaller = Pick<
  SignedInContext,
  'abilities' | 'signedIn' | 'requestId' | 'ip' | 'userAgent'
>;

export interface RequestUpdateContext {
  db: Kysely<Database>;
  trip: TripForUpdate;
  row: TripRow;
  viewer: TripViewer;
  moment: CompanyMoment;
  cause: Cause;
}

type RequestAction = 'writeMessage' | 'addExternal' | 'cancelExternal' | 'closeRequest';

interface RequestUpdate {
  tripId: string;
  action: RequestAction;
  audit: AuditAction;
  /** The version that the caller has read; absent when any version may be changed. */
  version?: number;
  isRepeated?: (db: Kysely<Database>) => Promise<boolean>;
  update: (context: RequestUpdateContext) => Promise<void>;
}

/**
 * Changes a trip if the caller may do so now, and returns the new state. Changes nothing when the trip has another
 * version than the caller has read.
 */
export async function updateRequest(
  deps: Deps,
  caller: RequestCaller,
  { tripId, action, audit, version, isRepeated, update }: RequestUpdate,
): Promise<{ status: 200 | 412; body: Trip }> {
  const { companyId, ...moment } = await readMomentOfTrip(deps, tripId);
  const viewer = { ...caller, now: moment.now };
  const isChanged = await deps.db.transaction().execute(async (db) => {
    const { trip, row } = await lockOpened(db, viewer, tripId);
    refuseOthers(row, viewer, action);
    if (await isRepeated?.(db)) return true;
    if (version !== undefined && trip.version !== version) return false;
    refuseWithheld(row, viewer, action);
    const at = deps.clock.now();
    const { userId, sessionId } = caller.signedIn;
    const cause = causeOf(caller, at);
    await update({ db, trip, row, viewer, moment, cause });
    await recordAudit(db, { action: audit, userId, sessionId, companyId }, caller, at);
    return true;
  });
  const body = await readTrip(deps.db, viewer, tripId);
  if (!body) throw new Error(`The trip ${tripId} can be changed, but not be read`);
  return { status: isChanged ? 200 : 412, body };
}

const AGENCY_ONLY: ReadonlySet<RequestAction> = new Set(['addExternal', 'cancelExternal']);

export function refuseOthers(row: TripRow, viewer: TripViewer, action: RequestAction): void {
  refuseNonBooker(row, viewer);
  if (!AGENCY_ONLY.has(action) || standingIn(row, viewer).roles.includes('agent')) return;
  throw new DomainError(
    'forbidden',
    'Only people who book for the company can record bookings made elsewhere.',
  );
}
