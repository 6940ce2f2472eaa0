import type { ServiceClass } from '#domain/contract.ts';
import type { Cabin, Seat, SeatRow } from '#domain/offers/flight-offer.ts';
import { chanceOf } from '../../chance.ts';
import { seatsIn, unitOfFlight, unsoldSeats } from '../fares/cabins.ts';
import type { Flight } from '../network/flight.ts';
import { layoutOf, lettersOf, positionOf } from './cabin-layout.ts';
import { type SeatPricing, seatPrice } from './seat-price.ts';

const AHEAD: Readonly<Record<ServiceClass, readonly ServiceClass[]>> = {
  F: [],
  C: ['F'],
  W: ['F', 'C'],
  Y: ['F', 'C', 'W'],
};
const UNLUCKY_ROW = 13;
/** Who sits where the rows are drawn: windows go first, middle seats last. */
const WANTED = { window: 0, aisle: 0.15, middle: 0.4 };

/** A cabin of a flight, with the seats that the world has taken. */
export function cabinMap(flight: Flight, serviceClass: ServiceClass, pricing: SeatPricing): Cabin {
  const { carrier } = flight.direction.route;
  const { aircraft } = flight.departure;
  const layout = layoutOf(aircraft, serviceClass);
  const seats = seatsIn(carrier, aircraft, serviceClass);
  const ahead = AHEAD[serviceClass].reduce(
    (rows, one) => rows + rowCount(seatsIn(carrier, aircraft, one), layoutOf(aircraft, one)),
    0,
  );
  const taken = takenSeats(flight, serviceClass, layout, seats);
  const rows = Array.from({ length: rowCount(seats, layout) }, (_, index): SeatRow => {
    const number = rowNumber(ahead + index);
    const { exit, wing } = placeOf(index, rowCount(seats, layout), serviceClass, aircraft.kind === 'wide');
    const letters = lettersOf(layout).slice(0, seats - index * lettersOf(layout).length);
    return {
      number,
      exit,
      wing,
      seats: letters.map((letter, place): Seat => {
        const position = positionOf(layout, letter);
        return {
          letter,
          position,
          free: !taken.has(index * lettersOf(layout).length + place),
          price: seatPrice(pricing, { front: index < 3, exit, position }),
        };
      }),
    };
  });
  return { serviceClass, layout, rows };
}

function rowCount(seats: number, layout: string): number {
  return Math.ceil(seats / lettersOf(layout).length);
}

function rowNumber(index: number): number {
  return index + 1 < UNLUCKY_ROW ? index + 1 : index + 2;
}

/** Exits are over the wing of a small aircraft, in front and in the middle of a large one. */
function placeOf(index: number, rows: number, serviceClass: ServiceClass, wide: boolean) {
  if (serviceClass !== 'Y') return { exit: false, wing: false };
  const middle = Math.floor(rows * 0.42);
  const wing = index >= Math.floor(rows * 0.3) && index <= Math.floor(rows * 0.58);
  const exit = index === middle || (wide ? index === 0 : rows > 24 && index === middle + 1);
  return { exit, wing };
}

function takenSeats(flight: Flight, serviceClass: ServiceClass, layout: string, seats: number): Set<number> {
  const unit = unitOfFlight(flight, serviceClass);
  const chance = chanceOf('seats', unit);
  const letters = lettersOf(layout);
  const places = Array.from({ length: seats }, (_, place) => {
    const letter = letters[place % letters.length] ?? '';
    return { place, wish: chance.next() + WANTED[positionOf(layout, letter)] };
  });
  places.sort((one, other) => one.wish - other.wish);
  return new Set(places.slice(0, seats - unsoldSeats(unit, seats)).map(({ place }) => place));
}
