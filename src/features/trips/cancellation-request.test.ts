import { expect, it } from 'vitest';
import type { CancellationQuote, Trip } from '#domain/contract.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import { TRIP } from '#stories/support/trip-fixtures.ts';
import { cancellationOffer, cancelRequest, meantParts } from './cancellation-request.ts';

type QuotedPart = CancellationQuote['parts'][number];
type Refusal = Extract<QuotedPart, { outcome: 'refused' }>['reason'];
type Answer = { outcome: 'refused'; reason: Refusal } | typeof quoted;

const chf = (amount: number) => ({ amount, currency: 'CHF' });
const IDS = ['a', 'b', 'c'].map((end) => `01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d1${end}`) as [
  string,
  string,
  string,
]; // three in, three out
const [one, two, three] = IDS;
const quote: CancellationQuote = {
  parts: [
    { _id: one, outcome: 'quoted', refund: chf(24000), penalty: chf(24000) },
    { _id: two, outcome: 'refused', reason: 'notCancellable' },
    { _id: three, outcome: 'quoted', refund: chf(100), penalty: chf(0) },
  ],
};

const [part] = TRIP.parts;
if (!part) throw new Error('The trip has no part');

const tripOf = (status: Trip['status'], ...statuses: PartStatus[]) => ({
  ...{ status, verdict: TRIP.verdict },
  parts: statuses.map((one, place) => ({ ...part, _id: IDS[place] ?? '', status: one })),
});
const trip = tripOf('complete', 'confirmed', 'confirmed', 'confirmed');

it('accepts the penalties that were shown, and no others', () => {
  expect(cancelRequest({ trip, quote }, ' The meeting was moved ')).toEqual({
    reason: 'The meeting was moved',
    highestPenalty: [
      { part: one, penalty: chf(24000) },
      { part: three, penalty: chf(0) },
    ],
  });
});

it('means one part when one was chosen', () => {
  expect(cancelRequest({ trip, quote, part: one }, 'Ill')).toEqual({
    part: one,
    reason: 'Ill',
    highestPenalty: [{ part: one, penalty: chf(24000) }],
  });
  expect(meantParts({ trip, quote, part: two })).toEqual([quote.parts[1]]);
});

it('does not mean what could not be booked, unless it was chosen', () => {
  const partly = tripOf('approved', 'failed', 'confirmed', 'confirmed');
  expect(meantParts({ trip: partly, quote })).toEqual(quote.parts.slice(1));
  expect(meantParts({ trip: partly, quote, part: one })).toEqual(quote.parts.slice(0, 1));
});

const quoted = { outcome: 'quoted', refund: chf(1), penalty: chf(0) } as const;
const refused = (reason: Refusal) => ({ outcome: 'refused', reason }) as const;

it.each<[string, Trip['status'], Answer[]]>([
  ['all', 'complete', [quoted, quoted]],
  ['all', 'complete', [quoted, refused('alreadyOver')]],
  ['some', 'complete', [quoted, refused('notCancellable')]],
  ['nothing', 'complete', [refused('notCancellable')]],
  ['nothing', 'complete', [quoted, refused('inProgress')]],
  ['nothing', 'complete', [quoted, refused('noAnswer'), refused('notCancellable')]],
  ['all', 'rejected', [refused('alreadyOver')]],
  ['nothing', 'rejected', [refused('inProgress')]],
  ['all', 'waiting_level_1_approval', [quoted]],
  ['nothing', 'waiting_level_1_approval', [quoted, refused('notCancellable')]],
])('offers to cancel %s of a trip that is %s when the answers are %j', (offer, status, answers) => {
  const parts = answers.map((answer, place) => ({ ...answer, _id: IDS[place] ?? '' }));
  const asked = tripOf(status, ...answers.map(() => 'confirmed' as const));
  expect(cancellationOffer({ trip: asked, quote: { parts } })).toBe(offer);
});
