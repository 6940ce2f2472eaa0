import type { Itinerary, Segment } from '#domain/offers/flight-offer.ts';

type Legs = Pick<Itinerary, 'legs'>;

export function seatUnit({ carrier, flightNumber, departure }: Segment, seat: string): string {
  return `seat/${carrier}${flightNumber}/${departure.slice(0, 10)}/${seat}`;
}

/** The segments of all legs, in the order of the seat maps. */
export function listSegments({ legs }: Legs): Segment[] {
  return legs.flatMap(({ segments }) => segments);
}
