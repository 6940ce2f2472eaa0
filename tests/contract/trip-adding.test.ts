import { beforeEach, describe, expect, test } from 'vitest';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { AddingDesk, EVERY_FLIGHT, statesOf, sumOf } from './support/adding-desk.ts';
import { cancellerOf } from './support/cancellations.ts';
import { mailsTo } from './support/mails.ts';
import { createdTrip, kindsOf } from './support/orders.ts';
import { approve, refuse } from './support/renewals.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });

beforeEach(() => suppliers.forgetFaults());

const mailKinds = async (desk: AddingDesk) =>
  (await mailsTo(opened, desk.traveler.email)).map(({ kind }) => kind);

describe('a flight that is added to a booked stay', () => {
  test('is booked at once where it needs no approval, and the stay stays as it is', async () => {
    const desk = await AddingDesk.open(opened);
    const before = await desk.booked();
    const added = createdTrip(await desk.add(before, [await desk.flight()]));
    expect(added).toMatchObject({ _id: before._id, itineraryRefId: before.itineraryRefId });
    expect(statesOf(added)).toEqual(['approved', 'hotel confirmed', 'flight confirming']);
    const trip = await desk.settled(before);
    expect(statesOf(trip)).toEqual(['complete', 'hotel confirmed', 'flight confirmed']);
    expect(trip.parts[0]).toEqual(before.parts[0]);
    expect(trip.title).toMatch(/^(Einsiedeln and London|London and Einsiedeln), \d+ /);
    expect([trip.startsOn, trip.endsOn]).toEqual([before.startsOn, trip.parts[1]?.endsOn]);
    expect(trip.total.asked.amount).toBe(sumOf(trip.parts));
    expect(kindsOf(trip).slice(kindsOf(before).length)).toEqual([
      'partsAdded',
      'confirming',
      'confirmed',
      'completed',
    ]);
    expect(trip.events.find(({ kind }) => kind === 'partsAdded')).toMatchObject({
      by: { lastName: 'Tester' },
      before: before.total.asked,
      after: trip.total.asked,
    });
    expect(await desk.books()).toEqual([
      { kind: 'flight', status: 'confirmed' },
      { kind: 'hotel', status: 'confirmed' },
    ]);
    expect(await mailKinds(desk)).toEqual(['trip_confirmed', 'trip_confirmed']);
  });

  test('is booked while the stay is cancelled, and the traveler hears of both', async () => {
    const desk = await AddingDesk.open(opened);
    const before = await desk.booked();
    createdTrip(await desk.add(before, [await desk.flight()]));
    const stay = before.parts[0]?._id ?? '';
    await cancellerOf(opened, desk.traveler).cancelled(before._id, { parts: [stay] });
    const trip = await desk.settled(before);
    expect(statesOf(trip)).toEqual(['complete', 'hotel cancelled', 'flight confirmed']);
    expect(await mailKinds(desk)).toEqual(['trip_confirmed', 'trip_part_cancelled', 'trip_confirmed']);
    const mails = await mailsTo(opened, desk.traveler.email);
    expect(mails[1]?.subject).toMatch(/^Partly cancelled: /);
    expect(mails[1]?.text).toContain('The Only Room');
    expect(mails[2]?.text).toContain('Zurich – London');
  });
});

describe('a flight that has to be approved', () => {
  async function waiting() {
    const desk = await AddingDesk.open(opened, EVERY_FLIGHT);
    const before = await desk.booked();
    const added = createdTrip(await desk.add(before, [await desk.flight()], { levels: [1] }));
    expect(statesOf(added)).toEqual(['waiting_level_1_approval', 'hotel confirmed', 'flight held']);
    expect(added.bookingInfo.level1Approver?._id).toBe(desk.approver.companyUserId);
    expect(added.verdict.levels).toEqual([1]);
    expect(await mailsTo(opened, desk.approver.email)).toMatchObject([{ kind: 'approval_requested' }]);
    return { desk, before, added };
  }

  test('is booked when it is approved', async () => {
    const { desk, added } = await waiting();
    await approve(opened, desk.approver, added);
    const trip = await desk.settled(added);
    expect(statesOf(trip)).toEqual(['complete', 'hotel confirmed', 'flight confirmed']);
    expect(trip.total.asked.amount).toBe(sumOf(trip.parts));
  });

  test.each<[string, (desk: AddingDesk, id: { _id: string }) => Promise<unknown>, string]>([
    ['refused', (desk, trip) => refuse(opened, desk.approver, trip), 'trip_rejected'],
    ['sent back', (desk, trip) => refuse(opened, desk.approver, trip, { sendBack: true }), 'trip_sent_back'],
    [
      'not approved in time',
      async (_, { _id }) => {
        await setColumns(opened.db, 'trips', _id, { waiting_until: opened.clock.now() });
        await repairTrips(opened.deps);
      },
      'trip_expired',
    ],
  ])('is given back when it is %s, and the trip is what it was', async (_, end, mail) => {
    const { desk, before, added } = await waiting();
    await end(desk, added);
    const trip = await desk.settled(added);
    expect(statesOf(trip)).toEqual(['complete', 'hotel confirmed', 'flight cancelled']);
    expect(trip.parts[0]).toEqual(before.parts[0]);
    const { title, total, startsOn, endsOn } = before;
    expect(trip).toMatchObject({ title, total, startsOn, endsOn });
    expect(await desk.books()).toEqual([
      { kind: 'flight', status: 'cancelled' },
      { kind: 'hotel', status: 'confirmed' },
    ]);
    const mails = await mailsTo(opened, desk.traveler.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['trip_confirmed', 'trip_waiting', mail]);
    const { text } = mails[2] ?? expect.fail('There is no mail');
    expect(text).toMatch(/booked( already)? stays booked/);
    expect(text).not.toMatch(/nothing was booked/i);
    // An ended trip can be requested again.
    const again = createdTrip(await desk.add(before, [await desk.flight()], { levels: [1] }));
    expect(again.parts).toHaveLength(3);
  });
});
