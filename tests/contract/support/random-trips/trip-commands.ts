import fc from 'fast-check';
import type { Money, TripFilter } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { Fate, PartKind, PartSpec } from '../practice-offers.ts';
import type { ChangeCommand } from './change-commands.ts';
import type { RequestCommand } from './request-commands.ts';
import { PEOPLE_COUNT, PERSON_INDEX } from './trip-people.ts';

export const FILTERS = [
  'current',
  'upcoming',
  'past',
  'cancelled',
  'waitingApproval',
] as const satisfies readonly TripFilter[];

/** A call that something happens to on its way. */
export type FaultyCall = 'hold' | 'confirm' | 'lookUp' | 'change' | 'cancel';
export type Loss = 'callLost' | 'answerLost';

/** What a company has switched on. */
export interface PracticeSwitches {
  lostAnswers: boolean;
  soldOut: boolean;
  silentApprovers: boolean;
  clockOffsetMinutes: number;
  priceChangePercent: number;
}

interface OrderWords {
  by: number;
  traveler: number;
  day: number;
  parts: readonly PartSpec[];
  /** Whether the sender has been told of the approvals that it takes. */
  agrees: boolean;
  /** By how many percent the prices are higher when they are asked for before the order; null when they are not. */
  shownAt: number | null;
}

interface AdditionWords extends Pick<OrderWords, 'day' | 'parts' | 'agrees' | 'shownAt'> {
  /** Null for the traveler. */
  adder: number | null;
  trip: number;
  /** Whether all that could not be booked is replaced. */
  replaces: boolean;
}

interface CancellationWords {
  by: number;
  trip: number;
  /** Null for the whole trip. */
  parts: readonly number[] | null;
  accepts: 'any' | 'quoted' | 'nothing';
}

type DecisionAction = 'approve' | 'reject' | 'sendBack';

/** What a person has seen of a trip on which they decide. */
type Sight = 'now' | 'otherVersion' | 'otherTotal';

/** What a person does, or what happens; people by their index, trips, orders and jobs by a number that is counted round. */
export type TripCommand =
  | ({ type: 'order' } & OrderWords)
  | ({ type: 'orderUnheard' } & OrderWords)
  | ({ type: 'add' } & AdditionWords)
  | { type: 'repeatOrder'; order: number }
  | { type: 'reuseKey'; order: number; day: number }
  | ({ type: 'cancel' } & CancellationWords)
  /** By null for a person who may decide. */
  | { type: 'decide'; by: number | null; trip: number; action: DecisionAction; sees: Sight }
  | ChangeCommand
  | RequestCommand
  | { type: 'rise'; trip: number; part: 0 | 1 }
  | { type: 'swapApprovers' }
  | { type: 'setActive'; approver: ApprovalLevel; active: boolean }
  | { type: 'delegate'; approver: ApprovalLevel; on: boolean }
  /** Up to which additional cost the company lets changes through without an approval; null for none. */
  | { type: 'limitChanges'; francs: number | null }
  /** What the company charges for a trip that is requested from now on; null for nothing. */
  | { type: 'chargeFee'; fee: Money | null }
  | { type: 'quote'; by: number; trip: number }
  | { type: 'read'; by: number; trip: number }
  | { type: 'list'; by: number; filter: TripFilter }
  | { type: 'count'; by: number }
  | { type: 'practise'; switches: PracticeSwitches }
  | { type: 'wait'; minutes: number }
  | { type: 'lose'; call: FaultyCall; what: Loss }
  | { type: 'work'; job: number; times: 1 | 2 }
  | { type: 'workOff' }
  | { type: 'repair' }
  | { type: 'clean' }
  | { type: 'restart' };

export const LONGEST_OFFSET_MINUTES = 3_000;

/** Of the company, unless it charges another one. */
export const FEE: Money = { amount: 12_00, currency: 'CHF' };

const by = fc.nat(PEOPLE_COUNT - 1);
const anyone = fc.nat(999);
/** Counted from the last one. */
const latest = fc.nat(2);
const day = fc.nat(3);
const { free, bound, boundTwice, arranger, stranger } = PERSON_INDEX;
const traveler = fc.constantFrom(free, free, bound, bound, boundTwice, boundTwice, arranger, stranger);
const fate = fc.constantFrom<Fate[]>(
  ...(['falling', 'falling', 'good', 'good', 'lostLetter', 'lostLetter', 'closedDesk'] as const),
  ...(['slightlyRising', 'rising', 'full', 'briefOffer'] as const),
);
const rarely = fc.integer({ min: 0, max: 9 }).map((number) => number === 9);
const mostly = rarely.map((isRare) => !isRare);
const switches: fc.Arbitrary<PracticeSwitches> = fc.record({
  lostAnswers: fc.boolean(),
  soldOut: rarely,
  silentApprovers: rarely,
  clockOffsetMinutes: fc.constantFrom(0, 0, 90, 1_400, 1_500, LONGEST_OFFSET_MINUTES),
  priceChangePercent: fc.constantFrom(0, 0, 0, 0, 0, 2, 12, -5),
});

const kind = <Type extends TripCommand['type'], Fields extends object>(
  type: Type,
  fields: { [Field in keyof Fields]: fc.Arbitrary<Fields[Field]> },
) => fc.record<Fields>(fields).map((chosen) => ({ type, ...chosen }));

/** One part, or two: of each kind one, if there are two kinds; twice the same now and then. */
function partsOf(kinds: readonly PartKind[]): fc.Arbitrary<PartSpec[]> {
  const first = fc.record({ kind: fc.constantFrom(...kinds), fate });
  const second = fc.option(fc.option(fate, { nil: 'same' as const, freq: 1 }), { nil: null, freq: 1 });
  return fc
    .tuple(first, fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: second }))
    .map(([part, other]) => {
      if (other === null) return [part];
      const kind = kinds.find((one) => one !== part.kind) ?? part.kind;
      return [part, { kind, fate: other === 'same' ? part.fate : other }];
    });
}

const shownAt = fc.constantFrom(null, null, null, 2, 3, 12, -5);

/** Mostly by people who may do it: for themselves, or as somebody who books for all. */
export const ordersOf = (kinds: readonly PartKind[]) =>
  kind('order', {
    traveler,
    day,
    agrees: mostly,
    shownAt,
    by: fc.option(fc.constantFrom(PERSON_INDEX.arranger, PERSON_INDEX.admin, PERSON_INDEX.siteAdmin, free), {
      nil: null,
      freq: 2,
    }),
    parts: partsOf(kinds),
  }).map(({ by: other, ...order }) => ({ ...order, by: other ?? order.traveler }));

export const additionsOf = (kinds: readonly PartKind[]) =>
  kind('add', {
    adder: fc.option(by, { nil: null, freq: 1 }),
    trip: anyone,
    day,
    agrees: mostly,
    shownAt,
    parts: partsOf(kinds),
    replaces: fc.boolean(),
  });

const cancellations = kind('cancel', {
  by,
  trip: anyone,
  parts: fc.option(fc.array(fc.nat(3), { minLength: 1, maxLength: 3 }), { nil: null, freq: 1 }),
  accepts: fc.constantFrom('any' as const, 'any' as const, 'quoted' as const, 'nothing' as const),
});

const decisions = kind('decide', {
  by: fc.option(by, { nil: null, freq: 1 }),
  decider: fc.constantFrom(
    PERSON_INDEX.firstApprover,
    PERSON_INDEX.firstApprover,
    PERSON_INDEX.secondApprover,
    PERSON_INDEX.admin,
    PERSON_INDEX.free,
  ),
  trip: anyone,
  action: fc.constantFrom<DecisionAction[]>('approve', 'approve', 'approve', 'reject', 'sendBack'),
  sees: fc.constantFrom<Sight[]>('now', 'now', 'now', 'now', 'now', 'otherVersion', 'otherTotal'),
}).map(({ by: other, decider, ...decision }) => ({ ...decision, by: other ?? decider }));

const approvers = fc.oneof<fc.WeightedArbitrary<TripCommand>[]>(
  { weight: 1, arbitrary: fc.constant({ type: 'swapApprovers' }) },
  {
    weight: 2,
    arbitrary: kind('setActive', { approver: fc.constantFrom(1 as const, 2 as const), active: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: kind('delegate', { approver: fc.constantFrom(1 as const, 2 as const), on: fc.boolean() }),
  },
);

const losses = kind('lose', {
  call: fc.constantFrom<FaultyCall[]>('hold', 'confirm', 'lookUp', 'change', 'cancel'),
  what: fc.constantFrom<Loss[]>('callLost', 'answerLost'),
});

export const otherCommands: fc.Arbitrary<TripCommand> = fc.oneof(
  { weight: 3, arbitrary: kind('repeatOrder', { order: latest }) },
  { weight: 1, arbitrary: kind('reuseKey', { order: latest, day }) },
  { weight: 5, arbitrary: cancellations },
  { weight: 9, arbitrary: decisions },
  { weight: 3, arbitrary: kind('rise', { trip: anyone, part: fc.constantFrom(0 as const, 1 as const) }) },
  { weight: 2, arbitrary: approvers },
  { weight: 1, arbitrary: kind('limitChanges', { francs: fc.constantFrom(null, null, 0, 20, 10_000) }) },
  {
    weight: 1,
    arbitrary: kind('chargeFee', { fee: fc.constantFrom(null, FEE, { amount: 9_00, currency: 'EUR' }) }),
  },
  { weight: 2, arbitrary: kind('quote', { by, trip: anyone }) },
  { weight: 2, arbitrary: kind('read', { by, trip: anyone }) },
  { weight: 2, arbitrary: kind('list', { by, filter: fc.constantFrom(...FILTERS) }) },
  { weight: 2, arbitrary: kind('count', { by }) },
  { weight: 3, arbitrary: kind('practise', { switches }) },
  { weight: 1, arbitrary: kind('wait', { minutes: fc.constantFrom(1, 6, 25) }) },
  { weight: 4, arbitrary: losses },
  {
    weight: 16,
    arbitrary: kind('work', { job: anyone, times: fc.constantFrom(1 as const, 1 as const, 2 as const) }),
  },
  { weight: 2, arbitrary: fc.constant({ type: 'workOff' as const }) },
  { weight: 3, arbitrary: fc.constant({ type: 'repair' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'clean' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'restart' as const }) },
);
