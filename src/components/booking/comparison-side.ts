import type { CarPart, FlightPart, Money, TripPart } from '#domain/contract.ts';
import { formatShortDay } from '../../i18n/format.ts';

/** One side of a comparison of a booked part before and after its change. */
export interface ComparisonSide {
  /** The title, as in the list of trips. */
  title: string;
  startsOn: string;
  endsOn: string;
  price: Money;
  /** The supplier's price, if the other one is converted. */
  asked?: Money;
  /** Such as flights, a room or stations; those that differ are marked. */
  details: readonly string[];
}

export function comparisonSide(part: TripPart): ComparisonSide {
  const { startsOn, endsOn, price } = part;
  return { title: formatTitle(part), startsOn, endsOn, price: price.asked, details: formatDetails(part) };
}

function formatTitle(part: TripPart): string {
  switch (part.kind) {
    case 'flight':
      return part.route.join(' – ');
    case 'hotel':
      return `${part.property.name}, ${part.property.address.city}`;
    case 'car':
      return `${part.vendor.name}, ${part.pickUp.address.city}`;
    case 'external':
      return part.supplier;
  }
}

function formatDetails(part: TripPart): string[] {
  switch (part.kind) {
    case 'flight':
      return [...part.legs.flatMap(({ segments }) => segments.map(flightText)), part.fare.family.name];
    case 'hotel':
      return [part.room.roomName];
    case 'car':
      return [
        part.car.model,
        handoverText(part.pickUpAt, part.pickUp),
        handoverText(part.dropOffAt, part.dropOff),
      ];
    case 'external':
      return [part.supplier];
  }
}

function flightText({
  carrier,
  flightNumber,
  origin,
  destination,
  departure,
  arrival,
}: FlightPart['legs'][number]['segments'][number]): string {
  const number = `${carrier} ${flightNumber}`;
  return `${number}, ${localTime(departure)} ${origin} – ${arrival.slice(11)} ${destination}`;
}

function handoverText(at: string, { name }: CarPart['pickUp']): string {
  return `${localTime(at)}, ${name}`;
}

/** `Sun 14 Mar, 08:00`, of a `yyyy-MM-ddTHH:mm` */
function localTime(at: string): string {
  return `${formatShortDay(at.slice(0, 10))}, ${at.slice(11)}`;
}
