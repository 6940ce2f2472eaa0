import fc from 'fast-check';
import type { FlowTypes } from '#domain/booking/flow-types.ts';
import { stepWith } from '#machines/booking/booking-steps.ts';
import type { Fate } from '../practice-offers.ts';
import type { FaultyCall, Loss, PracticeSwitches } from '../random-trips/trip-commands.ts';
import { PERSON_INDEX } from '../random-trips/trip-people.ts';
import type { FlowUnderTest } from './flow-under-test.ts';

/**
 * An action of the person on the booking pages, or an external event; offers by a number modulo their count.
 */
export type BookingCommand =
  | { type: 'open'; step: string }
  | { type: 'write'; day: number; fate: Fate }
  | { type: 'search'; day: number; fate: Fate }
  | { type: 'sort'; sort: unknown }
  | { type: 'page'; page: number }
  | { type: 'chooseResult'; fate: Fate }
  | { type: 'chooseOffer'; offer: number }
  | { type: 'chooseExtras'; extras: number }
  | { type: 'discard' }
  | { type: 'state'; comment: string }
  | { type: 'order'; comment: string }
  /** The connection breaks after so many requests; the person continues in another browser. */
  | { type: 'orderAndLeave'; comment: string; after: number; what: Loss }
  | Press
  /** A new page at this step: in the same browser, or in another one after signing in again. */
  | { type: 'reload'; step: string; elsewhere: boolean }
  | { type: 'wait'; minutes: number }
  | { type: 'loseOrder'; what: Loss }
  | { type: 'loseCall'; call: FaultyCall; what: Loss }
  | { type: 'practise'; switches: PracticeSwitches }
  | { type: 'work' }
  | { type: 'repair' };

/** Buttons without parameters. */
type Press =
  | { type: 'price.accept' }
  | { type: 'offer.retry' | 'offer.drop' }
  | { type: 'choice.restore' | 'choice.forget' }
  | { type: 'search.retry' | 'terms.retry' }
  | { type: 'order.askAgain' };

/** The person who books, and their actions. */
export interface BookingSequence {
  personIndex: number;
  commands: BookingCommand[];
}

const kind = <Type extends BookingCommand['type'], Fields extends object>(
  type: Type,
  fields: { [Field in keyof Fields]: fc.Arbitrary<Fields[Field]> },
) => fc.record<Fields>(fields).map((chosen) => ({ type, ...chosen }));

const comment = fc.constantFrom('', 'Quiet room', 'Late arrival');
const what = fc.constantFrom<Loss[]>('callLost', 'answerLost');
const rarely = fc.integer({ min: 0, max: 9 }).map((number) => number === 9);
const fate = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Fate>('good') },
  { weight: 2, arbitrary: fc.constant<Fate>('lostLetter') },
  {
    weight: 6,
    arbitrary: fc.constantFrom<Fate[]>(
      'closedDesk',
      'falling',
      'slightlyRising',
      'rising',
      'full',
      'briefOffer',
    ),
  },
);
const search = kind('search', { day: fc.nat(3), fate });
const write = kind('write', { day: fc.nat(3), fate });
const chooseResult = kind('chooseResult', { fate });
const chooseOffer = kind('chooseOffer', { offer: fc.nat(9) });
const chooseExtras = kind('chooseExtras', { extras: fc.nat(5) });
const order = kind('order', { comment });
const orderAndLeave = kind('orderAndLeave', { comment, after: fc.nat(4), what });
const loseOrder = kind('loseOrder', { what });
const work = fc.constant({ type: 'work' as const });
const accept = fc.constant<Press>({ type: 'price.accept' });
const press = fc.constantFrom<Press[]>(
  { type: 'offer.retry' },
  { type: 'offer.drop' },
  { type: 'choice.restore' },
  { type: 'choice.forget' },
  { type: 'search.retry' },
  { type: 'terms.retry' },
  { type: 'order.askAgain' },
);
const practise = kind('practise', {
  switches: fc.record<PracticeSwitches>({
    lostAnswers: rarely,
    soldOut: rarely,
    silentApprovers: fc.constant(false),
    clockOffsetMinutes: fc.constant(0),
    priceChangePercent: fc.constantFrom(0, 0, 0, 2, 12, -5),
  }),
});

/** A result and its offer are always chosen together. */
/** The options are opened from the checkout, to which an offer leads. */
function choicesIn<Flow extends FlowTypes>({ flow, resultOf, findExtras }: FlowUnderTest<Flow>) {
  return [
    ...(resultOf ? [chooseResult] : []),
    chooseOffer,
    ...(findExtras ? [kind('open', { step: fc.constant(stepWith(flow, 'extras')) }), chooseExtras] : []),
  ];
}

function anythingIn<Flow extends FlowTypes>(tried: FlowUnderTest<Flow>): fc.Arbitrary<BookingCommand> {
  const step = fc.constantFrom<string[]>(...tried.flow.steps.map(({ name }) => name));
  const sort = fc.constantFrom<unknown[]>(...tried.sorts);
  return fc.oneof(
    { weight: 3, arbitrary: kind('open', { step }) },
    { weight: 1, arbitrary: write },
    { weight: 2, arbitrary: search },
    { weight: 1, arbitrary: kind('sort', { sort }) },
    { weight: 1, arbitrary: kind('page', { page: fc.integer({ min: 1, max: 3 }) }) },
    { weight: 7, arbitrary: fc.oneof(...choicesIn(tried)) },
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
}

/** Most of the commands that lead to an order, in order, occasionally with another one in between. */
function towardsOrderIn<Flow extends FlowTypes>(tried: FlowUnderTest<Flow>): fc.Arbitrary<BookingCommand[]> {
  const steps: fc.Arbitrary<BookingCommand | null>[] = [
    fc.constant({ type: 'open', step: 'search' }),
    search,
    ...choicesIn(tried),
    fc.option(accept),
    fc.option(fc.oneof(loseOrder, anythingIn(tried))),
    fc.oneof(order, order, orderAndLeave),
    fc.option(work),
  ];
  return fc.tuple(...steps).map((commands) => commands.filter((command) => command !== null));
}

const MOST_PARTS = 8;

export function bookingSequences<Flow extends FlowTypes>(
  tried: FlowUnderTest<Flow>,
): fc.Arbitrary<BookingSequence> {
  const anything = fc.array(anythingIn(tried), { minLength: 1, maxLength: 8 });
  return fc.record({
    personIndex: fc.constantFrom(PERSON_INDEX.free, PERSON_INDEX.free, PERSON_INDEX.bound),
    commands: fc
      .array(fc.oneof(towardsOrderIn(tried), anything), { minLength: 1, maxLength: MOST_PARTS })
      .map((parts) => parts.flat()),
  });
}
