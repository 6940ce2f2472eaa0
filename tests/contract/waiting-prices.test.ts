import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Trip, WaitingPrices } from '#domain/contract.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { insertTravelerWithApprovers } from './support/approvals.ts';
import { call, refusal } from './support/call.ts';
import { ALWAYS, approve, decidedTrip, orderWaiting } from './support/decision-calls.ts';
import { bookingsAtDesk, getTrip } from './support/orders.ts';
import { insertCompany, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let companyId: string;
let me: Member;
let first: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});
beforeEach(async () => {
  const people = await insertTravelerWithApprovers(opened.db, companyId, { level1Threshold: ALWAYS });
  ({ traveler: me, first } = people);
});

async function ask(as: Member, { _id }: Trip) {
  const { token } = await openSession(opened.deps, as);
  return await call(opened.app, { url: `/api/trips/${_id}/prices`, token });
}

async function prices(trip: Trip): Promise<WaitingPrices> {
  const { status, body } = await ask(first, trip);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as WaitingPrices; // the contract has checked it
}

const waiting = () => orderWaiting(opened, me, { levels: [1] });

test('who decides sees the price at the request and the price now, and nothing is held for it', async () => {
  const trip = await waiting();
  const before = await bookingsAtDesk(opened, trip);
  const [part] = trip.parts;
  expect(await prices(trip)).toMatchObject({
    parts: [{ partId: part?._id, outcome: 'priced', before: part?.price.asked }],
  });
  expect(await bookingsAtDesk(opened, trip)).toEqual(before);
  expect(await getTrip(opened, first, trip._id)).toMatchObject({
    version: trip.version,
    status: trip.status,
  });
});

test('a price that has moved since the request is named beside it', async () => {
  const trip = await waiting();
  await saveSwitches(opened.db, companyId, { ...NO_SWITCHES, priceChangePercent: 10 });
  const [part] = (await prices(trip)).parts;
  await saveSwitches(opened.db, companyId, NO_SWITCHES);
  expect(part?.price?.amount).toBeGreaterThan(part?.before.amount ?? 0);
});

test('the suppliers are asked once a minute', async () => {
  const trip = await waiting();
  const { askedAt } = await prices(trip);
  opened.clock.advance(50_000);
  expect((await prices(trip)).askedAt).toBe(askedAt);
  opened.clock.advance(20_000);
  expect((await prices(trip)).askedAt).not.toBe(askedAt);
});

test('travelers and others who do not decide are refused, and so is who has decided', async () => {
  const trip = await waiting();
  expect(refusal(await ask(me, trip))).toEqual({ status: 403, code: 'not_approver' });
  await prices(trip);
  decidedTrip(await approve(opened, first, trip));
  expect(refusal(await ask(first, trip))).toEqual({ status: 409, code: 'action_withheld' });
});
