import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CompanyFinanceRequest, HotelCheckAnswer, Trip } from '#domain/contract.ts';
import { addPercent } from '#domain/money.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { insertTravelerWithApprovers, type TravelerWithApprovers } from './support/approvals.ts';
import { call, refusal } from './support/call.ts';
import { CompanyDesk } from './support/company-records.ts';
import { mailsTo } from './support/mails.ts';
import { createdTrip, getTrip, HOTELS, offerOf, orderBody, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setPriceAtDesk } from './support/set-price-at-desk.ts';
import { sharedApp } from './support/shared-app.ts';

const HOUR = 3_600_000;

const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });
let companyId: string;
let me: Member;
let admin: CompanyDesk;

beforeEach(async () => {
  companyId = await insertCompany(opened.db, { name: `Home ${randomUUID()}` });
  me = await insertMember(opened.db, { companyId, role: 'traveler' });
  admin = new CompanyDesk(opened, await insertMember(opened.db, { companyId, role: 'site-admin' }));
  opened.discardJobs();
  await opened.db.deleteFrom('trips').execute();
});

async function settle(body: Pick<CompanyFinanceRequest, 'priceTolerance' | 'approvalLimitHours'>) {
  const { version } = await admin.read();
  expect((await admin.save({ section: '/finance', version, body })).status).toBe(200);
}

const order = async (propertyId: string, levels: (1 | 2)[] = []) =>
  sendOrder(opened, me, orderBody(me, await offerOf(opened, me, propertyId), { levels }));
const read = ({ _id }: Trip) => getTrip(opened, me, _id);
const inHours = (hours: number) => new Date(opened.clock.now().getTime() + hours * HOUR).toISOString();

/** The supplier books at so many percent more than it has held. */
async function bookDearer(trip: Trip, percent: number): Promise<void> {
  await setPriceAtDesk(opened, trip, addPercent(trip.total.asked, percent));
  await opened.workOff();
}

describe('a price rises by what its company tolerates', () => {
  test.each([
    [HOTELS.slightlyRising, 1.9, false],
    [HOTELS.slightlyRising, 2.1, true],
    [HOTELS.rising, 11.9, false],
    [HOTELS.rising, 12.1, true],
  ])(
    'when the offer of %s is priced again and ordered, at %f percent: %s',
    async (hotel, priceTolerance, is) => {
      await settle({ priceTolerance });
      const body = { travelers: [me.companyUserId], offer: await offerOf(opened, me, hotel) };
      const { token } = await openSession(opened.deps, me);
      const answer = await call(opened.app, { method: 'POST', url: '/api/booking/hotel/check', token, body });
      const { change } = answer.body as Extract<HotelCheckAnswer, { outcome: 'priced' }>; // it can be had
      expect(change).toMatchObject({ kind: 'dearer', withinTolerance: is });
      const ordered = await order(hotel);
      if (is) expect(createdTrip(ordered).total.asked).toEqual(change.after);
      else expect(refusal(ordered)).toEqual({ status: 409, code: 'price_changed' });
    },
  );

  test('counted from what was accepted, however often it is priced again: 270.00, 278.10, 286.20', async () => {
    const { token } = await openSession(opened.deps, me);
    const checkAt = async (offer: string, priceChangePercent: number) => {
      await saveSwitches(opened.db, companyId, { ...NO_SWITCHES, priceChangePercent });
      const body = { travelers: [me.companyUserId], offer };
      const answer = await call(opened.app, { method: 'POST', url: '/api/booking/hotel/check', token, body });
      return answer.body as Extract<HotelCheckAnswer, { outcome: 'priced' }>; // it can be had
    };
    const shown = await checkAt(await offerOf(opened, me, HOTELS.onlyRoom), 0);
    const { asked } = shown.total;
    const again = await checkAt(shown.offer, 3);
    expect(again.change).toMatchObject({ before: asked, after: addPercent(asked, 3), withinTolerance: true });
    const later = await checkAt(again.offer, 6);
    expect(later.change).toMatchObject({
      before: asked,
      after: addPercent(asked, 6),
      withinTolerance: false,
    });
    const refused = await sendOrder(opened, me, orderBody(me, again.offer));
    expect(refusal(refused)).toEqual({ status: 409, code: 'price_changed' });
    // The reference of a price beyond the tolerance is ordered only by those who have accepted it.
    const trip = createdTrip(await sendOrder(opened, me, orderBody(me, later.offer)));
    expect(trip.total.asked).toEqual(later.total.asked);
  });

  test('when it is booked: as it was settled when the trip was ordered', async () => {
    await settle({ priceTolerance: 5 });
    const trip = createdTrip(await order(HOTELS.onlyRoom));
    await settle({ priceTolerance: 0 });
    await bookDearer(trip, 4.9);
    expect(await read(trip)).toMatchObject({ status: 'complete' });
  });

  test('and no more, although the setting has changed since', async () => {
    const trip = createdTrip(await order(HOTELS.onlyRoom));
    await settle({ priceTolerance: 20 });
    await bookDearer(trip, 3.1);
    expect(await read(trip)).toMatchObject({ status: 'cancelled', parts: [{ failure: 'priceChanged' }] });
  });
});

describe('approvers have as long as their company lets them', () => {
  let people: TravelerWithApprovers;

  async function requested(hours: number | null): Promise<Trip> {
    people = await insertTravelerWithApprovers(opened.db, companyId, {
      level1Threshold: { amount: 100, currency: 'CHF' },
    });
    me = people.traveler;
    await settle({ approvalLimitHours: hours });
    return createdTrip(await order(HOTELS.falling, [1]));
  }
  const approverMails = async () => (await mailsTo(opened, people.first.email)).map(({ kind }) => kind);

  test('and are reminded in its last quarter, even if the setting changes in the meantime', async () => {
    const trip = await requested(8);
    expect(trip.approval?.until).toBe(inHours(8));
    await settle({ approvalLimitHours: 1 });
    opened.clock.advance(5.9 * HOUR);
    await repairTrips(opened.deps);
    expect(await approverMails()).toEqual(['approval_requested']);
    await settle({ approvalLimitHours: 168 });
    opened.clock.advance(0.2 * HOUR);
    await repairTrips(opened.deps);
    expect(await approverMails()).toEqual(['approval_requested', 'approval_reminder']);
    expect((await read(trip)).approval?.until).toBe(trip.approval?.until);
    opened.clock.advance(1.9 * HOUR);
    await repairTrips(opened.deps);
    expect(await read(trip)).toMatchObject({ status: 'rejected', end: 'expired' });
  });

  test('but no longer than what is wanted is held', async () => {
    const trip = await requested(168);
    expect(trip.approval?.until).toBe(inHours(24));
    expect(trip.approval?.until).toBe(trip.parts[0]?.heldUntil);
  });

  test('which is a day unless the company sets something else', async () => {
    expect((await requested(null)).approval?.until).toBe(inHours(24));
  });
});
