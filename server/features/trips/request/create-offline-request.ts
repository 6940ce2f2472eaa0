import type { OfflineRequest, Trip } from '#domain/contract.ts';
import { dateAt } from '#domain/local-time.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { readTermsFor } from '../../../offers/read-booking-terms.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { readBookingRules } from '../../companies/checkout-repository.ts';
import { authorizeTravelers } from '../../travelers/authorize-travelers.ts';
import { type CompanyMoment, readCompanyMoment } from '../company-moment.ts';
import { readTripUnchecked } from '../page/trip-repository.ts';
import { withUniqueReference } from '../pipeline/itinerary-reference.ts';
import { oncePerKey, type RequestKey } from '../pipeline/once-per-key.ts';
import { refuseUnknownPurpose } from '../pipeline/refuse-incomplete-info.ts';
import { insertTrip } from '../trip-insert-repository.ts';
import { reportNews } from '../trip-news.ts';
import { newRequest, type ValidRequest } from './new-request.ts';
import { refuseImpossibleDays } from './refuse-impossible-days.ts';

type Caller = Pick<SignedInContext, 'abilities' | 'signedIn' | 'requestId' | 'ip' | 'userAgent'>;

export async function createOfflineRequest(
  deps: Deps,
  caller: Caller,
  { key: name, request }: { key: string; request: OfflineRequest },
): Promise<Trip> {
  return await oncePerKey(deps, caller, { key: name, body: request }, async (key) => {
    const moment = await readCompanyMoment(deps, caller.signedIn.companyId);
    const checked = await checkRequest(deps, caller, request, moment);
    return await withUniqueReference(() => store(deps, caller, { checked, moment, key }));
  });
}

async function checkRequest(
  deps: Deps,
  caller: Caller,
  request: OfflineRequest,
  moment: CompanyMoment,
): Promise<ValidRequest> {
  const { companyId } = caller.signedIn;
  const travelers = await authorizeTravelers(deps, caller, request.travelers);
  refuseUnknownPurpose(request.purpose, '/purpose');
  refuseImpossibleDays(request, dateAt(moment.now, moment.zone));
  const [{ currency, zone }, { paymentType, limits }] = await Promise.all([
    readTermsFor(deps, companyId, request.travelers, moment),
    readBookingRules(deps.db, companyId),
  ]);
  const { approvalHours } = limits;
  return { request, travelers, currency, paymentType, approvalHours, zone };
}

interface RequestToStore {
  checked: ValidRequest;
  moment: CompanyMoment;
  key: RequestKey;
}

async function store(deps: Deps, caller: Caller, { checked, moment, key }: RequestToStore): Promise<Trip> {
  const at = deps.clock.now();
  const created = newRequest(checked, { context: caller, now: at });
  return await deps.db.transaction().execute(async (db) => {
    await insertTrip(db, created);
    const trip = await readTripUnchecked(db, created.trip.id, { ...caller, now: moment.now });
    await key.answer(db, trip);
    const { userId, sessionId, companyId } = caller.signedIn;
    await recordAudit(db, { action: 'trip.requested', userId, sessionId, companyId }, caller, at);
    await reportNews(deps, db, { ...moment, trip, kind: 'requestMade' });
    return trip;
  });
}
