import type { Kysely } from 'kysely';
import type { Trip } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { compareParts } from '../approval/compare-parts.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { causeOf, type PersonalCause } from '../page/open-trip.ts';
import { readTripUnchecked } from '../page/trip-repository.ts';
import { reportNews } from '../trip-news.ts';
import type { PartsOnHold } from './hold-all.ts';
import type { RequestKey } from './once-per-key.ts';
import { deleteHolds } from './order-holds.ts';

type Db = Kysely<Database>;

export type TripCaller = Pick<
  SignedInContext,
  'abilities' | 'signedIn' | 'signal' | 'requestId' | 'ip' | 'userAgent'
>;

interface PartsToStore {
  companyId: string;
  moment: CompanyMoment;
  held: PartsOnHold;
  /** Absent where the version of the trip identifies the request. */
  key?: RequestKey;
}

export async function storeAll(
  deps: Deps,
  caller: TripCaller,
  { companyId, moment, held: partsOnHold, key }: PartsToStore,
  write: (db: Db, cause: PersonalCause) => Promise<string>,
): Promise<Trip> {
  const { userId, sessionId } = caller.signedIn;
  const at = deps.clock.now();
  const cause = causeOf(caller, at);
  return await deps.db.transaction().execute(async (db) => {
    const tripId = await write(db, cause);
    const trip = await readTripUnchecked(db, tripId, { ...caller, now: moment.now });
    await key?.answer(db, trip);
    await deleteHolds(
      db,
      partsOnHold.map(({ part }) => part.reference),
    );
    await recordAudit(db, { action: 'trip.requested', userId, sessionId, companyId }, caller, at);
    if (!trip.approval) return trip;
    await compareParts(deps, db, tripId);
    await reportNews(deps, db, { ...moment, trip, kind: 'waits' });
    return trip;
  });
}
