import type { AvailableExtras, Cabin, Seat, SeatMap } from '#domain/flight-booking/available-extras.ts';
import { chf } from './fare-fixtures.ts';

interface CabinOptions {
  serviceClass?: Cabin['serviceClass'];
  deck?: Cabin['deck'];
  layout: string;
  /** The number of the first row, and how many there are. */
  from: number;
  rows: number;
  exits: readonly number[];
  wing: readonly [number, number];
  /** Letters that the last row lacks. */
  missing?: string;
}

/** A cabin in which every seventh and every tenth seat is taken; seats in front and at exits cost something. */
export function buildCabin(options: CabinOptions): Cabin {
  const { serviceClass = 'Y', deck, layout, from, rows, exits, wing, missing = '' } = options;
  const [firstOfWing, lastOfWing] = wing;
  const letters = [...layout].filter((letter) => letter !== '|');
  const isLast = (index: number) => index === rows - 1;
  return {
    serviceClass,
    deck,
    layout,
    rows: Array.from({ length: rows }, (_, index) => {
      const number = from + index;
      const exit = exits.includes(number);
      const present = letters.filter((letter) => !isLast(index) || !missing.includes(letter));
      return {
        number,
        exit,
        wing: number >= firstOfWing && number <= lastOfWing,
        seats: present.map((letter): Seat => {
          const place = index * letters.length + letters.indexOf(letter);
          const amount = exit ? 35_00 : 25_00;
          return {
            letter,
            position: positionOf(layout, letter),
            free: place % 7 !== 3 && place % 10 !== 6,
            price: exit || index < 3 ? chf(amount) : undefined,
          };
        }),
      };
    }),
  };
}

function positionOf(layout: string, letter: string): Seat['position'] {
  const at = layout.indexOf(letter);
  if (at === 0 || at === layout.length - 1) return 'window';
  return layout[at - 1] === '|' || layout[at + 1] === '|' ? 'aisle' : 'middle';
}

/** One aisle, six seats in a row, two rows at the exits. */
export const SINGLE_AISLE: SeatMap = {
  segment: 0,
  aircraft: '32N',
  cabins: [
    buildCabin({ layout: 'ABC|DEF', from: 8, rows: 20, exits: [16, 17], wing: [13, 19], missing: 'ABC' }),
  ],
};

/** Two aisles, ten seats in a row; an exit in front and one in the middle. */
export const TWO_AISLES: SeatMap = {
  segment: 1,
  aircraft: '77W',
  cabins: [
    buildCabin({
      layout: 'ABC|DEFG|HJK',
      from: 22,
      rows: 24,
      exits: [22, 33],
      wing: [29, 36],
      missing: 'ABCHJK',
    }),
  ],
};

/** Business in front, economy behind it. */
export const TWO_CABINS: SeatMap = {
  segment: 0,
  aircraft: '77W',
  cabins: [
    buildCabin({ serviceClass: 'C', layout: 'A|DG|K', from: 1, rows: 4, exits: [], wing: [0, 0] }),
    buildCabin({ layout: 'ABC|DEFG|HJK', from: 22, rows: 8, exits: [22], wing: [24, 27] }),
  ],
};

/** Economy on both decks. */
export const TWO_DECKS: SeatMap = {
  segment: 0,
  aircraft: '388',
  cabins: [
    buildCabin({ deck: 'main', layout: 'ABC|DEFG|HJK', from: 43, rows: 12, exits: [43], wing: [46, 50] }),
    buildCabin({ deck: 'upper', layout: 'AC|DEFG|HK', from: 71, rows: 8, exits: [75], wing: [0, 0] }),
  ],
};

/** Seats on two of three segments, and a bag for each leg. */
export const OFFERED: AvailableExtras = {
  outcome: 'priced',
  seatMaps: [SINGLE_AISLE, TWO_AISLES],
  bags: [0, 1].map((leg) => ({
    leg,
    kind: 'checked',
    kilograms: 23,
    price: chf(70_00),
    highestQuantity: 2,
  })),
};
