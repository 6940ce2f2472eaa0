import type { TripRequest } from '../contract.ts';
import { CHOSEN } from '../kinds/chosen-kinds.ts';
import type { CheckoutInfo, PassengerDetails } from './checkout-info.ts';
import {
  type CheckoutPart,
  type FlowByKind,
  listLevels,
  listTravelers,
  type PartKind,
} from './checkout-part.ts';
import type { TripToExtend } from './trip-to-extend.ts';

type PartRequest = TripRequest['parts'][number];

function endsOn<Kind extends PartKind>(part: CheckoutPart<Kind>): string {
  return CHOSEN[part.kind].endsOn(part);
}

export function toOffer<Kind extends PartKind>(part: CheckoutPart<Kind>): FlowByKind[Kind]['offer'] {
  return CHOSEN[part.kind].toOffer(part);
}

export function toExtras<Kind extends PartKind>(part: CheckoutPart<Kind>): FlowByKind[Kind]['extras'] | null {
  return CHOSEN[part.kind].toExtras(part);
}

function toRequest<Kind extends PartKind>(
  part: CheckoutPart<Kind>,
  passengers: readonly PassengerDetails[],
): PartRequest {
  return CHOSEN[part.kind].toRequest(part, passengers);
}

/** The last day of all parts: a card must be valid until then. */
export function findLastDay(parts: readonly CheckoutPart[]): string {
  return parts.map(endsOn).sort().at(-1) ?? '';
}

export function toTripRequest(
  parts: readonly CheckoutPart[],
  { passengers = [], ...bookingInfo }: CheckoutInfo,
  extended: TripToExtend | null = null,
): TripRequest {
  const travelers = listTravelers(parts);
  const replacedParts = parts.flatMap(({ replacedPart }) => replacedPart ?? []);
  return {
    travelers,
    parts: parts.map((part) => ({ ...toRequest(part, passengers), ...ownTravelers(part, travelers) })),
    bookingInfo,
    levels: listLevels(parts),
    ...(extended && { tripId: extended.tripId, replacedParts }),
  };
}

export function toPartRequest(part: CheckoutPart): PartRequest {
  return { ...toRequest(part, []), travelers: listTravelers([part]) };
}

function ownTravelers({ criteria }: CheckoutPart, all: readonly string[]): Pick<PartRequest, 'travelers'> {
  const travelers = criteria.travelers.map(({ _id }) => _id);
  return travelers.length === all.length && travelers.every((id, index) => id === all[index])
    ? {}
    : { travelers };
}
