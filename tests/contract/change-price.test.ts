import { expect, test } from 'vitest';
import type { ChangePrice, Trip } from '#domain/contract.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { call, refusal } from './support/call.ts';
import { ChangeDesk, lastChange } from './support/change-desk.ts';
import { ALWAYS } from './support/decision-calls.ts';
import type { Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();

/** A stay whose change to the next night waits. */
async function waiting(): Promise<{ desk: ChangeDesk; trip: Trip }> {
  const desk = await ChangeDesk.open(opened);
  const before = await desk.booked();
  await desk.judgeBy({ hotel: { level1Threshold: ALWAYS } });
  const trip = await desk.changed(before, await desk.stay({ after: 1 }), { levels: [1] });
  return { desk, trip };
}

async function ask(as: Member, trip: Trip) {
  const { token } = await openSession(opened.deps, as);
  return await call(opened.app, {
    url: `/api/trips/${trip._id}/changes/${lastChange(trip)._id}/price`,
    token,
  });
}

async function priceOf({ desk, trip }: { desk: ChangeDesk; trip: Trip }): Promise<ChangePrice> {
  const { status, body } = await ask(desk.first, trip);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as ChangePrice; // the contract has checked it
}

test('who decides on a change sees its price at the request and now, and nothing is changed for it', async () => {
  const { desk, trip } = await waiting();
  const { after, penalty } = lastChange(trip);
  expect(await priceOf({ desk, trip })).toMatchObject({
    outcome: 'priced',
    before: after.price.asked,
    price: after.price.asked,
    penaltyBefore: penalty,
    penalty,
  });
  expect(await desk.read(trip)).toMatchObject({ version: trip.version, parts: trip.parts });
});

test('a price that has moved since the request is named beside it', async () => {
  const { desk, trip } = await waiting();
  const { companyId } = desk.traveler;
  await saveSwitches(opened.db, companyId, { ...NO_SWITCHES, priceChangePercent: 10 });
  const { before, price } = await priceOf({ desk, trip });
  await saveSwitches(opened.db, companyId, NO_SWITCHES);
  expect(price?.amount).toBeGreaterThan(before.amount);
});

test('the supplier is asked once a minute', async () => {
  const { desk, trip } = await waiting();
  const { askedAt } = await priceOf({ desk, trip });
  opened.clock.advance(50_000);
  expect((await priceOf({ desk, trip })).askedAt).toBe(askedAt);
  opened.clock.advance(20_000);
  expect((await priceOf({ desk, trip })).askedAt).not.toBe(askedAt);
});

test('what is sold out by now has no price', async () => {
  const { desk, trip } = await waiting();
  const { companyId } = desk.traveler;
  await saveSwitches(opened.db, companyId, { ...NO_SWITCHES, soldOut: true });
  const answer = await priceOf({ desk, trip });
  await saveSwitches(opened.db, companyId, NO_SWITCHES);
  expect(answer).toMatchObject({ outcome: 'soldOut' });
  expect(answer).not.toHaveProperty('price');
});

test('who travels is refused, and so is who has decided', async () => {
  const { desk, trip } = await waiting();
  expect(refusal(await ask(desk.traveler, trip))).toMatchObject({ status: 403 });
  await desk.decide('reject', desk.first, trip);
  expect(refusal(await ask(desk.first, trip))).toEqual({ status: 409, code: 'action_withheld' });
});
