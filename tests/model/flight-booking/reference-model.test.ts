import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asModel, beginPage, happen } from './chart-as-model.ts';
import { BEGINNING, canHappen, type Event } from './reference-model.ts';
import { after } from './reference-rules.ts';

const seats = fc.subarray(['11A', '12C']);
const page = fc.constantFrom('search', 'flights', 'fares', 'options', 'checkout');
const events: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ do: fc.constantFrom('write', 'search'), search: fc.constantFrom('here', 'there') }),
  fc.record({ do: fc.constant('open'), page }),
  fc.record({ do: fc.constant('sort'), sort: fc.constantFrom('cheapest', 'fastest') }),
  fc.record({ do: fc.constant('filter'), filter: fc.constantFrom('all', 'direct', 'nextLeg') }),
  fc.record({ do: fc.constant('turn'), page: fc.integer({ min: 1, max: 4 }) }),
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('flight'), flight: fc.constantFrom('first', 'second') }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('fare'), fare: fc.constantFrom('light', 'flex') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('sketch', 'seats', 'review'), seats }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('same', 'same', 'soldOut', 'expired', 'noAnswer') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('changed'),
      kind: fc.constantFrom('cheaper', 'dearerWithinTolerance', 'dearer', 'verdictChanged', 'extrasGone'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('retry', 'accept', 'accept', 'drop', 'restore', 'forget', 'age'),
    }),
  },
  fc.record({ do: fc.constant('order'), ordering: fc.boolean() }),
  fc.record({ do: fc.constantFrom('renew', 'reload', 'discard') }),
) as fc.Arbitrary<Event>; // each record is one of the events

/** Leads to the checkout: random events alone seldom get there. */
const TO_CHECKOUT: readonly Event[] = [
  { do: 'search', search: 'here' },
  { do: 'filter', filter: 'direct' },
  { do: 'flight', flight: 'first' },
  { do: 'fare', fare: 'light' },
  { do: 'same' },
  { do: 'open', page: 'options' },
  { do: 'seats', seats: ['11A', '12C'] },
  { do: 'same' },
];

it('keeps and resets what the reference model says, for any events', async () => {
  const beginnings = fc.integer({ min: 0, max: TO_CHECKOUT.length });
  await fc.assert(
    fc.asyncProperty(beginnings, fc.array(events, { maxLength: 40, size: 'max' }), async (begun, taken) => {
      let booking = await beginPage();
      let model = BEGINNING;
      for (const event of [...TO_CHECKOUT.slice(0, begun), ...taken]) {
        if (!canHappen(model, event)) continue;
        booking = await happen(booking, event, model);
        model = after(model, event);
        expect(asModel(booking)).toEqual(model);
      }
    }),
    { numRuns: 200 },
  );
});

it('notices when something else is kept', () => {
  const model = TO_CHECKOUT.reduce(after, BEGINNING);
  expect(model).toMatchObject({ page: 'checkout', seats: ['11A', '12C'], price: { amount: 163_200 } });
  expect(after({ ...model, page: 'fares' }, { do: 'fare', fare: 'flex' })).toMatchObject({
    seats: null,
    price: null,
    dropped: { why: 'otherOffer', seats: ['11A', '12C'] },
  });
});
