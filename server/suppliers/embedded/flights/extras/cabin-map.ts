import type { Money, ServiceClass } from '#domain/contract.ts';
import type { Cabin, FareFamily, Seat, SeatRow } from '#domain/offers/flight-offer.ts';
import { createChance } from '../../chance.ts';
import { seatsIn, unitOfFlight, unsoldSeats } from '../fares/cabins.ts';
import { feeOf } from '../fares/fare-price.ts';
import type { Flight } from '../network/flight.ts';
import { findPosition, layoutOf, listLetters } from './cabin-layout.ts';

const AHEAD: Readonly<Record<ServiceClass, readonly ServiceClass[]>> = {
  F: [],
  C: ['F'],
  W: ['F', 'C'],
  Y: ['F', 'C', 'W'],
};
const UNLUCKY_ROW = 13;
/** The order in which other passengers take seats: windows first, middle seats last. */
const WANTED = { window: 0, aisle: 0.15, middle: 0.4 };

interface DeckPart {
  deck: NonNullable<Cabin['deck']>;
  layout: string;
  seats: number;
}

interface Drawing {
  flight: Flight;
  serviceClass: ServiceClass;
  pricing: SeatPricing;
}

export function cabinMaps(drawing: Drawing): Cabin[] {
  const { flight, serviceClass } = drawing;
  const { aircraft } = flight.departure;
  const parts = deckParts(flight, serviceClass);
  const occupied = takenSeats(flight, serviceClass, parts);
  let firstSeat = 0;
  return parts.map((part) => {
    const rows = drawRows(drawing, part, (place) => occupied.has(place), firstSeat);
    firstSeat += part.seats;
    const { deck, layout } = part;
    return { serviceClass, layout, rows, deck: hasUpperDeck(aircraft.code) ? deck : undefined };
  });
}

function drawRows(
  { flight, serviceClass, pricing }: Drawing,
  part: DeckPart,
  isTaken: (place: number) => boolean,
  firstSeat: number,
): SeatRow[] {
  const { layout, seats } = part;
  const letters = listLetters(layout);
  const count = rowCount(part);
  const ahead = rowsAhead(flight, serviceClass, part.deck);
  return Array.from({ length: count }, (_, index): SeatRow => {
    const { exit, wing } = locateRow(index, count, serviceClass, flight.departure.aircraft.kind === 'wide');
    const present = letters.slice(0, seats - index * letters.length);
    return {
      number: part.deck === 'upper' ? FIRST_UPPER_ROW + ahead + index : rowNumber(ahead + index),
      exit,
      wing: wing && part.deck === 'main',
      seats: present.map((letter, place): Seat => {
        const position = findPosition(layout, letter);
        return {
          letter,
          position,
          free: !isTaken(firstSeat + index * letters.length + place),
          price: seatPrice(pricing, { front: index < 3, exit, position }),
        };
      }),
    };
  });
}

/** The main deck comes first; a deck without seats of the class is omitted. */
function deckParts({ direction, departure: { aircraft } }: Flight, serviceClass: ServiceClass): DeckPart[] {
  const seats = seatsIn(direction.route.carrier, aircraft, serviceClass);
  const upper = upperDeckOf(aircraft.code, serviceClass);
  const above = Math.min(seats, upper.seats);
  const parts: DeckPart[] = [
    { deck: 'main', layout: layoutOf(aircraft, serviceClass), seats: seats - above },
    { deck: 'upper', layout: upper.layout, seats: above },
  ];
  return parts.filter((part) => part.seats > 0);
}

/** How many rows of higher classes are in front of it on the same deck. */
function rowsAhead(flight: Flight, serviceClass: ServiceClass, deck: DeckPart['deck']): number {
  return AHEAD[serviceClass]
    .flatMap((one) => deckParts(flight, one))
    .filter((part) => part.deck === deck)
    .reduce((rows, part) => rows + rowCount(part), 0);
}

function rowCount({ seats, layout }: DeckPart): number {
  return Math.ceil(seats / listLetters(layout).length);
}

function rowNumber(index: number): number {
  return index + 1 < UNLUCKY_ROW ? index + 1 : index + 2;
}

/** Exits are above the wing of a small aircraft, and in front and in the middle of a large one. */
function locateRow(index: number, rows: number, serviceClass: ServiceClass, wide: boolean) {
  if (serviceClass !== 'Y') return { exit: false, wing: false };
  const middle = Math.floor(rows * 0.42);
  const wing = index >= Math.floor(rows * 0.3) && index <= Math.floor(rows * 0.58);
  const exit = index === middle || (wide ? index === 0 : rows > 24 && index === middle + 1);
  return { exit, wing };
}

/** By index, counted over all decks. */
function takenSeats(flight: Flight, serviceClass: ServiceClass, parts: readonly DeckPart[]): Set<number> {
  const unit = unitOfFlight(flight, serviceClass);
  const chance = createChance('seats', unit);
  const searched = parts.flatMap(({ layout, seats }) => {
    const letters = listLetters(layout);
    return Array.from(
      { length: seats },
      (_, place) => WANTED[findPosition(layout, letters[place % letters.length] ?? '')],
    );
  });
  const places = searched.map((reluctance, place) => ({ place, wish: chance.next() + reluctance }));
  places.sort((one, other) => one.wish - other.wish);
  const unsold = unsoldSeats(unit, searched.length);
  return new Set(places.slice(0, searched.length - unsold).map(({ place }) => place));
}

/** The seats of a cabin that are on the upper deck, unless the carrier has fewer. */
interface UpperDeck {
  layout: string;
  seats: number;
}

/** Row numbers on the upper deck start here, so that each seat has a unique name. */
const FIRST_UPPER_ROW = 71;

const UPPER_DECKS: Readonly<Record<string, Partial<Record<ServiceClass, UpperDeck>>>> = {
  388: { C: { layout: 'A|DG|K', seats: 78 }, Y: { layout: 'AC|DEFG|HK', seats: 104 } },
  744: { C: { layout: 'A|K', seats: 14 } },
  748: { C: { layout: 'AC|HK', seats: 32 } },
};

function hasUpperDeck(aircraft: string): boolean {
  return aircraft in UPPER_DECKS;
}

function upperDeckOf(aircraft: string, serviceClass: ServiceClass): UpperDeck {
  return UPPER_DECKS[aircraft]?.[serviceClass] ?? { layout: '', seats: 0 };
}

interface SeatPricing {
  selection: FareFamily['seatSelection'];
  far: boolean;
  currency: string;
}

interface Place {
  front: boolean;
  exit: boolean;
  position: Seat['position'];
}

/** In francs, for short and long distances. */
const PRICES = {
  exit: [35, 90],
  front: [22, 60],
  windowOrAisle: [16, 42],
  standard: [12, 35],
} as const;

/** Null when the fare includes the seat. */
function seatPrice({ selection, far, currency }: SeatPricing, place: Place): Money | null {
  if (selection === 'free') return null;
  const kind = classifySeat(place);
  const standard = kind === 'standard' || kind === 'windowOrAisle';
  if (selection === 'standardFree' && standard) return null;
  return feeOf(PRICES[kind][far ? 1 : 0], currency);
}

function classifySeat({ front, exit, position }: Place): keyof typeof PRICES {
  if (exit) return 'exit';
  if (front) return 'front';
  return position === 'middle' ? 'standard' : 'windowOrAisle';
}
