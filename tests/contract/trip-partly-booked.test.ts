import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Trip, TripList } from '#domain/contract.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { call, refusal } from './support/call.ts';
import { type Canceller, cancellerOf, NOTHING, REASON, statusesOf } from './support/cancellations.ts';
import { mailsTo } from './support/mails.ts';
import { staysBody } from './support/order-stay.ts';
import { bookingsAtDesk, createdTrip, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });
let companyId: string;
let me: Member;
let canceller: Canceller;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});
beforeEach(async () => {
  me = await insertMember(opened.db, { companyId, role: 'traveler' });
  canceller = cancellerOf(opened, me);
  // Other tests have booked the only room too.
  await opened.db.deleteFrom('embedded_units').execute();
});

type ConfirmFault = Parameters<typeof suppliers.next<'confirm'>>[1];

/** A trip of two rooms, of which the first one could not be booked. */
async function partlyBooked(refused: ConfirmFault = { outcome: 'soldOut' }): Promise<Trip> {
  const body = await staysBody(opened, me, { firstNight: 1, count: 2 });
  const { _id } = createdTrip(await sendOrder(opened, me, body));
  suppliers.next('confirm', refused);
  await opened.workOff();
  return await canceller.stored(_id);
}

/** Whether each list that contains the trip shows it as partly booked. */
async function listedAs({ _id }: Trip): Promise<(boolean | undefined)[]> {
  const { token } = await openSession(opened.deps, me);
  const answers = ['', '?tripFilter=upcoming', '?searchString=room'].map((query) =>
    call(opened.app, { url: `/api/trips${query}`, token }),
  );
  const lists = (await Promise.all(answers)).map(({ body }) => (body as TripList).docs); // the contract has checked it
  return lists.flatMap((trips) => trips.filter((trip) => trip._id === _id).map((trip) => trip.partlyBooked));
}

const partOf = ({ parts }: Trip, place: number) => parts[place]?._id ?? expect.fail('There is no such part');
const mailKinds = async () => (await mailsTo(opened, me.email)).map(({ kind }) => kind);
const atDesk = async (trip: Trip) => (await bookingsAtDesk(opened, trip)).map(({ status }) => status);

describe('a trip of which one part could not be booked', () => {
  test('waits for a decision of its people, who are notified once', async () => {
    const trip = await partlyBooked();
    expect(statusesOf(trip)).toEqual(['approved', 'failed', 'confirmed']);
    expect(await listedAs(trip)).toEqual([true, true, true]);
    const [mail] = await mailsTo(opened, me.email);
    expect(mail).toMatchObject({
      kind: 'trip_partly_failed',
      subject: expect.stringMatching(/^Partly booked: /),
    });
    expect(mail?.text).toContain('Not booked: it has sold out');
    expect(mail?.text).toContain(`Booking number: ${trip.parts[1]?.locator}`);
    expect(mail?.attachments[0]?.content.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    suppliers.next('cancel', { outcome: 'declined', reason: 'notCancellable' });
    await canceller.cancelled(trip._id, { parts: [partOf(trip, 1)] });
    await opened.workOff();
    await repairTrips(opened.deps);
    expect(statusesOf(await canceller.stored(trip._id))).toEqual(['approved', 'failed', 'confirmed']);
    expect(await mailKinds()).toEqual(['trip_partly_failed']);
  });

  test('continues without it, and is complete', async () => {
    const trip = await partlyBooked();
    const part = partOf(trip, 0);
    expect((await canceller.quote(trip._id))[0]).toEqual({
      _id: part,
      outcome: 'quoted',
      refund: NOTHING,
      penalty: NOTHING,
    });
    const after = await canceller.cancelled(trip._id, { parts: [part] });
    expect(statusesOf(after)).toEqual(['complete', 'cancelled', 'confirmed']);
    expect(await listedAs(after)).toEqual([undefined, undefined, undefined]);
    expect(after.events.slice(-2)).toMatchObject([
      { kind: 'leftOut', partId: part, comment: REASON, by: { lastName: 'Tester' } },
      { kind: 'completed' },
    ]);
    expect(await mailKinds()).toEqual(['trip_partly_failed', 'trip_confirmed']);
    const [, mail] = await mailsTo(opened, me.email);
    expect(mail?.text).toContain('Not booked: it has sold out');
    expect(mail?.attachments[0]?.content.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(refusal(await canceller.cancel(trip._id, { parts: [part] }))).toMatchObject({
      code: 'not_cancellable',
    });
  });

  test.each(['done', 'lost'] as const)(
    'gives back what it is still held, when the job for it is %s',
    async (job) => {
      const trip = await partlyBooked({ outcome: 'declined', reason: 'refused' });
      expect(await atDesk(trip)).toEqual(['held', 'confirmed']);
      await canceller.cancelled(trip._id, { parts: [partOf(trip, 0)] });
      if (job === 'lost') opened.discardJobs();
      if (job === 'lost') await repairTrips(opened.deps);
      await opened.workOff();
      expect(await atDesk(trip)).toEqual(['cancelled', 'confirmed']);
      expect((await canceller.stored(trip._id)).parts[0]).not.toHaveProperty('heldUntil');
    },
  );

  test.each([false, true])(
    'is cancelled with its booked parts, as a whole or (%s) part by part',
    async (named) => {
      const trip = await partlyBooked();
      await canceller.cancelled(trip._id, named ? { parts: [partOf(trip, 1)] } : {});
      await opened.workOff();
      const after = await canceller.stored(trip._id);
      expect(statusesOf(after)).toEqual(['cancelled', 'failed', 'cancelled']);
      expect(after.end).toBe('cancelled');
    },
  );
});
