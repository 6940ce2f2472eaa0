import type { Deps } from '../deps.ts';
import { deleteExpiredLinks } from '../features/auth/password-link-repository.ts';
import { sendResetLink } from '../features/auth/send-reset-link.ts';
import { deleteExpiredSessions } from '../features/auth/session-repository.ts';
import { deleteOldAttempts } from '../features/auth/throttle.ts';
import { updateDelegation } from '../features/delegations/update-delegations.ts';
import { updateRates } from '../features/exchange-rates/update-rates.ts';
import { deliverMail } from '../features/mails/deliver-mail.ts';
import { askAirline, askAirlines } from '../features/trips/airline/ask-airline.ts';
import { deleteOldDecisionLinks } from '../features/trips/approval/decision-link-repository.ts';
import { findAlternative } from '../features/trips/approval/find-alternative.ts';
import { cancelPart } from '../features/trips/cancellation/cancel-part.ts';
import { carryOutChange } from '../features/trips/change/carry-out-change.ts';
import { deleteOldDrafts } from '../features/trips/draft/draft-repository.ts';
import { deleteOldKeys } from '../features/trips/pipeline/key-repository.ts';
import { repairTrip, repairTrips } from '../features/trips/repair-trips.ts';
import { confirmPart } from '../features/trips/work/confirm-part.ts';
import { lookUpPart } from '../features/trips/work/look-up-part.ts';
import { releaseHold } from '../features/trips/work/release-hold.ts';
import { forgetEvents } from '../suppliers/duffel/event-repository.ts';
import { forgetLapsedOrders } from '../suppliers/duffel/order-repository.ts';
import { deleteLapsedHolds } from '../suppliers/embedded/desk/stock-repository.ts';
import { forgetLapsedGuests } from '../suppliers/hotelbeds/booking-repository.ts';
import { updateHotels } from '../suppliers/hotelbeds/update-content.ts';
import type { ComparedSubject, JobName, JobPayloads } from './jobs.ts';

interface JobHandler<Payload> {
  work(deps: Deps, payload: Payload): Promise<void>;
  retryLimit: number;
  /** Seconds before the first retry; the delay doubles with each. */
  retryDelay: number;
  /** The key of a job: of those that wait under the same key there is only one. */
  about?(payload: Payload): string;
}

/** A user may be waiting for it, so the first of fifteen retries is soon; the last is half a day later. */
const PATIENT = { retryLimit: 15, retryDelay: 2 };
/** Background work that no caller waits for. */
const TWICE = { retryLimit: 2, retryDelay: 30 };
const ONCE = { retryLimit: 0, retryDelay: 0 };
/** Lost work is found again by the next repair. */
const OF_PART = { ...PATIENT, about: ({ partId }: { partId: string }) => partId };

const comparedId = (subject: ComparedSubject) => ('changeId' in subject ? subject.changeId : subject.partId);

export const JOB_HANDLERS: { [Name in JobName]: JobHandler<JobPayloads[Name]> } = {
  'mail.deliver': { work: deliverMail, ...PATIENT },
  'password.forgotten': { work: sendResetLink, ...PATIENT },
  'records.clean': { work: cleanRecords, ...ONCE },
  'hotels.update': { work: updateHotels, ...ONCE },
  'rates.update': { work: updateRates, ...ONCE, about: () => 'all rates' },
  'part.confirm': { work: confirmPart, ...OF_PART },
  'part.cancel': { work: cancelPart, ...OF_PART },
  'part.change': { work: carryOutChange, ...OF_PART },
  'part.lookUp': { work: lookUpPart, ...OF_PART },
  'part.compare': { work: findAlternative, ...TWICE, about: comparedId },
  'part.airline': {
    work: (deps, payload) => askAirline(deps, payload),
    ...TWICE,
    about: ({ partId }) => partId,
  },
  'airlines.ask': { work: askAirlines, ...ONCE },
  'hold.release': { work: releaseHold, ...PATIENT, about: ({ reference }) => reference },
  'trips.repair': { work: repairTrips, ...ONCE, about: () => 'all trips' },
  'trip.repair': { work: repairTrip, ...ONCE, about: ({ work, subjectId }) => `${work} ${subjectId}` },
  'delegation.repair': { work: updateDelegation, ...ONCE, about: ({ companyUserId }) => companyUserId },
};

export async function cleanRecords({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteExpiredSessions(db, now);
  await deleteExpiredLinks(db, now);
  await deleteOldAttempts(db, now);
  await deleteLapsedHolds(db, now);
  await forgetLapsedOrders(db, now);
  await forgetEvents(db, now);
  await forgetLapsedGuests(db, now);
  await deleteOldDrafts(db, now);
  await deleteOldKeys(db, now);
  await deleteOldDecisionLinks(db, now);
}
