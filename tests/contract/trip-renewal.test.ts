import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { insertTravellerWithApprovers, type TravellerWithApprovers } from './support/approvals.ts';
import { refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { mailsTo } from './support/mails.ts';
import { staysBody } from './support/order-stay.ts';
import { bookingsAtDesk, createdTrip, getTrip, kindsOf, sendOrder } from './support/orders.ts';
import { insertCompany, type Member } from './support/records.ts';
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

const HOUR = 3_600_000;

let opened: ContractApp;
let companyId: string;
let people: TravellerWithApprovers;
let me: Member;
/** Each test has nights of its own at the one room. */
let night = 1;

beforeAll(async () => {
  opened = await openContractApp();
});
beforeEach(async () => {
  opened.forgetJobs();
  companyId = await insertCompany(opened.db, { name: `Home ${randomUUID()}` });
  people = await insertTravellerWithApprovers(opened.db, companyId, {
    level1Threshold: { amount: 100, currency: 'CHF' },
  });
  me = people.traveller;
  night += 6;
});
afterAll(() => opened.close());

const read = ({ _id }: Pick<Trip, '_id'>) => getTrip(opened, me, _id);
const statusesAtDesk = async (trip: Trip) => (await bookingsAtDesk(opened, trip)).map(({ status }) => status);

async function order(count = 1): Promise<Trip> {
  const body = await staysBody(opened, me, { firstNight: night, count, levels: [1] });
  return createdTrip(await sendOrder(opened, me, body));
}

/** A trip that was refused, and whose parts were given back. */
async function rejected(count = 1): Promise<Trip> {
  const trip = await order(count);
  await refuse(opened, people.first, trip);
  await opened.workOff();
  return await read(trip);
}

describe('a rejected trip', () => {
  test('can be had again at the same price, and waits for the same approver', async () => {
    const trip = await rejected(2);
    const renewal = await renewalOf(opened, me, trip);
    expect(renewal).toMatchObject({
      version: trip.version,
      before: trip.total.asked,
      total: trip.total.asked,
      verdict: { levels: [1] },
      approvers: [{ level: 1, _id: people.first.companyUserId }],
    });
    expect(renewal.parts).toEqual(
      trip.parts.map(({ _id, price: { asked } }) => ({
        partId: _id,
        outcome: 'priced',
        before: asked,
        price: asked,
      })),
    );
    const again = changedTrip(await putTrip(opened, me, trip, agreeTo(renewal)));
    expect(again).toMatchObject({
      status: 'waiting_level_1_approval',
      total: trip.total,
      parts: [{ status: 'held' }, { status: 'held' }],
      approval: { level: 1, deciders: [{ _id: people.first.companyUserId }] },
      allowedActions: ['update', 'cancel'],
    });
    expect(again).not.toHaveProperty('end');
    for (const part of again.parts)
      for (const gone of ['refund', 'penalty', 'failure']) expect(part).not.toHaveProperty(gone);
    expect(await statusesAtDesk(again)).toEqual(['held', 'held']);
    expect(kindsOf(again).slice(-3)).toEqual(['resubmitted', 'resubmitted', 'resubmitted']);
    expect((await mailsTo(opened, people.first.email)).map(({ kind }) => kind)).toEqual([
      'approval_requested',
      'approval_requested',
    ]);
    await approve(opened, people.first, again);
    await opened.workOff(2);
    expect(await read(trip)).toMatchObject({ status: 'complete' });
    expect(await statusesAtDesk(again)).toEqual(['confirmed', 'confirmed']);
  });

  test('that was requested again is answered as it is when the request is sent once more', async () => {
    const trip = await rejected();
    const renewal = await renewalOf(opened, me, trip);
    const again = changedTrip(await putTrip(opened, me, trip, agreeTo(renewal)));
    expect(await putTrip(opened, me, trip, agreeTo(renewal))).toMatchObject({ status: 412, body: again });
  });
});
