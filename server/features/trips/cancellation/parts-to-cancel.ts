import type { CancellationQuote, Money, TripCancelRequest } from '#domain/contract.ts';
import { compareMoney } from '#domain/money.ts';
import { isCancelledAtOnce } from '#machines/trip/cancellation-selectors.ts';
import { tripSnapshot } from '#machines/trip/trip-selectors.ts';
import { DomainError } from '../../../errors.ts';
import type { ChangeablePart, ChangeableTrip } from '../trip-repository.ts';
import { isLeftOut } from './quote-cancellation.ts';

type PartQuote = CancellationQuote['parts'][number];
type Refusal = Extract<PartQuote, { outcome: 'refused' }>['reason'];

/** What somebody wants to be cancelled, as far as it is not over; asked by its name, what failed is left out. */
export function meantParts(
  trip: ChangeableTrip,
  { part: named }: Pick<TripCancelRequest, 'part'>,
): ChangeablePart[] {
  const parts = named === undefined ? trip.parts : trip.parts.filter(({ id }) => id === named);
  if (parts.length === 0 && named !== undefined)
    throw new DomainError('not_found', 'The trip has no such part.');
  const isAtOnce = isCancelledAtOnce(tripSnapshot(trip));
  if (isAtOnce && parts.length < trip.parts.length) {
    throw new DomainError('not_cancellable', 'A trip that is not booked is cancelled as a whole.');
  }
  const open = parts.filter((part) => {
    if (part.status === 'failed') return named !== undefined && isLeftOut(trip, part);
    return part.status !== 'cancelled' && !(isAtOnce && part.status === 'cancelling');
  });
  if (open.length === 0 && !isAtOnce) throw refusalOf('alreadyOver');
  return open;
}

interface Asked {
  request: TripCancelRequest;
  meant: readonly ChangeablePart[];
  quotes: readonly PartQuote[];
}

/**
 * Those of the parts that can be cancelled at what was shown. Of a booked trip that is cancelled as a whole, what its
 * supplier does not allow to be cancelled stays booked; whoever was shown another picture is asked to look again.
 */
export function partsToCancel(
  trip: ChangeableTrip,
  { request, meant, quotes }: Asked,
): readonly ChangeablePart[] {
  const refused = quotes.flatMap((quote) => (quote.outcome === 'refused' ? [quote] : []));
  if (refused.some(({ reason }) => reason === 'inProgress')) throw refusalOf('inProgress');
  const isWhole = request.part === undefined && quotes.some(({ outcome }) => outcome === 'quoted');
  const mayStay = isWhole && !isCancelledAtOnce(tripSnapshot(trip));
  const shown = new Map(request.highestPenalty?.map(({ part, penalty }) => [part, penalty]));
  for (const { _id, reason } of refused) {
    const stays = mayStay && STAYING.has(reason) && !shown.has(_id);
    if (!stays) throw refusalOf(reason);
  }
  if (request.highestPenalty) refuseHigher(quotes, shown);
  const stay = new Set(refused.map(({ _id }) => _id));
  return meant.filter(({ id }) => !stay.has(id));
}

/** Why a part stays booked when the rest of its trip is cancelled. */
const STAYING: ReadonlySet<Refusal> = new Set(['notCancellable', 'byAgency']);

function refuseHigher(quotes: readonly PartQuote[], shown: ReadonlyMap<string, Money>): void {
  for (const quote of quotes) {
    if (quote.outcome === 'refused' || !isHigher(quote.penalty, shown.get(quote._id))) continue;
    throw new DomainError('penalty_changed', 'It costs more by now. Look at the costs again.');
  }
}

/** A part that is not named was shown without a penalty. */
function isHigher(penalty: Money, shown: Money | undefined): boolean {
  if (!shown) return penalty.amount > 0;
  return shown.currency !== penalty.currency || compareMoney(penalty, shown) > 0;
}

function refusalOf(reason: Refusal): DomainError {
  switch (reason) {
    case 'inProgress':
      return new DomainError('trip_busy', 'Something is happening to the trip. Look at it again.');
    case 'alreadyOver':
      return new DomainError('not_cancellable', 'It is cancelled already, or was never booked.');
    case 'notCancellable':
      return new DomainError('not_cancellable', 'The supplier does not allow it to be cancelled.');
    case 'byAgency':
      return new DomainError('not_cancellable', 'The agency has booked it. Ask the agency to cancel it.');
    case 'noAnswer':
      return new DomainError('unavailable', 'The supplier does not answer. Try again in a moment.');
  }
}
