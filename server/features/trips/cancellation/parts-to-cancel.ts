import type { CancellationQuote, Money, TripCancelRequest } from '#domain/contract.ts';
import { compareMoney, subtractMoney } from '#domain/money.ts';
import { isAddition, isCancelledAtOnce, isLeftToOthers } from '#machines/trip/cancellation-selectors.ts';
import { isWaiting, tripSnapshot } from '#machines/trip/trip-selectors.ts';
import { DomainError } from '../../../errors.ts';
import type { ChangeablePart, ChangeableTrip } from '../page/trip-repository.ts';
import { isLeftOut, type TripToCancel } from './quote-cancellation.ts';

type PartQuote = CancellationQuote['parts'][number];
type Refusal = Extract<PartQuote, { outcome: 'refused' }>['reason'];

const STAYING: ReadonlySet<Refusal> = new Set(['begun', 'notCancellable', 'byAgency', 'ofOthers']);
const STAYING_WHILE_WAITING: ReadonlySet<Refusal> = new Set(['begun', 'notCancellable', 'ofOthers']);

export function selectPartsToCancel(
  trip: TripToCancel,
  { parts: named }: Pick<TripCancelRequest, 'parts'>,
): ChangeablePart[] {
  const parts = namedParts(trip, named);
  const isWhole = parts.length === trip.parts.length;
  const isAtOnce = isCancelledAtOnce(tripSnapshot(trip)) && (named === undefined || isWhole);
  if (isAtOnce) refuseWithOthers(trip);
  else refuseIncomplete(trip, parts);
  const open = parts.filter((part) => {
    if (part.status === 'failed') return named !== undefined && isLeftOut(trip, part);
    return part.status !== 'cancelled' && !(isAtOnce && part.status === 'cancelling');
  });
  if (isAtOnce) return open;
  if (open.length === 0 || (named && open.length < parts.length)) throw toRefusal('alreadyOver');
  return open;
}

/** A trip, or an addition to one, can be cancelled only as a whole before it is booked. */
function refuseIncomplete(trip: ChangeableTrip, parts: readonly ChangeablePart[]): void {
  const snapshot = tripSnapshot(trip);
  if (!isCancelledAtOnce(snapshot)) return;
  const named = new Set(parts);
  const [cancelled, staying] = [parts, trip.parts.filter((part) => !named.has(part))].map((some) =>
    some.map(({ status }) => status),
  );
  if (cancelled && staying && isAddition(snapshot, { cancelled, staying })) return;
  throw new DomainError('not_cancellable', 'A trip that is not booked yet can only be cancelled as a whole.');
}

function refuseWithOthers(trip: TripToCancel): void {
  const snapshot = tripSnapshot(trip);
  const areOthers = trip.parts.some(({ id, status }) =>
    isLeftToOthers({ status, isOfOthers: trip.ofOthers.has(id) }, snapshot),
  );
  if (areOthers) throw toRefusal('ofOthers');
}

function namedParts({ parts }: ChangeableTrip, ids: readonly string[] | undefined) {
  if (ids === undefined) return parts;
  const named = parts.filter(({ id }) => ids.includes(id));
  if (named.length < ids.length) throw new DomainError('not_found', 'The trip has no such part.');
  return named;
}

interface RequestWithQuotes {
  request: TripCancelRequest;
  selected: readonly ChangeablePart[];
  quotes: readonly PartQuote[];
}

/**
 * Selects the parts that can be cancelled at the penalties shown. When a whole trip is cancelled, parts that have begun
 * and parts that can't be cancelled stay booked, as do external bookings unless the trip waits for an approval. The
 * request is refused when a named part, or a part shown with a penalty, can't be cancelled.
 */
export function partsToCancel(
  trip: ChangeableTrip,
  { request, selected, quotes }: RequestWithQuotes,
): readonly ChangeablePart[] {
  const refused = quotes.flatMap((quote) => (quote.outcome === 'refused' ? [quote] : []));
  if (refused.some(({ reason }) => reason === 'inProgress')) throw toRefusal('inProgress');
  const isWhole = request.parts === undefined && quotes.some(({ outcome }) => outcome === 'quoted');
  const mayStay: ReadonlySet<Refusal> = isWhole ? listStayingReasons(trip) : new Set();
  const accepted = new Map(request.highestPenalty?.map(({ part, penalty }) => [part, penalty]));
  for (const { _id, reason } of refused) {
    const stays = mayStay.has(reason) && !accepted.has(_id);
    if (!stays) throw toRefusal(reason);
  }
  if (request.highestPenalty) refuseHigher(quotes, accepted);
  const stay = new Set(refused.map(({ _id }) => _id));
  return selected.filter(({ id }) => !stay.has(id));
}

export function listPenaltyCaps(
  { highestPenalty }: Pick<TripCancelRequest, 'highestPenalty'>,
  quotes: readonly PartQuote[],
): ReadonlyMap<string, Money> {
  const accepted = new Map(highestPenalty?.map(({ part, penalty }) => [part, penalty]));
  return new Map(
    quotes.flatMap((quote) => {
      if (quote.outcome === 'refused') return [];
      const { _id, penalty } = quote;
      return [[_id, highestPenalty ? (accepted.get(_id) ?? subtractMoney(penalty, penalty)) : penalty]];
    }),
  );
}

function listStayingReasons(trip: ChangeableTrip): ReadonlySet<Refusal> {
  const snapshot = tripSnapshot(trip);
  if (!isCancelledAtOnce(snapshot)) return STAYING;
  return isWaiting(snapshot) ? STAYING_WHILE_WAITING : new Set();
}

function refuseHigher(quotes: readonly PartQuote[], accepted: ReadonlyMap<string, Money>): void {
  for (const quote of quotes) {
    if (quote.outcome === 'refused' || !isHigher(quote.penalty, accepted.get(quote._id))) continue;
    throw new DomainError('penalty_changed', 'The cost has increased. Review it and try again.');
  }
}

/** A part without a stated penalty was shown as free to cancel. */
function isHigher(penalty: Money, accepted: Money | undefined): boolean {
  if (!accepted) return penalty.amount > 0;
  return accepted.currency !== penalty.currency || compareMoney(penalty, accepted) > 0;
}

function toRefusal(reason: Refusal): DomainError {
  switch (reason) {
    case 'inProgress':
      return new DomainError('trip_busy', 'The trip is being processed. Reload it and try again.');
    case 'alreadyOver':
      return new DomainError('not_cancellable', 'It has already been cancelled, or was never booked.');
    case 'begun':
      return new DomainError('not_cancellable', 'It has started. Only the supplier can still change it.');
    case 'notCancellable':
      return new DomainError('not_cancellable', 'The supplier does not allow cancellation.');
    case 'byAgency':
      return new DomainError('not_cancellable', 'The agency booked it. Ask the agency to cancel it.');
    case 'ofOthers':
      return new DomainError(
        'forbidden',
        'Only its sole traveller, the person who booked the trip, or someone who books for all its travellers can cancel this part.',
      );
    case 'noAnswer':
      return new DomainError('unavailable', 'The supplier does not answer. Try again in a moment.');
  }
}
