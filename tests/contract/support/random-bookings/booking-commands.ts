import fc from 'fast-check';
import type { HotelStep } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelSort } from '#domain/hotel-booking/hotel-list-settings.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import type { Fate } from '../practice-offers.ts';
import type { FaultyCall, Loss, Practised } from '../random-trips/trip-commands.ts';
import { PLACES } from '../random-trips/trip-people.ts';

/** What somebody does at the pages of a booking, or what happens; rooms by a number that is counted round. */
export type BookingCommand =
  | { type: 'open'; step: HotelStep }
  | { type: 'write'; day: number }
  | { type: 'search'; day: number }
  | { type: 'sort'; sort: HotelSort }
  | { type: 'page'; page: number }
  | { type: 'chooseHotel'; hotel: Fate }
  | { type: 'chooseRoom'; room: number }
  | { type: 'discard' }
  | { type: 'state'; comment: string }
  | { type: 'order'; comment: string }
  /** The connection breaks after so many requests; the person goes on in another browser. */
  | { type: 'orderAndLeave'; comment: string; after: number; what: Loss }
  | Press
  /** A new page at this step: in the same browser, or in another after signing in again. */
  | { type: 'reload'; step: HotelStep; elsewhere: boolean }
  | { type: 'wait'; minutes: number }
  | { type: 'loseOrder'; what: Loss }
  | { type: 'loseCall'; call: FaultyCall; what: Loss }
  | { type: 'practise'; switches: Practised }
  | { type: 'work' }
  | { type: 'repair' };

/** Buttons that say all that there is to say. */
type Press =
  | { type: 'price.accept' }
  | { type: 'offer.retry' | 'offer.drop' }
  | { type: 'choice.restore' | 'choice.forget' }
  | { type: 'search.retry' | 'terms.retry' }
  | { type: 'order.askAgain' };

/** Whoever books, and what they do. */
export interface BookingSequence {
  place: number;
  commands: BookingCommand[];
}

const kind = <Type extends BookingCommand['type'], Fields extends object>(
  type: Type,
  fields: { [Field in keyof Fields]: fc.Arbitrary<Fields[Field]> },
) => fc.record<Fields>(fields).map((chosen) => ({ type, ...chosen }));

const step = fc.constantFrom(...HOTEL_FLOW.steps.map(({ name }) => name));
const comment = fc.constantFrom('', 'Quiet room', 'Late arrival');
const what = fc.constantFrom<Loss[]>('callLost', 'answerLost');
const rarely = fc.integer({ min: 0, max: 9 }).map((number) => number === 9);
const hotel = fc.constantFrom<Fate[]>(
  ...(['good', 'good', 'good', 'good', 'lostLetter', 'lostLetter', 'closedDesk'] as const),
  ...(['falling', 'slightlyRising', 'rising', 'full', 'briefOffer'] as const),
);
const search = kind('search', { day: fc.nat(3) });
const write = kind('write', { day: fc.nat(3) });
const choices = [kind('chooseHotel', { hotel }), kind('chooseRoom', { room: fc.nat(9) })] as const;
const order = kind('order', { comment });
const orderAndLeave = kind('orderAndLeave', { comment, after: fc.nat(4), what });
const loseOrder = kind('loseOrder', { what });
const work = fc.constant({ type: 'work' as const });
const accept = fc.constant<Press>({ type: 'price.accept' });
const press = fc.constantFrom<Press>(
  ...([{ type: 'offer.retry' }, { type: 'offer.drop' }] as const),
  ...([{ type: 'choice.restore' }, { type: 'choice.forget' }, { type: 'search.retry' }] as const),
  ...([{ type: 'terms.retry' }, { type: 'order.askAgain' }] as const),
);
const practise = kind('practise', {
  switches: fc.record<Practised>({
    lostAnswers: rarely,
    soldOut: rarely,
    silentApprovers: fc.constant(false),
    clockOffsetMinutes: fc.constant(0),
    priceChangePercent: fc.constantFrom(0, 0, 0, 2, 12, -5),
  }),
});

const anything: fc.Arbitrary<BookingCommand> = fc.oneof(
  { weight: 3, arbitrary: kind('open', { step }) },
  { weight: 1, arbitrary: write },
  { weight: 2, arbitrary: search },
  { weight: 1, arbitrary: kind('sort', { sort: fc.constantFrom<HotelSort[]>('TotalRate', 'DistanceFrom') }) },
  { weight: 1, arbitrary: kind('page', { page: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 3, arbitrary: choices[0] },
  { weight: 4, arbitrary: choices[1] },
  { weight: 3, arbitrary: accept },
  { weight: 1, arbitrary: fc.constant({ type: 'discard' as const }) },
  { weight: 1, arbitrary: kind('state', { comment }) },
  { weight: 5, arbitrary: order },
  { weight: 4, arbitrary: press },
  { weight: 3, arbitrary: kind('reload', { step, elsewhere: rarely }) },
  { weight: 2, arbitrary: kind('wait', { minutes: fc.constantFrom(1, 16, 25) }) },
  { weight: 1, arbitrary: orderAndLeave },
  { weight: 3, arbitrary: loseOrder },
  {
    weight: 2,
    arbitrary: kind('loseCall', { call: fc.constantFrom<FaultyCall[]>('hold', 'confirm', 'lookUp'), what }),
  },
  { weight: 2, arbitrary: practise },
  { weight: 6, arbitrary: work },
  { weight: 1, arbitrary: fc.constant({ type: 'repair' as const }) },
);

/** Most of what leads to an order, in its order, with something else in between now and then. */
const towardsOrder: fc.Arbitrary<BookingCommand[]> = fc
  .tuple(
    fc.constant<BookingCommand>({ type: 'open', step: 'search' }),
    ...([search, ...choices, fc.option(accept), fc.option(fc.oneof(loseOrder, anything))] as const),
    ...([fc.oneof(order, order, orderAndLeave), fc.option(work)] as const),
  )
  .map((commands) => commands.filter((command) => command !== null));

const MOST_PARTS = 8;

export const bookingSequences: fc.Arbitrary<BookingSequence> = fc.record({
  place: fc.constantFrom(PLACES.free, PLACES.free, PLACES.bound),
  commands: fc
    .array(fc.oneof(towardsOrder, fc.array(anything, { minLength: 1, maxLength: 8 })), {
      minLength: 1,
      maxLength: MOST_PARTS,
    })
    .map((parts) => parts.flat()),
});
