import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BagChoice, FareFamily, FlightSelectAnswer, SeatChoice, SeatsAnswer } from '#domain/contract.ts';
import { call, refusal } from './support/call.ts';
import { databaseState } from './support/database-state.ts';
import { bookedTrip, flightOf, foundFare, hasNoBag, insertFlyer } from './support/flight-orders.ts';
import { mailsTo } from './support/mails.ts';
import { bookingsAtDesk, createdTrip, orderBody, sendOrder } from './support/orders.ts';
import { insertCompany, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let me: Member;
let companyId: string;
let travelers: string[];

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});
beforeEach(async () => {
  me = await insertFlyer(opened, { companyId, role: 'travel-arranger' });
  const colleague = await insertFlyer(opened, { companyId, role: 'traveler' });
  travelers = [me.companyUserId, colleague.companyUserId];
});

async function post(path: 'select' | 'seats', body: object): Promise<unknown> {
  const { token } = await openSession(opened.deps, me);
  return (await call(opened.app, { method: 'POST', url: `/api/booking/flight/${path}`, token, body })).body;
}

type Extras = Extract<SeatsAnswer, { outcome: 'priced' }>;
type FareQuote = Extract<FlightSelectAnswer, { outcome: 'priced' }>;

/** A fare without bags, a seat for each traveler on the first flight, and a bag for the first of them. */
async function choose(route?: string) {
  const offer = await foundFare(opened, me, { travelers, isWanted: hasNoBag, route: route || undefined });
  const { seatMaps, bags } = (await post('seats', { travelers, offer })) as Extras;
  const free = (seatMaps[0]?.cabins ?? []).flatMap(({ rows }) =>
    rows.flatMap(({ number, seats }) =>
      seats
        .filter((seat) => seat.free && seat.price)
        .map((seat) => ({ ...seat, name: `${number}${seat.letter}` })),
    ),
  );
  const seats = travelers.map((traveler, index): SeatChoice => {
    const seat = free[index] ?? expect.fail('The flight is full');
    return { traveler, segment: 0, seat: seat.name, price: seat.price };
  });
  const bag = bags.find(({ kind }) => kind === 'checked') ?? expect.fail('No bag is sold');
  const bought: BagChoice = {
    traveler: me.companyUserId,
    leg: 0,
    kind: 'checked',
    quantity: 1,
    price: bag.price,
  };
  return { offer, seats, bags: [bought], kilograms: bag.kilograms };
}

const ordered = (part: object) => orderBody(me, '', { travelers, parts: [part as never] });
const order = async (part: object) => await sendOrder(opened, me, ordered({ kind: 'flight', ...part }));

describe('seats and bags of a flight', () => {
  test('are priced with the fare, and booked for two', async () => {
    const { offer, seats, bags, kilograms } = await choose();
    const without = (await post('select', { travelers, offer })) as FareQuote;
    const priced = (await post('select', { travelers, offer, seats, bags })) as FareQuote;
    const bought = bags.map((bag) => ({ ...bag, kilograms }));
    expect(priced).toMatchObject({ outcome: 'priced', seats, bags: bought, price: without.price });
    const extras = [...seats, ...bags].map(({ price }) => price?.amount ?? 0);
    const total = without.total.asked.amount + extras.reduce((sum, price) => sum + price);
    expect(priced.total.asked.amount).toBe(total);
    expect(priced.change).toMatchObject({ kind: 'same', after: { amount: total } });

    const created = createdTrip(await order({ offer: priced.offer, seats: priced.seats, bags: priced.bags }));
    const trip = await bookedTrip(opened, me, created);
    const part = flightOf(trip);
    expect(part).toMatchObject({ status: 'confirmed', travelers, seats, bags: bought });
    expect(part.price.asked.amount).toBe(total);
    expect(part.lines.map(({ amount }) => amount.amount).reduce((sum, line) => sum + line)).toBe(total);
    expect(part.lines.map(({ label }) => label)).toEqual(expect.arrayContaining(['Seats', 'Bags']));
    expect(await bookingsAtDesk(opened, trip)).toMatchObject([{ status: 'confirmed', price: total }]);
    const mail = (await mailsTo(opened, me.email)).at(-1)?.text;
    expect(mail).toContain(`, ticket ${part.tickets[0]?.number}, seat ${seats[0]?.seat} on `);
    expect(mail).toContain(`1 more checked bag of ${kilograms} kg to LHR`);
  });

  test('are sold once: the next buyer sees them as taken, and an order for them buys nothing', async () => {
    const mine = await choose();
    createdTrip(await order({ offer: mine.offer, seats: mine.seats, bags: mine.bags }));
    const others = await insertCompany(opened.db, { name: 'Others' });
    me = await insertFlyer(opened, { companyId: others, role: 'travel-arranger' });
    travelers = [me.companyUserId];
    const offer = await foundFare(opened, me, { travelers, isWanted: hasNoBag });
    const seats = [{ ...mine.seats[0], traveler: me.companyUserId }];
    expect(await post('select', { travelers, offer, seats })).toEqual({
      outcome: 'extrasChanged',
      extras: [{ kind: 'seat', index: 0, change: 'gone' }],
    });
    const before = await databaseState(opened.db);
    const answer = await order({ offer, seats });
    expect(refusal(answer)).toMatchObject({ status: 409, code: 'extra_gone' });
    expect(answer.body).toMatchObject({ errors: [{ path: '/body/parts/0/seats/0' }] });
    expect(await databaseState(opened.db)).toEqual({ ...before, sessions: expect.anything() });
  });

  test.each([
    ['GVA-ATH', 'extra_gone'],
    ['GVA-BRU', 'extra_dearer'],
  ])('from %s are refused: %s', async (route, code) => {
    const { offer, seats, bags } = await choose(route);
    const changed = await post('select', { travelers, offer, seats, bags });
    const change = code === 'extra_gone' ? 'gone' : 'dearer';
    expect(changed).toMatchObject({
      outcome: 'extrasChanged',
      extras: [0, 1, 0].map((index, place) => ({ kind: place < 2 ? 'seat' : 'bag', index, change })),
    });
    const answer = await order({ offer, seats, bags });
    expect(refusal(answer).code).toBe(code);
    expect(answer.body).toMatchObject({
      errors: ['seats/0', 'seats/1', 'bags/0'].map((path) => ({ path: `/body/parts/0/${path}` })),
    });
    expect((await post('select', { travelers, offer })) as FareQuote).toHaveProperty('outcome', 'priced');
  });

  test('that have become more expensive are booked once the new prices are accepted', async () => {
    const { offer, seats, bags } = await choose('GVA-BRU');
    const changed = (await post('select', { travelers, offer, seats, bags })) as Extract<
      FlightSelectAnswer,
      { outcome: 'extrasChanged' }
    >;
    const priceOf = (kind: 'seat' | 'bag', place: number) =>
      changed.extras.find((extra) => extra.kind === kind && extra.index === place)?.price ?? expect.fail();
    const agreed = {
      seats: seats.map((seat, place) => ({ ...seat, price: priceOf('seat', place) })),
      bags: bags.map((bag, place) => ({ ...bag, price: priceOf('bag', place) })),
    };
    const trip = await bookedTrip(opened, me, createdTrip(await order({ offer, ...agreed })));
    expect(trip.status).toBe('complete');
    expect(flightOf(trip)).toMatchObject({ seats: agreed.seats });
  });

  test('do not raise the accepted price when more is claimed than they cost', async () => {
    const { offer, seats, bags } = await choose();
    const claimed = seats.map((seat) => ({ ...seat, price: { amount: 9_000_00, currency: 'CHF' } }));
    const { _id } = createdTrip(await order({ offer, seats: claimed, bags }));
    const { price_amount, accepted_amount } = await opened.db
      .selectFrom('trip_parts')
      .select(['price_amount', 'accepted_amount'])
      .where('trip_id', '=', _id)
      .executeTakeFirstOrThrow();
    expect(accepted_amount).toBeLessThan(price_amount * 1.05);
  });

  test('that are included are free, even when a price is claimed for them', async () => {
    const isWanted = ({ seatSelection }: FareFamily) => seatSelection !== 'charged';
    const offer = await foundFare(opened, me, { travelers, isWanted });
    const { seatMaps, bags } = (await post('seats', { travelers, offer })) as Extras;
    const rows = seatMaps[0]?.cabins.flatMap((cabin) => cabin.rows) ?? [];
    const row = rows.find((one) => one.seats.some((seat) => seat.free && !seat.price)) ?? expect.fail();
    const letter = row.seats.find((seat) => seat.free && !seat.price)?.letter;
    const seat = { traveler: me.companyUserId, segment: 0, seat: `${row.number}${letter}` };
    const sold = bags.find(({ kind }) => kind === 'checked') ?? expect.fail('No bag is sold');
    const bag = { traveler: me.companyUserId, leg: 0, kind: 'checked', quantity: 1, price: sold.price };
    const claimed = { ...seat, price: { amount: 500, currency: 'USD' } };
    const priced = (await post('select', { travelers, offer, seats: [claimed], bags: [bag] })) as FareQuote;
    expect(priced).toMatchObject({ outcome: 'priced', seats: [seat], change: { kind: 'same' } });
    expect(priced.seats[0]).not.toHaveProperty('price');
  });

  const STRANGER = '01994b5e-0000-7000-8000-000000000000';
  type FareChoice = Awaited<ReturnType<typeof choose>>;
  test.each<[string, string, (chosen: FareChoice) => object]>([
    [
      'a seat for a stranger',
      'seats/0/traveler',
      ({ seats }) => ({ seats: [{ ...seats[0], traveler: STRANGER }] }),
    ],
    [
      'a bag for a stranger',
      'bags/0/traveler',
      ({ bags }) => ({ bags: [{ ...bags[0], traveler: STRANGER }] }),
    ],
    [
      'two seats for one',
      'seats/1',
      ({ seats }) => ({ seats: seats.map((seat) => ({ ...seat, traveler: me.companyUserId })) }),
    ],
    [
      'one seat for two',
      'seats/1',
      ({ seats: [first, second] }) => ({ seats: [first, { ...second, seat: first?.seat }] }),
    ],
    ['the same bags twice', 'bags/1', ({ bags: [bag] }) => ({ bags: [bag, bag] })],
    ['no row', 'seats/0/seat', ({ seats }) => ({ seats: [{ ...seats[0], seat: 'A' }] })],
    [
      'a segment before the first',
      'seats/0/segment',
      ({ seats }) => ({ seats: [{ ...seats[0], segment: -1 }] }),
    ],
    ['no bag at all', 'bags/0/quantity', ({ bags }) => ({ bags: [{ ...bags[0], quantity: 0 }] })],
    ['a leg after the sixth', 'bags/0/leg', ({ bags }) => ({ bags: [{ ...bags[0], leg: 6 }] })],
    ['a bag without a price', 'bags/0/price', ({ bags }) => ({ bags: [{ ...bags[0], price: undefined }] })],
  ])('are refused as invalid: %s', async (_, path, wrong) => {
    const chosen = await choose();
    const answer = await order({ offer: chosen.offer, ...wrong(chosen) });
    expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
    const fault = expect.objectContaining({ path: `/body/parts/0/${path}` });
    expect(answer.body).toMatchObject({ errors: expect.arrayContaining([fault]) });
  });
});
