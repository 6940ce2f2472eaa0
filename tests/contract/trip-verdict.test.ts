import { describe, expect, test } from 'vitest';
import type { Money, PolicyAction, Trip, TripList, TripPartRequest, TripSummary } from '#domain/contract.ts';
import { call } from './support/call.ts';
import { ChangeDesk, lastChange, tripIn } from './support/change-desk.ts';
import { bookedTrip } from './support/flight-orders.ts';
import { createdTrip, orderBody, sendOrder } from './support/orders.ts';
import { approve, refuse } from './support/renewals.ts';
import { PRICE, RequestDesk, tripIn as requestIn } from './support/requests.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();

const REASON = { code: 'other', text: 'It is the only one' } as const;

/** What the policy of the only traveler says of the prices of nights, as the trip shows it. */
const nightsOf = ({ verdict: { action, levels, inPolicy, travelers } }: Pick<Trip, 'verdict'>) => ({
  action,
  levels,
  inPolicy,
  rules: travelers.flatMap(({ rules }) =>
    rules.flatMap((rule) => (rule.rule === 'hotel.highestPrice' ? [[rule.result, rule.actual.asked]] : [])),
  ),
});

const ALLOWED = { action: 'allow', levels: [], inPolicy: true };
const TO_APPROVE = { action: 'approve', levels: [1], inPolicy: false };

/** A traveler who may pay as much for a night as the cheapest room costs, and two rooms for the same night. */
interface Situation {
  desk: ChangeDesk;
  /** What a night costs of both. */
  cheap: Money;
  dear: Money;
  cheapStay: TripPartRequest;
  dearStay: TripPartRequest;
}

async function situation(highestPriceAction: PolicyAction): Promise<Situation> {
  const desk = await ChangeDesk.open(opened);
  const rates = await desk.rates();
  const [cheapest, dearest] = [rates[0], rates.at(-1)];
  if (!cheapest || !dearest || cheapest.price.amount === dearest.price.amount) {
    return expect.fail('All rooms cost the same');
  }
  await desk.judgeBy({ hotel: { highestPrice: cheapest.price, highestPriceAction } });
  return {
    desk,
    cheap: cheapest.price,
    dear: dearest.price,
    cheapStay: await desk.stay(),
    dearStay: await desk.stay({ isDearest: true }),
  };
}

/** A later night that costs less than the dear room; around holidays the next one may not. */
async function cheaperNight({ desk, dear }: Situation): Promise<{ after: number; price: Money }> {
  for (let after = 1; after <= 14; after += 1) {
    const [cheapest] = await desk.rates({ after });
    if (cheapest && cheapest.price.amount < dear.amount) return { after, price: cheapest.price };
  }
  return expect.fail('No night costs less');
}

/** What breaks the policy is booked with its reason, and approved where that is needed. */
async function bookedTripOf(
  { desk }: Situation,
  parts: TripPartRequest[],
  levels: (1 | 2)[] = [],
): Promise<Trip> {
  const body = orderBody(desk.traveler, '', { parts, levels, bookingInfo: { reason: REASON } });
  const trip = createdTrip(await sendOrder(opened, desk.traveler, body));
  if (levels.length > 0) await approve(opened, desk.first, trip);
  return await bookedTrip(opened, desk.traveler, trip);
}

/** The list of the approver. */
async function waitingFor({ first }: ChangeDesk): Promise<TripSummary[]> {
  const { token } = await openSession(opened.deps, first);
  const answer = await call(opened.app, { url: '/api/trips?tripFilter=waitingApproval', token });
  return (answer.body as TripList).docs; // the contract has checked it
}

describe('a stay that is changed', () => {
  test('is in policy once it is within the limit, and its reason and approval stay in the history', async () => {
    const at = await situation('approve');
    const before = await bookedTripOf(at, [at.dearStay], [1]);
    expect(nightsOf(before)).toEqual({ ...TO_APPROVE, rules: [['broken', at.dear]] });
    await at.desk.changed(before, at.cheapStay);
    const after = await at.desk.settled(before);
    expect(nightsOf(after)).toEqual({ ...ALLOWED, rules: [['kept', at.cheap]] });
    expect(after.bookingInfo).toEqual(before.bookingInfo);
    expect(after.bookingInfo).toMatchObject({ reason: REASON, level1Approver: { level: 1 } });
    const { seen } = after.events.find(({ kind }) => kind === 'approved') ?? expect.fail('It was approved');
    expect(seen?.verdict).toEqual(before.verdict);
  });

  test('breaks the policy once it is over the limit, and not before', async () => {
    const at = await situation('approve');
    const before = await bookedTripOf(at, [at.cheapStay]);
    const waiting = await at.desk.changed(before, at.dearStay, { levels: [1], reason: REASON });
    expect(nightsOf(waiting)).toEqual({ ...ALLOWED, rules: [['kept', at.cheap]] });
    tripIn(await at.desk.decide('approve', at.desk.first, waiting));
    const after = await at.desk.settled(before);
    expect(nightsOf(after)).toEqual({ ...TO_APPROVE, rules: [['broken', at.dear]] });
    expect(lastChange(after).reason).toEqual(REASON);
  });

  test.each<[string, 'dearStay' | 'cheapStay', 'dearStay' | 'cheapStay', boolean]>([
    ['can be approved with others once the stay is within the limit', 'dearStay', 'cheapStay', true],
    ['is to be looked at alone once the stay is over it', 'cheapStay', 'dearStay', false],
  ])('of a trip that waits for more, which in the list %s', async (_, booked, changed, keepsRules) => {
    const at = await situation('allow');
    const { desk } = at;
    const before = await bookedTripOf(at, [at[booked]]);
    await desk.changed(before, at[changed], { reason: REASON });
    await desk.settled(before);
    await desk.judgeBy({ hotel: { level1Threshold: { amount: 1, currency: 'CHF' } } });
    const body = orderBody(desk.traveler, '', { parts: [await desk.stay({ after: 1 })], levels: [1] });
    createdTrip(await sendOrder(opened, desk.traveler, { ...body, tripId: before._id }));
    expect(await waitingFor(desk)).toMatchObject([{ _id: before._id, waiting: { level: 1, keepsRules } }]);
  });

  test.each<[string, (desk: ChangeDesk, trip: Trip) => Promise<unknown>]>([
    ['refused', (desk, trip) => desk.decide('reject', desk.first, trip)],
    ['withdrawn', (desk, trip) => desk.withdraw(trip)],
  ])('is judged as before when the change is %s', async (_, end) => {
    const at = await situation('approve');
    const before = await bookedTripOf(at, [at.cheapStay]);
    const waiting = await at.desk.changed(before, at.dearStay, { levels: [1], reason: REASON });
    await end(at.desk, waiting);
    expect((await at.desk.settled(before)).verdict).toEqual(before.verdict);
  });

  test('leaves what is said of the other parts', async () => {
    const at = await situation('allow');
    const other = await at.desk.rates({ after: 1 });
    const [otherPrice] = other.map(({ price }) => price);
    const otherStay = await at.desk.stay({ after: 1 });
    const before = await bookedTripOf(at, [at.dearStay, otherStay]);
    const kept = otherPrice && otherPrice.amount > at.cheap.amount ? 'broken' : 'kept';
    expect(nightsOf(before).rules).toEqual([
      ['broken', at.dear],
      [kept, otherPrice],
    ]);
    await at.desk.changed(before, at.cheapStay, kept === 'broken' ? { reason: REASON } : {});
    expect(nightsOf(await at.desk.settled(before)).rules).toEqual([
      ['kept', at.cheap],
      [kept, otherPrice],
    ]);
  });
});

describe('a part that is cancelled', () => {
  test('is not counted any more, unless nothing else is left', async () => {
    const at = await situation('approve');
    const { after, price: highestPrice } = await cheaperNight(at);
    const cheapStay = await at.desk.stay({ after });
    await at.desk.judgeBy({ hotel: { highestPrice, highestPriceAction: 'approve' } });
    const before = await bookedTripOf(at, [at.dearStay, cheapStay], [1]);
    expect(nightsOf(before)).toMatchObject(TO_APPROVE);
    const [dearPart, cheapPart] = before.parts.map(({ _id }) => _id);
    tripIn(await at.desk.cancel(before, dearPart));
    const without = await at.desk.settled(before);
    expect(nightsOf(without)).toEqual({ ...ALLOWED, rules: [['kept', highestPrice]] });
    const { seen } = without.events.find(({ kind }) => kind === 'approved') ?? expect.fail('It was approved');
    expect(seen?.verdict).toEqual(before.verdict);
    tripIn(await at.desk.cancel(without, cheapPart));
    const over = await at.desk.settled(before);
    expect(over.status).toBe('cancelled');
    expect(over.verdict).toEqual(before.verdict);
  });

  test('is not counted either where its trip was refused beside what is booked', async () => {
    const at = await situation('allow');
    const before = await bookedTripOf(at, [await at.desk.stay({ after: 1 })]);
    await at.desk.judgeBy({ hotel: { level1Threshold: { amount: 1, currency: 'CHF' } } });
    const body = orderBody(at.desk.traveler, '', { parts: [at.cheapStay], levels: [1] });
    const added = { ...body, tripId: before._id };
    const waiting = createdTrip(await sendOrder(opened, at.desk.traveler, added));
    expect(waiting.verdict).toMatchObject(TO_APPROVE);
    await refuse(opened, at.desk.first, waiting);
    expect((await at.desk.settled(before)).verdict).toEqual(before.verdict);
  });

  test('is not counted where the agency had booked it', async () => {
    const limit = { amount: 1_00, currency: 'CHF' };
    const desk = await RequestDesk.open(opened, {
      hotel: { highestPrice: limit, highestPriceAction: 'allow' },
    });
    const service = 'hotel' as const;
    const dear = await desk.recorded(await desk.asked(), { service });
    expect(nightsOf(dear)).toEqual({ ...ALLOWED, rules: [['broken', PRICE]] });
    const both = await desk.recorded(dear, { service, price: limit });
    expect(nightsOf(both).rules.map(([result]) => result)).toEqual(['broken', 'kept']);
    const partId = both.parts[0]?._id ?? '';
    const cancelled = requestIn(await desk.cancelBooking(both, { partId }));
    expect(nightsOf(cancelled)).toEqual({ ...ALLOWED, rules: [['kept', limit]] });
  });
});
