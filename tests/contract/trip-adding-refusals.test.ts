import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Problem, Trip } from '#domain/contract.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { AddingDesk, statesOf, sumOf } from './support/adding-desk.ts';
import { type Answer, refusal } from './support/call.ts';
import { daysOf } from './support/days-of.ts';
import { dayAhead } from './support/flights.ts';
import { createdTrip, HOTELS, kindsOf, offerOf, orderBody, sendOrder } from './support/orders.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const MINUTE = 60_000;
const INVALID = { status: 422, code: 'validation_failed' };
const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });
let desk: AddingDesk;
let trip: Trip;

beforeEach(async () => {
  suppliers.forgetFaults();
  desk = await AddingDesk.open(opened);
  trip = await desk.booked();
});

const pathsIn = ({ body }: Answer) => (body as Problem).errors?.map(({ path }) => path); // the contract has checked it

/** The trip is as it was, and once all that was held is given back, so are the books. */
async function expectUntouched(): Promise<void> {
  expect(await desk.read(trip)).toEqual(trip);
  opened.clock.advance(6 * MINUTE);
  await opened.workOff(2);
  const kept = (await desk.books()).filter(({ status }) => status !== 'cancelled');
  expect(kept).toEqual([{ kind: 'hotel', status: 'confirmed' }]);
}

describe('of parts that can not all be had, none is added', () => {
  test('when one is sold out before it is held', async () => {
    const soldOut = { kind: 'hotel' as const, offer: await offerOf(opened, desk.traveler, HOTELS.full) };
    const answer = await desk.add(trip, [await desk.flight(), soldOut]);
    expect(refusal(answer)).toEqual({ status: 409, code: 'offer_sold_out' });
    expect(pathsIn(answer)).toEqual(['/body/parts/1']);
    await expectUntouched();
  });

  test('when one is sold out while it is held', async () => {
    const flight = await desk.flight();
    // Parts are asked for in their order.
    suppliers.next('hold', { outcome: 'soldOut' });
    const answer = await desk.add(trip, [await desk.stay(1), flight]);
    expect(refusal(answer)).toEqual({ status: 409, code: 'offer_sold_out' });
    expect(pathsIn(answer)).toEqual(['/body/parts/0']);
    await expectUntouched();
  });

  test('when two are dearer, which are named both', async () => {
    const dear = async (nights: number) => ({
      kind: 'hotel' as const,
      offer: await offerOf(opened, desk.traveler, HOTELS.rising, desk.days(nights)),
    });
    const answer = await desk.add(trip, [await dear(1), await desk.stay(1), await dear(2)]);
    expect(refusal(answer)).toEqual({ status: 409, code: 'price_changed' });
    expect(pathsIn(answer)).toEqual(['/body/parts/0', '/body/parts/2']);
    await expectUntouched();
  });
});

describe('a part that could not be booked', () => {
  async function partlyBooked(): Promise<Trip> {
    const added = createdTrip(await desk.add(trip, [await desk.flight()]));
    suppliers.next('confirm', { outcome: 'soldOut' });
    await opened.workOff();
    const after = await desk.read(added);
    expect(statesOf(after)).toEqual(['approved', 'hotel confirmed', 'flight failed']);
    return after;
  }

  test('is replaced by another one, and left out', async () => {
    const partly = await partlyBooked();
    const replacedParts = [partly.parts[1]?._id ?? ''];
    const added = createdTrip(await desk.add(trip, [await desk.flight()], { replacedParts }));
    expect(statesOf(added)).toEqual(['approved', 'hotel confirmed', 'flight cancelled', 'flight confirming']);
    expect(kindsOf(added).slice(kindsOf(partly).length)).toEqual(['leftOut', 'partsAdded', 'confirming']);
    const after = await desk.settled(trip);
    expect(statesOf(after)).toEqual(['complete', 'hotel confirmed', 'flight cancelled', 'flight confirmed']);
    expect(after.total.asked.amount).toBe(
      sumOf([after.parts[0], after.parts[2]].flatMap((part) => part ?? [])),
    );
    expect(after.title).toMatch(/^(Einsiedeln and London|London and Einsiedeln), \d+ /);
  });

  test('and what is booked are the only ones that can be replaced', async () => {
    const partly = await partlyBooked();
    const [booked, failed] = partly.parts.map(({ _id }) => _id);
    const other = await AddingDesk.open(opened);
    const foreign = (await other.booked()).parts[0]?._id ?? '';
    const parts = [await desk.stay(1)];
    const refused = [booked ?? '', failed ?? '', foreign, randomUUID()];
    const answer = await desk.add(trip, parts, { replacedParts: refused });
    expect(refusal(answer)).toEqual(INVALID);
    expect(pathsIn(answer)).toEqual([2, 3].map((place) => `/body/replacedParts/${place}`));
    expect(await desk.read(trip)).toEqual(partly);
  });

  test('is not what stays booked until it is cancelled, when others are booked instead', async () => {
    const before = await desk.booked();
    const [old = ''] = before.parts.map(({ _id }) => _id);
    const added = createdTrip(await desk.add(before, [await desk.stay(3)], { replacedParts: [old] }));
    const [kept, other] = (await desk.read(added)).parts;
    expect(kept).toMatchObject({ _id: old, status: 'confirmed' });
    const event = added.events.findLast(({ kind }) => kind === 'partsAdded');
    expect(event?.replaced).toEqual({ parts: [old], added: [other?._id] });
  });
});

describe('the same parts sent again', () => {
  test('under the same key are answered the same, and added once', async () => {
    const key = randomUUID();
    const parts = [await desk.stay(1)];
    const first = await desk.add(trip, parts, { key });
    expect(await desk.add(trip, parts, { key })).toMatchObject({ status: 201, body: first.body });
    const after = await desk.settled(trip);
    expect(await desk.add(trip, parts, { key })).toMatchObject({ status: 201, body: first.body });
    expect(after.parts).toHaveLength(2);
    expect(refusal(await desk.add(trip, [await desk.stay(2)], { key }))).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  test('under another key, also by another traveler of the trip, are refused while they are booked', async () => {
    const arranger = await desk.colleague('travel-arranger');
    const parts = [await desk.flight()];
    const travelers = [desk.traveler.companyUserId];
    createdTrip(await desk.add(trip, parts, { as: arranger, travelers }));
    expect(refusal(await desk.add(trip, parts, { as: arranger, travelers }))).toMatchObject({
      code: 'trip_busy',
    });
    const ofItsOwn = await sendOrder(opened, arranger, orderBody(arranger, '', { parts, travelers }));
    expect(refusal(ofItsOwn)).toEqual({ status: 409, code: 'order_pending' });
  });
});

describe('of two that add at once', () => {
  test.each<[string, (place: number) => Promise<Parameters<AddingDesk['add']>[1]>]>([
    ['other parts', async (place) => [await desk.stay(1 + place)]],
    ['the same part', async () => [await desk.flight()]],
  ])('%s, one is refused and holds nothing', async (_, partsOf) => {
    const wanted = [await partsOf(0), await partsOf(1)];
    const answers = await Promise.all(wanted.map((parts) => desk.add(trip, parts)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409) ?? expect.fail('None was refused');
    expect(['trip_busy', 'order_pending']).toContain(refusal(refused).code);
    opened.clock.advance(6 * MINUTE);
    const after = await desk.settled(trip);
    expect(after.status).toBe('complete');
    expect(after.parts).toHaveLength(2);
    expect((await desk.books()).filter(({ status }) => status !== 'cancelled')).toHaveLength(2);
  });
});

describe('a trip takes no part', () => {
  test('while something happens to it', async () => {
    createdTrip(await desk.add(trip, [await desk.stay(1)]));
    expect((await desk.read(trip)).withheldActions).toContainEqual({ action: 'addPart', reason: 'busy' });
    expect(refusal(await desk.add(trip, [await desk.stay(2)]))).toEqual({ status: 409, code: 'trip_busy' });
  });

  test('when its last day has passed at the company', async () => {
    await setColumns(opened.db, 'trips', trip._id, daysOf(dayAhead(-1), dayAhead(-1)));
    expect((await desk.read(trip)).allowedActions).toEqual(['update', 'cancel']);
    expect(refusal(await desk.add(trip, [await desk.stay(1)]))).toEqual({
      status: 409,
      code: 'action_withheld',
    });
  });

  test('beyond twenty, those that are over included', async () => {
    const { details, ...booked } = await opened.db
      .selectFrom('trip_parts')
      .selectAll()
      .where('trip_id', '=', trip._id)
      .executeTakeFirstOrThrow();
    const cancelled = Array.from({ length: 18 }, (_, index) => ({
      ...booked,
      id: randomUUIDv7(),
      reference: randomUUID(),
      position: index + 1,
      status: 'cancelled' as const,
      details: JSON.stringify(details),
      alternative: null,
      agreement: null,
      cancellation: null,
      payable_through: null,
      sealed_passengers: null,
      verdict: null,
    }));
    await opened.db.insertInto('trip_parts').values(cancelled).execute();
    const answer = await desk.add(trip, [await desk.stay(1), await desk.flight()]);
    expect(refusal(answer)).toEqual(INVALID);
    expect(pathsIn(answer)).toEqual(['/body/parts']);
    createdTrip(await desk.add(trip, [await desk.stay(1)]));
  });
});
