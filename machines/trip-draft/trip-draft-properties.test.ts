import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CheckoutPart, listLevels, sumPrices } from '#domain/checkout/checkout-part.ts';
import type { ErrorCode } from '#domain/contract.ts';
import { type ModelPart, offerOf, TripDraftModel } from '#tests/support/charts/trip-draft-model.ts';
import { TripDraftUnderTest } from '#tests/support/charts/trip-draft-under-test.ts';
import { CAR, FLIGHT, HOTEL, K7TQ2M, Q2MK7T } from '#tests/support/trip-draft-examples.ts';

const PEOPLE = { anna: 'Keller', beat: 'Frei', cem: 'Yilmaz' };
const EXAMPLES = { flight: FLIGHT, hotel: HOTEL, car: CAR };
const TRIPS = [K7TQ2M, Q2MK7T];

interface Command {
  name: string;
  run(trip: TripDraftUnderTest, model: TripDraftModel): Promise<void>;
}

function buildPart({ id, kind, travelers, amount, levels, replacedPart }: ModelPart): CheckoutPart {
  const { criteria, priced, ...example } = EXAMPLES[kind];
  const part = {
    ...example,
    criteria: {
      ...criteria,
      travelers: travelers.map((_id) => ({
        _id,
        firstName: _id,
        lastName: PEOPLE[_id as keyof typeof PEOPLE],
      })),
    },
    priced: {
      ...priced,
      offer: offerOf({ id, amount }),
      total: { asked: { amount, currency: 'CHF' } },
      verdict: { ...priced.verdict, levels: [...levels] },
    },
  };
  // Each example has its own kind, and only properties that all kinds have are changed.
  return (replacedPart === null ? part : { ...part, replacedPart }) as CheckoutPart;
}

/** The same parts, one of them dearer. */
function dearer(parts: readonly CheckoutPart[], model: TripDraftModel, position: number): CheckoutPart[] {
  return parts.map((part, index) => {
    const one = model.parts[index];
    return index === position && one ? buildPart({ ...one, amount: one.amount + 100 }) : part;
  });
}

const anyPart = fc.record<Omit<ModelPart, 'id'>>({
  kind: fc.constantFrom('flight', 'hotel', 'car'),
  travelers: fc.shuffledSubarray(Object.keys(PEOPLE), { minLength: 1 }),
  amount: fc.integer({ min: 1, max: 1_000 }).map((units) => units * 100),
  levels: fc.subarray([1, 2] as const),
  replacedPart: fc.option(fc.constantFrom('part-1', 'part-2'), { freq: 3 }),
});

let count = 0;
const position = fc.nat({ max: 4 });

const add = fc.tuple(anyPart, fc.option(position)).map(([part, replaced]): Command => {
  count += 1;
  const added = { ...part, id: `offer-${count}` };
  return {
    name: `add ${JSON.stringify(added)} for ${replaced}`,
    run(trip, model) {
      const replaces = (replaced === null ? undefined : model.parts[replaced]?.id) ?? null;
      model.add(added, replaces);
      return trip.send({ type: 'part.add', part: { id: added.id, part: buildPart(added) }, replaces });
    },
  };
});

const change = fc.oneof(
  position.map<Command>((at) => ({
    name: `remove ${at}`,
    run(trip, model) {
      const id = model.parts[at]?.id ?? 'unknown';
      model.remove(id);
      return trip.send({ type: 'part.remove', id });
    },
  })),
  fc.constant<Command>({
    name: 'restore',
    run(trip, model) {
      model.restore();
      return trip.send({ type: 'part.restore' });
    },
  }),
  fc.constant<Command>({
    name: 'forget',
    run(trip, model) {
      model.forget();
      return trip.send({ type: 'part.forget' });
    },
  }),
  fc.option(fc.constantFrom(...TRIPS)).map<Command>((extended) => ({
    name: `extend ${extended?.tripId}`,
    run(trip, model) {
      model.extend(extended?.tripId ?? null);
      return trip.send(
        extended ? { type: 'trip.extend', trip: extended, info: null } : { type: 'trip.leave' },
      );
    },
  })),
  fc.constant<Command>({
    name: 'discard',
    run(trip, model) {
      if (!model.isBooked) model.discard();
      return trip.send({ type: 'trip.discard' });
    },
  }),
);

/** The page is opened and closed; an unfinished order is retried. */
const page = fc.constantFrom<Command>(
  { name: 'open the checkout', run: (trip) => trip.send({ type: 'checkout.open' }) },
  {
    name: 'leave the checkout',
    run(trip, model) {
      if (model.isBooked) model.discard();
      return trip.send({ type: 'checkout.close' });
    },
  },
  { name: 'begin the checkout again', run: (trip) => trip.send({ type: 'checkout.restart' }) },
  {
    name: 'reload',
    run(trip, model) {
      model.reload();
      return trip.reload();
    },
  },
  {
    name: 'take over',
    run(trip, model) {
      if (!model.isBooked) model.removed = null;
      return trip.takeOver();
    },
  },
);

const refusals: ErrorCode[] = ['offer_sold_out', 'offer_invalid', 'card_expired'];

const order = fc
  .record({
    price: fc.constantFrom('same', 'dearer', 'soldOut', 'none'),
    answer: fc.constantFrom('created', 'unclear', ...refusals),
    at: position,
  })
  .map<Command>(({ price, answer, at }) => ({
    name: `order: ${price}, ${answer} at ${at}`,
    async run(trip, model) {
      // Without a checkout nothing is ordered, and the answer to an abandoned order stays the same.
      if (trip.checkoutState() === null) return;
      setPrice(trip, model, price, at);
      setAnswer(trip, answer, at);
      const canOrder = CAN_ORDER.has(trip.checkoutState() ?? '');
      const before = trip.requests.length;
      await trip.order();
      await trip.askAgain();
      await trip.atCheckout({ type: 'price.accept' });
      if (canOrder && price === 'soldOut') model.gone = new Set(goneIn(model, at));
      if (canOrder && (price === 'same' || price === 'dearer')) agree(model, price, at);
      follow(trip, model, { answer, at, isSent: trip.requests.length > before });
      if (canOrder) expect(trip.requests.length > before).toBe(price === 'same' || price === 'dearer');
    },
  }));

const CAN_ORDER: ReadonlySet<string> = new Set(['resting', 'refused', 'unreachable']);

function goneIn({ parts }: TripDraftModel, at: number): string[] {
  return parts.filter((_, index) => index === at % parts.length).map(({ id }) => id);
}

function agree(model: TripDraftModel, price: 'same' | 'dearer', at: number): void {
  model.gone = new Set();
  const rise = price === 'dearer' ? 100 : 0;
  model.parts = model.parts.map((part, index) =>
    index === at % model.parts.length ? { ...part, amount: part.amount + rise } : part,
  );
}

function setPrice(trip: TripDraftUnderTest, model: TripDraftModel, price: string, at: number): void {
  trip.price = (parts) => {
    if (price === 'none') throw new Error('Network Error');
    const index = at % parts.length;
    if (price === 'soldOut') return { type: 'soldOut', gone: [index] };
    return price === 'same'
      ? { type: 'same', parts }
      : { type: 'dearer', parts: dearer(parts, model, index) };
  };
}

function setAnswer(trip: TripDraftUnderTest, answer: string, at: number): void {
  const parts = [at % Math.max(trip.context.parts.length, 1)];
  const code = refusals.find((one) => one === answer);
  if (code) trip.answer = { type: 'refused', code, parts };
  else if (answer === 'unclear') trip.answer = { type: 'unclear' };
  else trip.answer = { type: 'created', trip: { _id: 'trip', status: 'complete', parts: ['confirmed'] } };
}

/** The outcome of an order, sent now or before. */
function follow(
  trip: TripDraftUnderTest,
  model: TripDraftModel,
  { answer, at, isSent }: { answer: string; at: number; isSent: boolean },
): void {
  if (!isSent) return;
  const { bookingInfo: _, ...request } = trip.requests.at(-1) ?? expect.fail('Nothing was sent');
  const parts = request.parts.map(({ kind, offer, travelers }) => ({ kind, offer, travelers }));
  expect({ ...request, parts }).toEqual(model.request);
  model.isOrdering = answer === 'unclear';
  if (answer === 'created') model.book();
  if (answer === 'offer_sold_out' || answer === 'offer_invalid') model.gone = new Set(goneIn(model, at));
}

function check(trip: TripDraftUnderTest, model: TripDraftModel, after: string): void {
  const { parts, gone, removed, extended, ordering } = trip.context;
  expect(parts, after).toEqual(model.parts.map((part) => ({ id: part.id, part: buildPart(part) })));
  expect(new Set(gone), after).toEqual(model.gone);
  expect(removed?.part.id, after).toBe(model.removed?.part.id);
  expect(extended?.tripId ?? null, after).toBe(model.extended);
  expect(ordering, after).toBe(model.isOrdering);
  expect(trip.stage, after).toBe(model.isBooked ? 'booked' : 'open');
  if (parts.length === 0) return;
  const accepted = parts.map(({ part }) => part);
  expect(sumPrices(accepted), after).toEqual({ asked: { amount: model.total, currency: 'CHF' } });
  expect(listLevels(accepted), after).toEqual(model.request.levels);
}

it('orders exactly the current parts after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ arbitrary: add, weight: 3 }, change, page, { arbitrary: order, weight: 2 }), {
        maxLength: 40,
        size: 'max',
      }),
      async (commands) => {
        const trip = new TripDraftUnderTest();
        const model = new TripDraftModel();
        await trip.begin();
        await trip.send({ type: 'checkout.open' });
        for (const { name, run } of commands) {
          await run(trip, model);
          check(trip, model, name);
        }
      },
    ),
    { numRuns: 100 },
  );
}, 60_000);
