import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Money, Trip } from '#domain/contract.ts';
import { addMoney } from '#domain/money.ts';
import { moneyText } from '#server/features/trips/part/kinds/value-words.ts';
import { uncancellableCall } from '#server/features/trips/part/uncancellable-call.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { insertTravelerWithApprovers } from './support/approvals.ts';
import { type BookedStay, insertBookedTrip, NEVER_REFUNDED } from './support/booked-stays.ts';
import { call } from './support/call.ts';
import { cancellerOf, workAllOff } from './support/cancellations.ts';
import { ALWAYS, approve, decidedTrip, reject, sendBack } from './support/decision-calls.ts';
import { mailsTo } from './support/mails.ts';
import { orderStay, staysBody } from './support/order-stay.ts';
import { createdTrip, getTrip, HOTELS, kindsOf, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const FEE: Money = { amount: 5_00, currency: 'CHF' };
const NOTHING: Money = { amount: 0, currency: 'CHF' };

const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });
let companyId: string;
let me: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'With a fee' });
  await setColumns(opened.db, 'companies', companyId, {
    booking_fee_amount: FEE.amount,
    booking_fee_currency: FEE.currency,
  });
  me = await insertMember(opened.db, { companyId, role: 'traveler' });
});

/** What the page of a trip and the list say that it costs. */
async function totals(tripId: string, reader = me): Promise<(Money | undefined)[]> {
  const { token } = await openSession(opened.deps, reader);
  const { total } = await getTrip(opened, reader, tripId);
  const { body } = await call(opened.app, { url: '/api/trips', token });
  const { docs } = body as { docs: { _id: string; total: Money }[] }; // the contract has checked it
  return [total.asked, docs.find(({ _id }) => _id === tripId)?.total];
}

test('a trip of which nothing could be booked costs nothing, not even the booking fee', async () => {
  const { _id } = createdTrip(await orderStay(opened, me, HOTELS.closedDesk));
  await opened.workOff(5);
  const trip = await getTrip(opened, me, _id);
  expect(trip).toMatchObject({ status: 'cancelled', end: 'failed' });
  expect(await totals(_id)).toEqual([NOTHING, NOTHING]);
  expect(trip.bookingInfo).not.toHaveProperty('bookingFee');
  const mail = (await mailsTo(opened, me.email)).at(-1);
  expect(mail?.text).toContain('Price\n  Total: CHF 0.00\n');
});

test('a total that an earlier version stored is not shown', async () => {
  const trip = createdTrip(await orderStay(opened, me, HOTELS.falling));
  await setColumns(opened.db, 'trips', trip._id, { total_amount: 1 });
  expect(await totals(trip._id)).toEqual([trip.total.asked, trip.total.asked]);
});

describe('a trip that waits for an approval', () => {
  let traveler: Member;
  let approver: Member;

  beforeEach(async () => {
    suppliers.forgetFaults();
    opened.discardJobs();
    const people = await insertTravelerWithApprovers(opened.db, companyId, { level1Threshold: ALWAYS });
    ({ traveler, first: approver } = people);
    await opened.db.deleteFrom('embedded_units').execute();
  });

  const read = ({ _id }: Trip) => getTrip(opened, traveler, _id);
  const textOfLast = async () => (await mailsTo(opened, traveler.email)).at(-1)?.text;

  async function order(count: number): Promise<{ trip: Trip; price: Money }> {
    const body = await staysBody(opened, traveler, { firstNight: 11, count, levels: [1] });
    const trip = createdTrip(await sendOrder(opened, traveler, body));
    return { trip, price: trip.parts.map((part) => part.price.asked).reduce(addMoney) };
  }

  test('is expected to cost its price and the booking fee, until it is booked', async () => {
    const { trip, price } = await order(1);
    const due = addMoney(price, FEE);
    expect(await totals(trip._id, traveler)).toEqual([due, due]);
    expect(trip).toMatchObject({ bookingInfo: { bookingFee: FEE } });
    expect(await textOfLast()).toContain(`  Expected total: ${moneyText(due)}\n`);
    decidedTrip(await approve(opened, approver, trip));
    await opened.workOff();
    expect(await totals(trip._id, traveler)).toEqual([due, due]);
    expect(await textOfLast()).toContain(`  Total: ${moneyText(due)}\n`);
  });

  test.each([
    ['refused', async (trip: Trip) => void decidedTrip(await reject(opened, approver, trip))],
    ['sent back', async (trip: Trip) => void decidedTrip(await sendBack(opened, approver, trip))],
    ['expired', async () => opened.clock.advance(25 * 3_600_000)],
  ])('costs nothing once it is %s, and says what was requested', async (_, end) => {
    const { trip, price } = await order(2);
    await end(trip);
    await repairTrips(opened.deps);
    expect(await totals(trip._id, traveler)).toEqual([NOTHING, NOTHING]);
    suppliers.next('cancel', 'callLost', 'callLost');
    await opened.workOff();
    expect(await read(trip)).toMatchObject({ parts: [{ status: 'unknown' }, { status: 'unknown' }] });
    expect(await totals(trip._id, traveler)).toEqual([NOTHING, NOTHING]);
    await opened.workOff(4);
    const refused = await read(trip);
    expect(refused).toMatchObject({
      status: 'rejected',
      total: { asked: NOTHING, requested: addMoney(price, FEE) },
      parts: trip.parts.map((part) => ({ price: part.price })),
    });
    expect(refused.bookingInfo).not.toHaveProperty('bookingFee');
    expect(await totals(trip._id, traveler)).toEqual([NOTHING, NOTHING]);
    expect(await textOfLast()).toContain(
      `Price\n  Requested: ${moneyText(addMoney(price, FEE))}\n  Total: CHF 0.00\n`,
    );
  });

  test('costs nothing once it is withdrawn', async () => {
    const { trip } = await order(1);
    await cancellerOf(opened, traveler).cancelled(trip._id);
    expect(await totals(trip._id, traveler)).toEqual([NOTHING, NOTHING]);
    await opened.workOff();
    expect(await totals(trip._id, traveler)).toEqual([NOTHING, NOTHING]);
    expect((await read(trip)).total).not.toHaveProperty('requested');
  });
});

describe('a booking that is never refunded costs its price once it is cancelled', () => {
  async function cancelNeverRefunded(prepare: (stay: BookedStay) => Promise<unknown>): Promise<Trip> {
    suppliers.forgetFaults();
    const { tripId, stays } = await insertBookedTrip(opened.deps, me, { rates: [NEVER_REFUNDED] });
    const [stay = expect.fail('There is no stay')] = stays;
    await cancellerOf(opened, me).cancelled(tripId);
    await prepare(stay);
    await workAllOff(opened);
    const trip = await getTrip(opened, me, tripId);
    expect(trip).toMatchObject({
      status: 'cancelled',
      parts: [{ status: 'cancelled', penalty: stay.price }],
    });
    expect(await totals(tripId)).toEqual([stay.price, stay.price]);
    return trip;
  }

  test('also when one answer about it is lost after the other', async () => {
    const trip = await cancelNeverRefunded(async () => suppliers.next('cancel', 'answerLost', 'callLost'));
    expect(kindsOf(trip).slice(-3)).toEqual(['answerLost', 'found', 'cancelled']);
  });

  test('also when its supplier has cancelled it before it is asked to', async () => {
    await cancelNeverRefunded(async ({ reference: booking, price: penaltyCap }) => {
      const call = uncancellableCall({ companyId, now: opened.clock.now() }, randomUUID(), 20_000);
      await opened.deps.suppliers.hotels.cancel({ booking, penaltyCap }, call);
    });
  });
});
