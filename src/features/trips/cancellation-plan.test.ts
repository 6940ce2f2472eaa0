import { describe, expect, it } from 'vitest';
import type { CancellationQuote, Trip } from '#domain/contract.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import { TRIP } from '#stories/support/trip-fixtures.ts';
import {
  cancellationExtent,
  cancelRequest,
  initialSelection,
  isAnythingPossible,
  isChoice,
  planCancellation,
  selectChosen,
  sumCancellations,
} from './cancellation-plan.ts';

type PartCancellationQuote = CancellationQuote['parts'][number];
type Refusal = Extract<PartCancellationQuote, { outcome: 'refused' }>['reason'];
type Answer = { outcome: 'refused'; reason: Refusal } | typeof quoted;

const chf = (amount: number) => ({ amount, currency: 'CHF' });
const gbp = (amount: number) => ({ amount, currency: 'GBP' });
const IDS = ['a', 'b', 'c'].map((end) => `01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d1${end}`) as [
  string,
  string,
  string,
]; // three in, three out
const [one, two, three] = IDS;
const quote: CancellationQuote = {
  parts: [
    { _id: one, outcome: 'quoted', refund: chf(24000), penalty: chf(24000) },
    { _id: two, outcome: 'refused', reason: 'begun' },
    { _id: three, outcome: 'quoted', refund: chf(100), penalty: chf(0) },
  ],
};

const [part] = TRIP.parts;
if (!part) throw new Error('The trip has no part');

const buildTrip = (status: Trip['status'], ...statuses: PartStatus[]) => ({
  status,
  verdict: TRIP.verdict,
  parts: statuses.map((one, place) => ({ ...part, _id: IDS[place] ?? '', status: one })),
});
const trip = buildTrip('complete', 'confirmed', 'confirmed', 'confirmed');
const listIds = (parts: readonly { _id: string }[]) => parts.map(({ _id }) => _id);

describe('what of a trip can be cancelled', () => {
  it('initially selects all possible parts, or the requested part', () => {
    const plan = planCancellation({ trip, quote });
    expect([plan.kind, listIds(plan.possible), listIds(plan.impossible)]).toEqual([
      'parts',
      [one, three],
      [two],
    ]);
    expect([...initialSelection(plan, undefined)]).toEqual([one, three]);
    expect([...initialSelection(plan, three)]).toEqual([three]);
    expect([...initialSelection(plan, two)]).toEqual([]);
  });

  it('is not what is over, is being cancelled or could not be booked', () => {
    const all: CancellationQuote = {
      parts: quote.parts.map((part) => ({ _id: part._id, outcome: 'refused', reason: 'inProgress' })),
    };
    const ending = buildTrip('approved', 'failed', 'cancelling', 'cancelled');
    const { possible, impossible } = planCancellation({ trip: ending, quote: all });
    expect([...possible, ...impossible]).toEqual([]);
  });

  it('has only the failed parts when they are requested', () => {
    const partly = buildTrip('approved', 'failed', 'confirmed', 'confirmed');
    const plan = planCancellation({ trip: partly, quote, part: one });
    expect([plan.kind, listIds(plan.possible), plan.impossible]).toEqual(['leaveOut', [one], []]);
    expect(selectChosen(plan, new Set())).toEqual(plan.possible);
    expect(cancelRequest(plan, new Set(), 'Nothing is free')).toMatchObject({ parts: [one] });
  });
});

it('asks for the chosen parts at the penalties that were shown, and for no others', () => {
  const plan = planCancellation({ trip, quote });
  expect(cancelRequest(plan, new Set([one, three]), ' The meeting was moved ')).toEqual({
    parts: [one, three],
    reason: 'The meeting was moved',
    highestPenalty: [
      { part: one, penalty: chf(24000) },
      { part: three, penalty: chf(0) },
    ],
  });
  expect(cancelRequest(plan, new Set([one, two]), 'Ill')).toEqual({
    parts: [one],
    reason: 'Ill',
    highestPenalty: [{ part: one, penalty: chf(24000) }],
  });
});

it('asks for the whole trip as long as it is not booked', () => {
  const waiting = buildTrip('waiting_level_1_approval', 'held');
  const heldOnly: CancellationQuote = { parts: quote.parts.slice(2).map((part) => ({ ...part, _id: one })) };
  const plan = planCancellation({ trip: waiting, quote: heldOnly });
  expect(cancelRequest(plan, initialSelection(plan, undefined), 'Ill')).toEqual({
    reason: 'Ill',
    highestPenalty: [{ part: one, penalty: chf(0) }],
  });
});

const NO_SUMS = {
  refunds: [],
  penalties: [],
  kept: [],
  charged: { hotel: [], desk: [] },
  waived: { hotel: [], desk: [] },
};

it('adds up each currency by itself, and leaves out what is nothing', () => {
  const cancelled = (refund: ReturnType<typeof chf>, penalty: ReturnType<typeof chf>) =>
    ({ _id: one, outcome: 'quoted', refund, penalty }) as const;
  expect(
    sumCancellations([cancelled(chf(100), chf(5)), cancelled(gbp(30), gbp(0)), cancelled(chf(20), chf(7))]),
  ).toEqual({ ...NO_SUMS, refunds: [chf(120), gbp(30)], penalties: [chf(12)], kept: [chf(12)] });
  expect(sumCancellations([])).toEqual(NO_SUMS);
});

it('shows amounts due on site separately', () => {
  const costs = { _id: one, outcome: 'quoted', refund: chf(0) } as const;
  const sums = sumCancellations([
    { ...costs, penalty: chf(100), unpaid: { place: 'hotel', waived: chf(200), charged: chf(100) } },
    { ...costs, penalty: gbp(0), unpaid: { place: 'hotel', waived: gbp(50), charged: gbp(0) } },
    // Of the price, only the extras are paid at the desk.
    { ...costs, penalty: chf(70), unpaid: { place: 'desk', waived: chf(0), charged: chf(30) } },
  ]);
  expect(sums).toEqual({
    refunds: [],
    penalties: [chf(170)],
    kept: [chf(40)],
    charged: { hotel: [chf(100)], desk: [chf(30)] },
    waived: { hotel: [chf(200), gbp(50)], desk: [] },
  });
});

const quoted = { outcome: 'quoted', refund: chf(1), penalty: chf(0) } as const;
const refused = (reason: Refusal) => ({ outcome: 'refused', reason }) as const;

describe('what waits for an approval beside what is booked', () => {
  const added = buildTrip('waiting_level_1_approval', 'held', 'confirmed', 'confirmed');
  const free = (_id: string) => ({ ...quoted, _id });
  const none = (_id: string, reason: Refusal) => ({ ...refused(reason), _id });
  const buildPlan = (parts: CancellationQuote['parts'], part?: string) =>
    planCancellation({ trip: added, quote: { parts }, part });
  const request = (parts: CancellationQuote['parts'], chosen: string[]) =>
    cancelRequest(buildPlan(parts), new Set(chosen), 'Ill').parts;
  const extent = (parts: CancellationQuote['parts'], chosen: string[]) => {
    const plan = buildPlan(parts);
    return cancellationExtent(plan, selectChosen(plan, new Set(chosen)));
  };
  const open = [free(one), free(two), free(three)];
  const started = [free(one), none(two, 'begun'), free(three)];
  const onlyAdded = [free(one), none(two, 'begun'), none(three, 'notCancellable')];
  const silent = [free(one), none(two, 'noAnswer'), free(three)];

  it('is cancelled in any case, alone when it is requested', () => {
    expect([...initialSelection(buildPlan(open), undefined)]).toEqual([one, two, three]);
    expect([...initialSelection(buildPlan(open, one), one)]).toEqual([one]);
    expect([...initialSelection(buildPlan(open, two), two)]).toEqual([one, two]);
    expect(listIds(selectChosen(buildPlan(open), new Set([three])))).toEqual([one, three]);
    expect([isChoice(buildPlan(open)), isChoice(buildPlan(onlyAdded))]).toEqual([true, false]);
  });

  it.each([
    ['alone', open, [], [one], 'waiting'],
    ['with a booking', open, [two], [one, two], 'parts'],
    ['with the whole trip', open, [two, three], undefined, 'whole'],
    ['alone, what has begun stays', onlyAdded, [], undefined, 'waiting'],
    ['with the rest, what has begun stays', started, [three], undefined, 'rest'],
    ['alone, what has begun and another booking stay', started, [], [one], 'waiting'],
    ['with the rest, what is not known stays', silent, [three], [one, three], 'rest'],
  ] as const)('is cancelled %s', (_, parts, chosen, named, cancelled) => {
    expect(request([...parts], [...chosen])).toEqual(named);
    expect(extent([...parts], [...chosen])).toBe(cancelled);
  });

  it('is requested at the penalties that were shown', () => {
    const dear = { ...free(three), penalty: chf(24000) };
    expect(cancelRequest(buildPlan([free(one), none(two, 'begun'), dear]), new Set([three]), 'No')).toEqual({
      reason: 'No',
      highestPenalty: [
        { part: one, penalty: chf(0) },
        { part: three, penalty: chf(24000) },
      ],
    });
  });
});

it.each<[boolean, Trip['status'], PartStatus, Answer[]]>([
  [true, 'complete', 'confirmed', [quoted, quoted]],
  [true, 'complete', 'confirmed', [quoted, refused('alreadyOver')]],
  [true, 'complete', 'confirmed', [quoted, refused('notCancellable')]],
  [true, 'complete', 'confirmed', [quoted, refused('begun')]],
  [true, 'complete', 'confirmed', [quoted, refused('inProgress')]],
  [false, 'complete', 'confirmed', [refused('begun')]],
  [false, 'complete', 'confirmed', [refused('noAnswer'), refused('notCancellable')]],
  [true, 'rejected', 'cancelled', [refused('alreadyOver')]],
  [false, 'rejected', 'unknown', [refused('inProgress')]],
  [true, 'waiting_level_1_approval', 'held', [quoted]],
  [false, 'waiting_level_1_approval', 'confirmed', [quoted, refused('byAgency')]],
])(
  'offers a cancellation (%s) of a trip that is %s with parts that are %s when the answers are %j',
  (offered, status, part, answers) => {
    const parts = answers.map((answer, place) => ({ ...answer, _id: IDS[place] ?? '' }));
    const trip = buildTrip(status, ...answers.map(() => part));
    expect(isAnythingPossible(planCancellation({ trip, quote: { parts } }))).toBe(offered);
  },
);
