import type { Money } from '#domain/contract.ts';
import type { Cabin, Seat, SeatMap, SeatRow } from '#domain/offers/flight-offer.ts';
import type { Fields } from '../fields.ts';
import { SERVICE_CLASSES } from './read-flight.ts';
import type { DuffelOffer } from './read-offer.ts';

/** A seat as it can be ordered: one service for each passenger. */
export interface SeatService {
  id: string;
  segment: number;
  seat: string;
  passengerId: string;
  price: Money;
}

interface ReadSeat {
  row: number;
  letter: string;
  services: { id: string; passengerId: string; price: Money }[];
}

interface ReadRow {
  index: number;
  sections: ReadSeat[][];
  exit: boolean;
}

/** Null for a segment that the offer does not have, or a map without seats. */
export function readSeatMap(
  fields: Fields,
  offer: DuffelOffer,
): { map: SeatMap; services: SeatService[] } | null {
  const segment = offer.segments.findIndex(({ id }) => id === fields.optionalText('segment_id'));
  const flown = offer.legs.flatMap(({ segments }) => segments)[segment];
  if (!flown) return null;
  const cabins = fields.objects('cabins');
  const hasDecks = new Set(cabins.map((cabin) => cabin.optionalNumber('deck'))).size > 1;
  const read = cabins.flatMap((cabin) => readCabin(cabin, offer, hasDecks));
  if (read.length === 0) return null;
  const services = read.flatMap(({ seats }) =>
    seats.flatMap(({ row, letter, services }) =>
      services.map((service) => ({ ...service, segment, seat: `${row}${letter}` })),
    ),
  );
  return { map: { segment, aircraft: flown.aircraft, cabins: read.map(({ cabin }) => cabin) }, services };
}

function readCabin(
  fields: Fields,
  offer: DuffelOffer,
  hasDecks: boolean,
): { cabin: Cabin; seats: ReadSeat[] }[] {
  const serviceClass = SERVICE_CLASSES[fields.optionalText('cabin_class') ?? ''];
  const rows = fields.objects('rows').map(readRow);
  const withSeats = rows.filter(({ sections }) => sections.flat().length > 0);
  if (!serviceClass || withSeats.length === 0) return [];
  const wings = fields.optionalObject('wings');
  const [firstWing, lastWing] = [
    wings?.optionalNumber('first_row_index'),
    wings?.optionalNumber('last_row_index'),
  ];
  const isWing = (index: number) =>
    firstWing !== undefined && lastWing !== undefined && index >= firstWing && index <= lastWing;
  // An exit may be a row of its own in front of the seats.
  const isExit = ({ index, exit }: ReadRow) => exit || (rows[index - 1]?.exit ?? false);
  const deck = fields.optionalNumber('deck') === 1 ? ('upper' as const) : ('main' as const);
  const cabin = {
    serviceClass,
    deck: hasDecks ? deck : undefined,
    layout: layoutOf(withSeats),
    rows: withSeats.map((row) => toRow(row, offer, { exit: isExit(row), wing: isWing(row.index) })),
  };
  return [{ cabin, seats: withSeats.flatMap(({ sections }) => sections.flat()) }];
}

function readRow(fields: Fields, index: number): ReadRow {
  const sections = fields.optionalObjects('sections').map((section) => section.optionalObjects('elements'));
  return {
    index,
    sections: sections.map((elements) => elements.flatMap(readSeat)),
    exit: sections.flat().some((element) => element.optionalText('type') === 'exit_row'),
  };
}

function readSeat(fields: Fields): ReadSeat[] {
  const [, row, letter] = /^(\d+)([A-Z])$/.exec(fields.optionalText('designator') ?? '') ?? [];
  if (fields.optionalText('type') !== 'seat' || row === undefined || letter === undefined) return [];
  const services = fields.optionalObjects('available_services').map((service) => ({
    id: service.text('id'),
    passengerId: service.text('passenger_id'),
    price: service.money('total'),
  }));
  return [{ row: Number(row), letter, services }];
}

/** The letters of all rows by section, because not every row has all seats. */
function layoutOf(rows: readonly ReadRow[]): string {
  const sections = Math.max(...rows.map((row) => row.sections.length));
  return Array.from({ length: sections }, (_, section) => {
    const letters = rows.flatMap((row) => (row.sections[section] ?? []).map(({ letter }) => letter));
    return [...new Set(letters)].sort().join('');
  })
    .filter((letters) => letters !== '')
    .join('|');
}

function toRow(
  { sections }: ReadRow,
  { passengerIds }: DuffelOffer,
  where: Pick<SeatRow, 'exit' | 'wing'>,
): SeatRow {
  const filled = sections.filter((section) => section.length > 0);
  const seats = filled.flatMap((section, sectionIndex) =>
    section.map(({ letter, services }, index): Seat => {
      const isOuter =
        (sectionIndex === 0 && index === 0) ||
        (sectionIndex === filled.length - 1 && index === section.length - 1);
      const isInner = index === 0 || index === section.length - 1;
      const prices = passengerIds.flatMap(
        (id) => services.find(({ passengerId }) => passengerId === id)?.price ?? [],
      );
      return {
        letter,
        position: isOuter ? 'window' : isInner ? 'aisle' : 'middle',
        // It is sold to each of them, so that it does not matter who takes it.
        free: prices.length === passengerIds.length,
        price: dearest(prices),
      };
    }),
  );
  return { number: filled[0]?.[0]?.row ?? 1, ...where, seats };
}

/** Null when all have it for nothing. */
function dearest(prices: readonly Money[]): Money | null {
  const [first] = prices.toSorted((one, other) => other.amount - one.amount);
  return first && first.amount > 0 ? first : null;
}
