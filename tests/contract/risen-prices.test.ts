import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Money, Trip } from '#domain/contract.ts';
import { dateAt, dayAfter } from '#domain/local-time.ts';
import { addMoney, addPercent } from '#domain/money.ts';
import { moneyText } from '#server/features/trips/part/kinds/value-words.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { insertTravelerWithApprovers } from './support/approvals.ts';
import { statusesOf, workAllOff } from './support/cancellations.ts';
import { approve as decide, decidedTrip } from './support/decision-calls.ts';
import { mailsTo } from './support/mails.ts';
import { orderStay, staysBody } from './support/order-stay.ts';
import { bookingsAtDesk, createdTrip, getTrip, HOTELS, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { setPriceAtDesk } from './support/set-price-at-desk.ts';
import { sharedApp } from './support/shared-app.ts';

const HOUR = 3_600_000;

const opened = sharedApp();
let companyId: string;
let me: Member;
const FIRST_NIGHT = 11;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});
beforeEach(async () => {
  me = await insertMember(opened.db, { companyId, role: 'traveler' });
  await opened.db.deleteFrom('embedded_units').execute();
});

const read = ({ _id }: Pick<Trip, '_id'>) => getTrip(opened, me, _id);
const pricesOf = ({ parts }: Trip) => parts.map(({ price }) => price.asked);

async function order(count: number): Promise<Trip> {
  const body = await staysBody(opened, me, { firstNight: FIRST_NIGHT, count, levels: [1] });
  return createdTrip(await sendOrder(opened, me, body));
}

/** Lowers what was agreed to in all, to less than the highest prices of the parts together. */
async function agreeInAllTo({ _id }: Trip, highestTotal: Money): Promise<void> {
  await opened.db
    .updateTable('trip_parts')
    .set({ agreement: sql`agreement || jsonb_build_object('highestTotal', ${highestTotal}::jsonb)` })
    .where('trip_id', '=', _id)
    .execute();
}

/** Raises the prices of both parts within their tolerance, but together beyond the highest total. */
async function raiseBeyondTotal(trip: Trip): Promise<Money[]> {
  const agreed = pricesOf(trip);
  await agreeInAllTo(trip, addPercent(agreed.reduce(addMoney), 1.5));
  const risen = agreed.map((price) => addPercent(price, 2));
  for (const [position, price] of risen.entries()) await setPriceAtDesk(opened, trip, price, position);
  return risen;
}

test('parts that cost more together than was agreed to are not all booked', async () => {
  const trip = createdTrip(
    await sendOrder(opened, me, await staysBody(opened, me, { firstNight: FIRST_NIGHT, count: 2 })),
  );
  const risen = await raiseBeyondTotal(trip);
  await opened.workOff();
  const after = await read(trip);
  // While both are being booked, the first one is asked for as if the second one cost the most that it may.
  expect(statusesOf(after)).toEqual(['approved', 'failed', 'confirmed']);
  expect(after.parts[0]?.failure).toBe('priceChanged');
  expect(pricesOf(after)[1]).toEqual(risen[1]);
  const mail = (await mailsTo(opened, me.email)).find(({ kind }) => kind === 'trip_partly_failed');
  expect(mail?.text).toContain('it now costs more than was accepted');
});

describe('a price beyond what was approved', () => {
  let first: Member;
  const dear = async () => {
    const { traveler, first: approver } = await insertTravelerWithApprovers(opened.db, companyId, {
      level1Threshold: { amount: 100, currency: 'CHF' },
    });
    me = traveler;
    first = approver;
  };

  async function approve(trip: Trip): Promise<void> {
    decidedTrip(await decide(opened, first, await read(trip)));
    await workAllOff(opened);
  }

  const agreementsOf = ({ _id }: Trip) =>
    opened.db
      .selectFrom('trip_parts')
      .select(['accepted_amount', 'agreement'])
      .where('trip_id', '=', _id)
      .orderBy('position')
      .execute();

  async function holdUntil({ _id }: Trip, position: number, until: Date): Promise<void> {
    await opened.db
      .updateTable('trip_parts')
      .set({ held_until: until })
      .where('trip_id', '=', _id)
      .where('position', '=', position)
      .execute();
  }

  test('goes back to the approver, who is asked and reminded again, and booked once approved', async () => {
    await dear();
    const trip = await order(1);
    const [before] = pricesOf(trip);
    const after = addPercent(before ?? expect.fail('There is no price'), 5);
    opened.clock.advance(20 * HOUR);
    await repairTrips(opened.deps);
    await setPriceAtDesk(opened, trip, after);
    await approve(trip);
    const back = await read(trip);
    expect(back).toMatchObject({
      status: 'waiting_level_1_approval',
      total: { asked: after },
      parts: [{ status: 'held' }],
      approval: { deciders: [{ _id: first.companyUserId }], until: trip.parts[0]?.heldUntil },
    });
    expect(pricesOf(back)).toEqual([after]);
    expect(back.events.at(-1)).toMatchObject({ kind: 'priceExceeded', before, after });
    opened.clock.advance(3.5 * HOUR);
    await repairTrips(opened.deps);
    const mails = await mailsTo(opened, first.email);
    const [asked, reminded] = ['approval_requested', 'approval_reminder'];
    expect(mails.map(({ kind }) => kind)).toEqual([asked, reminded, asked, reminded]);
    expect(mails[2]?.text).toContain(`Price: ${moneyText(after)}`);
    await approve(trip);
    expect(await read(trip)).toMatchObject({ status: 'complete', total: { asked: after } });
  });

  test('leaves the agreement as it is until an approver agrees to the new price', async () => {
    await dear();
    const trip = await order(2);
    const agreed = await agreementsOf(trip);
    const after = addPercent(pricesOf(trip)[0] ?? expect.fail('There is no price'), 5);
    await setPriceAtDesk(opened, trip, after);
    await approve(trip);
    const back = await read(trip);
    expect(back.status).toBe('waiting_level_1_approval');
    expect(await agreementsOf(trip)).toEqual(agreed);
    await approve(trip);
    const highest = addPercent(after, 3);
    expect(await agreementsOf(trip)).toEqual([
      {
        accepted_amount: highest.amount,
        agreement: {
          userId: first.userId,
          at: opened.clock.now().toISOString(),
          version: back.version,
          base: after,
          tolerancePercent: 3,
          highestTotal: highest,
        },
      },
      agreed[1],
    ]);
  });

  test('goes back when it exceeds the highest total beside what is booked, and is booked once approved', async () => {
    await dear();
    const trip = await order(2);
    const risen = await raiseBeyondTotal(trip);
    await approve(trip);
    const back = await read(trip);
    expect(back).toMatchObject({
      status: 'waiting_level_1_approval',
      total: { asked: risen.reduce(addMoney) },
      parts: [{ status: 'confirmed' }, { status: 'held' }],
    });
    expect(back.events.at(-1)).toMatchObject({
      kind: 'priceExceeded',
      before: pricesOf(trip)[1],
      after: risen[1],
    });
    await approve(trip);
    expect(await read(trip)).toMatchObject({ status: 'complete', total: { asked: risen.reduce(addMoney) } });
  });

  test('goes back for no longer than any hold of the trip lasts', async () => {
    await dear();
    const trip = await order(2);
    const after = addPercent(pricesOf(trip)[0] ?? expect.fail('There is no price'), 5);
    const until = new Date(opened.clock.now().getTime() + 2 * HOUR);
    await holdUntil(trip, 1, until);
    await setPriceAtDesk(opened, trip, after);
    await approve(trip);
    expect(await read(trip)).toMatchObject({
      status: 'waiting_level_1_approval',
      approval: { until: until.toISOString() },
      parts: [{ status: 'held' }, { status: 'confirmed' }],
    });
  });

  test('that no one approves is given back, and the booked parts stay booked', async () => {
    await dear();
    const trip = await order(2);
    const after = addPercent(pricesOf(trip)[0] ?? expect.fail('There is no price'), 5);
    await setPriceAtDesk(opened, trip, after);
    await approve(trip);
    opened.clock.advance(25 * HOUR);
    await repairTrips(opened.deps);
    await opened.workOff();
    const expired = await read(trip);
    expect(expired).toMatchObject({
      status: 'complete',
      parts: [{ status: 'cancelled' }, { status: 'confirmed' }],
    });
    expect(expired).not.toHaveProperty('end');
    const [givenBack, kept] = await bookingsAtDesk(opened, trip);
    expect(givenBack?.status).not.toBe('confirmed');
    expect(kept?.status).toBe('confirmed');
    const mails = await mailsTo(opened, me.email);
    const mail = mails.find(({ kind }) => kind === 'trip_expired');
    expect(mail?.text).toContain('What is booked stays booked.');
    expect(mail?.text).not.toContain('nothing was booked');
  });

  test('goes back until the rooms are ready, if that comes first', async () => {
    await dear();
    const today = dateAt(opened.clock.now(), 'Europe/Zurich');
    const stay = { checkIn: today, checkOut: dayAfter(today, 1) };
    const trip = createdTrip(await orderStay(opened, me, HOTELS.falling, { stay, levels: [1] }));
    const after = addPercent(pricesOf(trip)[0] ?? expect.fail('There is no price'), 20);
    await holdUntil(trip, 0, new Date(opened.clock.now().getTime() + 48 * HOUR));
    await setPriceAtDesk(opened, trip, after);
    await approve(trip);
    expect(await read(trip)).toMatchObject({
      status: 'waiting_level_1_approval',
      total: { asked: after },
      approval: { until: trip.approval?.until },
    });
  });

  test('goes back together with the price of another part that has risen, too', async () => {
    await dear();
    const trip = await order(2);
    const risen = pricesOf(trip).map((price) => addPercent(price, 5));
    for (const [position, price] of risen.entries()) await setPriceAtDesk(opened, trip, price, position);
    await approve(trip);
    const total = risen.reduce(addMoney);
    const back = await read(trip);
    expect(back).toMatchObject({
      status: 'waiting_level_1_approval',
      total: { asked: total },
      parts: [{ status: 'held' }, { status: 'held' }],
    });
    expect(pricesOf(back)).toEqual(risen);
    const rises = back.events.filter(({ kind, partId }) => kind === 'priceExceeded' && partId === undefined);
    expect(rises.map(({ before, after }) => [before, after]).toSorted()).toEqual(
      pricesOf(trip)
        .map((before, position) => [before, risen[position]])
        .toSorted(),
    );
    const mails = await mailsTo(opened, first.email);
    expect(mails.at(-1)?.text).toContain(moneyText(total));
    await approve(trip);
    expect(await read(trip)).toMatchObject({ status: 'complete', total: { asked: total } });
  });

  test('and beyond what was approved then goes back once more', async () => {
    await dear();
    const trip = await order(1);
    let price = pricesOf(trip)[0] ?? expect.fail('There is no price');
    for (let time = 0; time < 2; time += 1) {
      price = addPercent(price, 5);
      await setPriceAtDesk(opened, trip, price);
      await approve(trip);
      const back = await read(trip);
      expect(back).toMatchObject({ status: 'waiting_level_1_approval', total: { asked: price } });
    }
  });

  test('goes back by what is tolerated at the approval, for as long as the trip could wait from the beginning', async () => {
    const settle = (price_tolerance_tenths: number | null, approval_limit_hours: number | null) =>
      opened.db
        .updateTable('companies')
        .set({ price_tolerance_tenths, approval_limit_hours })
        .where('id', '=', companyId)
        .execute();
    const mailKinds = async () => (await mailsTo(opened, first.email)).map(({ kind }) => kind);
    const asked = 'approval_requested';
    await dear();
    await settle(null, 8);
    const trip = await order(1);
    await settle(60, 2);
    opened.clock.advance(5 * HOUR);
    const after = addPercent(pricesOf(trip)[0] ?? expect.fail('There is no price'), 5);
    await setPriceAtDesk(opened, trip, after);
    await approve(trip);
    const until = new Date(opened.clock.now().getTime() + 8 * HOUR).toISOString();
    expect(await read(trip)).toMatchObject({ total: { asked: after }, approval: { until } });
    await settle(60, null);
    opened.clock.advance(5.9 * HOUR);
    await repairTrips(opened.deps);
    expect(await mailKinds()).toEqual([asked, asked]);
    opened.clock.advance(0.2 * HOUR);
    await repairTrips(opened.deps);
    expect(await mailKinds()).toEqual([asked, asked, 'approval_reminder']);
    const booked = addPercent(after, 5.9);
    await setPriceAtDesk(opened, trip, booked);
    await approve(trip);
    expect(await read(trip)).toMatchObject({ status: 'complete', total: { asked: booked } });
  });
});
