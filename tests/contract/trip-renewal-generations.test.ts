import { beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { addPercent } from '#domain/money.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { refusal } from './support/call.ts';
import { stayBody, staysBody } from './support/order-stay.ts';
import { createdTrip, HOTELS, sendOrder } from './support/orders.ts';
import type { Member } from './support/records.ts';
import { RenewalDesk } from './support/renewal-desk.ts';
import {
  agreeTo,
  approve,
  askRenewal,
  changedTrip,
  putTrip,
  refuse,
  renewalOf,
  resubmit,
} from './support/renewals.ts';
import { setPriceAtDesk } from './support/set-price-at-desk.ts';
import { sharedApp } from './support/shared-app.ts';

const MINUTE = 60_000;

const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });
let desk: RenewalDesk;
let me: Member;
let approver: Member;

beforeEach(async () => {
  suppliers.forgetFaults();
  desk = await RenewalDesk.open(opened);
  me = desk.traveler;
  approver = desk.first;
});

const BUSY = { status: 409, code: 'action_withheld' };

async function expectBusy(trip: Trip): Promise<void> {
  const now = await desk.read(trip);
  expect(now.withheldActions).toContainEqual({ action: 'resubmit', reason: 'busy' });
  expect(now.allowedActions).not.toContain('resubmit');
  const answer = await askRenewal(opened, me, trip);
  expect(refusal(answer)).toEqual(BUSY);
  expect(answer.body).toMatchObject({ detail: expect.stringContaining('still being released') });
  const agreed = { resubmit: { total: now.total.asked, levels: [1 as const] } };
  expect(refusal(await putTrip(opened, me, now, agreed))).toEqual(BUSY);
}

describe('a trip can not be requested again while an earlier hold exists', () => {
  test('while it is being released', async () => {
    const trip = await desk.order();
    await refuse(opened, approver, trip);
    await expectBusy(trip);
    await opened.workOff();
    changedTrip(await resubmit(opened, me, trip));
  });

  test('while the answer to that is lost', async () => {
    const trip = await desk.order();
    await refuse(opened, approver, trip);
    suppliers.next('cancel', 'answerLost');
    await opened.workOff();
    expect((await desk.read(trip)).parts).toMatchObject([{ status: 'unknown' }]);
    await expectBusy(trip);
    await opened.workOff();
    changedTrip(await resubmit(opened, me, trip));
    expect(await desk.books()).toEqual(['cancelled', 'held']);
  });

  test('while the supplier retains what it has not booked', async () => {
    const trip = await desk.order(2);
    suppliers.next('confirm', { outcome: 'declined', reason: 'refused' });
    const second = trip.parts[1]?.price.asked ?? expect.fail('There is no second part');
    await setPriceAtDesk(opened, trip, addPercent(second, 10), 1);
    await approve(opened, approver, trip);
    const confirmations = opened.takeJobs().filter(({ name }) => name === 'part.confirm');
    for (const job of confirmations) await job.work();
    const release = opened.takeJobs().filter(({ name }) => name === 'hold.release');
    expect(await desk.read(trip)).toMatchObject({
      status: 'waiting_level_1_approval',
      parts: [{ status: 'failed', failure: 'declined' }, { status: 'held' }],
    });
    await refuse(opened, approver, trip);
    await opened.workOff();
    await expectBusy(trip);
    for (const job of release) await job.work();
    changedTrip(await resubmit(opened, me, trip));
    expect(await desk.statusesAtSupplier(trip)).toEqual(['held', 'held']);
    expect(await desk.books()).toEqual(['cancelled', 'cancelled', 'held', 'held']);
  });
});

describe('a new hold is not released by late messages for the earlier one', () => {
  test('such as a repeated cancellation', async () => {
    const trip = await desk.order();
    await refuse(opened, approver, trip);
    const late = opened.takeJobs();
    for (const job of late) await job.work();
    const again = changedTrip(await resubmit(opened, me, trip));
    for (const job of late) await job.work();
    await opened.workOff(2);
    expect(await desk.read(trip)).toMatchObject({ status: again.status, version: again.version });
    expect(await desk.statusesAtSupplier(trip)).toEqual(['held']);
  });

  test('such as an answer that arrives after the new hold', async () => {
    const trip = await desk.order();
    await refuse(opened, approver, trip);
    const [first] = opened.takeJobs().filter(({ name }) => name === 'part.cancel');
    // The job has asked, and another one asks as well, before the first has its answer.
    suppliers.next('cancel', 'twice');
    await Promise.all([first?.work(), first?.work()]);
    changedTrip(await resubmit(opened, me, trip));
    await first?.work();
    expect(await desk.statusesAtSupplier(trip)).toEqual(['held']);
  });

  test('such as the lookup of its cancellation', async () => {
    const trip = await desk.order();
    await refuse(opened, approver, trip);
    suppliers.next('cancel', 'answerLost');
    await opened.workOff();
    const late = opened.takeJobs();
    for (const job of late) await job.work();
    const again = changedTrip(await resubmit(opened, me, trip));
    for (const job of late) await job.work();
    await repairTrips(opened.deps);
    await opened.workOff(2);
    expect(await desk.read(trip)).toMatchObject({ status: again.status, version: again.version });
    expect(await desk.statusesAtSupplier(trip)).toEqual(['held']);
  });

  test('such as the release of the hold of a refused request', async () => {
    const trip = await desk.rejected(2);
    const agreed = agreeTo(await renewalOf(opened, me, trip));
    suppliers.next('hold', { outcome: 'soldOut' });
    expect(refusal(await putTrip(opened, me, trip, agreed)).code).toBe('offer_sold_out');
    const releases = opened.takeJobs();
    const again = changedTrip(await putTrip(opened, me, trip, agreed));
    opened.clock.advance(10 * MINUTE);
    for (const job of releases) await job.work();
    await approve(opened, approver, again);
    await opened.workOff(2);
    for (const job of releases) await job.work();
    expect(await desk.statusesAtSupplier(trip)).toEqual(['confirmed', 'confirmed']);
  });
});

describe('the offer of a trip', () => {
  const sameOffer = async () => {
    const body = await staysBody(opened, me, { firstNight: desk.firstNight, count: 1, levels: [1] });
    return await sendOrder(opened, me, body);
  };

  test('may be ordered by itself when the trip was rejected, and the trip waits for that one then', async () => {
    const trip = await desk.rejected();
    const agreed = agreeTo(await renewalOf(opened, me, trip));
    createdTrip(await sameOffer());
    expect(refusal(await putTrip(opened, me, trip, agreed))).toEqual({ status: 409, code: 'order_pending' });
    expect(await desk.read(trip)).toEqual(trip);
  });

  test('is pending when the trip was requested again', async () => {
    const order = await stayBody(opened, me, HOTELS.falling, { levels: [1] });
    const trip = createdTrip(await sendOrder(opened, me, order));
    await refuse(opened, approver, trip);
    await opened.workOff();
    changedTrip(await resubmit(opened, me, trip));
    expect(refusal(await sendOrder(opened, me, order))).toEqual({ status: 409, code: 'order_pending' });
  });
});
