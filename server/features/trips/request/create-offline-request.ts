import type { OfflineRequest, Trip } from '#domain/contract.ts';
import { dateAt } from '#domain/local-time.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { readTermsFor } from '../../../offers/read-booking-terms.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { readBookingLimits, readPaymentTerms } from '../../companies/checkout-repository.ts';
import { authoriseTravellers } from '../../travellers/authorise-travellers.ts';
import { type CompanyMoment, readCompanyMoment } from '../company-moment.ts';
import { findEarlier, keyReused } from '../order/order-key.ts';
import { saveOrderAnswer } from '../order/order-repository.ts';
import { refuseUnknownPurpose } from '../order/refuse-incomplete-order.ts';
import { withUniqueReference } from '../order/with-unique-reference.ts';
import { readTripUnchecked } from '../page/trip-repository.ts';
import { hashRequest, type OrderName } from '../part/booking-reference.ts';
import { insertTrip } from '../trip-insert-repository.ts';
import { reportNews } from '../trip-news.ts';
import { newRequest, type ValidRequest } from './new-request.ts';
import { refuseImpossibleDays } from './refuse-impossible-days.ts';

type Caller = Pick<SignedInContext, 'abilities' | 'signedIn' | 'requestId' | 'ip' | 'userAgent'>;

/** Creates a request in words once per idempotency key; a repetition gets the same answer. */
export async function createOfflineRequest(
  deps: Deps,
  caller: Caller,
  { key, request }: { key: string; request: OfflineRequest },
): Promise<Trip> {
  const { userId, companyId } = caller.signedIn;
  const name = { userId, companyId, key };
  const hash = hashRequest(companyId, request);
  const { answer } = await findEarlier(deps, name, hash);
  if (answer) return answer;
  try {
    const moment = await readCompanyMoment(deps, companyId);
    const checked = await checkRequest(deps, caller, request, moment);
    return await withUniqueReference(() => store(deps, caller, { checked, moment, name, hash }));
  } catch (error) {
    // A concurrent call with the same key may have succeeded; its answer replaces this error.
    const stored = await findEarlier(deps, name, hash);
    if (stored.answer) return stored.answer;
    throw error;
  }
}

/** Refuses travellers for whom the caller may not book, unknown purposes and impossible days. */
async function checkRequest(
  deps: Deps,
  caller: Caller,
  request: OfflineRequest,
  moment: CompanyMoment,
): Promise<ValidRequest> {
  const { companyId } = caller.signedIn;
  const travellers = await authoriseTravellers(deps, caller, request.travelers);
  refuseUnknownPurpose(request.purpose, '/purpose');
  refuseImpossibleDays(request, dateAt(moment.now, moment.zone));
  const [{ currency, zone }, { paymentType }, { approvalHours }] = await Promise.all([
    readTermsFor(deps, companyId, request.travelers),
    readPaymentTerms(deps.db, companyId),
    readBookingLimits(deps.db, companyId),
  ]);
  return { request, travellers, currency, paymentType, approvalHours, zone };
}

interface RequestToStore {
  checked: ValidRequest;
  moment: CompanyMoment;
  name: OrderName;
  hash: Buffer;
}

async function store(
  deps: Deps,
  caller: Caller,
  { checked, moment, name, hash }: RequestToStore,
): Promise<Trip> {
  const at = deps.clock.now();
  const created = newRequest(checked, { context: caller, now: at });
  return await deps.db.transaction().execute(async (db) => {
    await insertTrip(db, created);
    const trip = await readTripUnchecked(db, created.trip.id, { ...caller, now: moment.now });
    if (!(await saveOrderAnswer(db, name, { requestHash: hash, answer: trip }, at))) throw keyReused();
    const { userId, sessionId, companyId } = caller.signedIn;
    await recordAudit(db, { action: 'trip.requested', userId, sessionId, companyId }, caller, at);
    await reportNews(deps, db, { ...moment, trip, kind: 'requestMade' });
    return trip;
  });
}
