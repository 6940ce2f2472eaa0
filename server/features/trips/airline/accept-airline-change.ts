import type { Trip } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { answersTo } from '../page/airline-change-mapper.ts';
import { causeOf, getTrip, openTrip } from '../page/open-trip.ts';
import { refuseNonBooker } from '../page/refuse-withheld.ts';
import { uncancellableCall } from '../part/uncancellable-call.ts';
import { managesPartOf } from '../trip-people.ts';
import { askAirline } from './ask-airline.ts';

type Caller = Pick<SignedInContext, 'abilities' | 'signedIn' | 'requestId' | 'ip' | 'userAgent'>;

interface NamedChange {
  tripId: string;
  airlineChangeId: string;
}

const ANSWER_MS = 20_000;
const ASKED_AGAIN_SECONDS = 15;

/**
 * The supplier is asked before and after: only what was shown is accepted, and the part takes over what the supplier then
 * says, which also holds when an answer was lost.
 */
export async function acceptAirlineChange(deps: Deps, caller: Caller, named: NamedChange): Promise<Trip> {
  const { db, clock, jobs, suppliers } = deps;
  const { partId } = await findAcceptable(deps, caller, named);
  await askAirline(deps, { partId });
  const found = await findAcceptable(deps, caller, named).catch(asConflict);
  const { companyId, now, supplierId, how } = found;
  const call = uncancellableCall({ companyId, now }, named.airlineChangeId, ANSWER_MS);
  const accepted = await suppliers.flights.airlineChanges?.accept(supplierId, how, call);
  if (!accepted || accepted.outcome === 'declined') {
    throw new DomainError('action_withheld', 'The airline does not let this change be accepted here.');
  }
  const at = clock.now();
  const { userId, sessionId } = caller.signedIn;
  await recordAudit(db, { action: 'trip.changed', userId, sessionId, companyId }, caller, at);
  await askAirline(deps, { partId }, causeOf(caller, at));
  const trip = await getTrip(deps, caller, named.tripId);
  if (trip.airlineChanges?.some(({ _id }) => _id === named.airlineChangeId)) {
    await jobs.enqueue(db, 'part.airline', { partId }, { afterSeconds: ASKED_AGAIN_SECONDS });
    throw new DomainError(
      'unavailable',
      'The answer of the airline was lost. Look at the trip again in a moment.',
    );
  }
  return trip;
}

interface Acceptable {
  partId: string;
  companyId: string;
  now: Date;
  supplierId: string;
  how: 'accept' | 'settle';
}

async function findAcceptable(
  deps: Deps,
  caller: Caller,
  { tripId, airlineChangeId }: NamedChange,
): Promise<Acceptable> {
  const { row, viewer } = await openTrip(deps, caller, tripId);
  refuseNonBooker(row, viewer);
  const change = row.airline_changes.find(({ id }) => id === airlineChangeId);
  const part = row.parts.find(({ id }) => id === change?.part_id);
  if (!change || !part) throw new DomainError('not_found', 'The trip has no such change by the airline.');
  if (!managesPartOf(row, viewer, part.travelers)) {
    throw new DomainError('forbidden', 'This part of the trip belongs to other travellers.');
  }
  const how = answersTo(change, part, row, viewer).find((answer) => answer !== 'cancel');
  if (!how) throw new DomainError('action_withheld', 'This change by the airline can not be accepted here.');
  return { partId: part.id, companyId: row.company_id, now: viewer.now, supplierId: change.supplier_id, how };
}

/** What could be accepted a moment ago has become another change, or none. */
function asConflict(thrown: unknown): never {
  if (!(thrown instanceof DomainError)) throw thrown;
  throw new DomainError('trip_changed', 'The airline has changed the flight again. Reload the trip.');
}
