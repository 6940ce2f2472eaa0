import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanRecords } from '#server/jobs/job-handlers.ts';
import { createDesk } from '#server/suppliers/embedded/desk/create-desk.ts';
import {
  createPracticeReader,
  resetSwitches,
  saveSwitches,
} from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES, type PracticeSwitches } from '#server/suppliers/embedded/practice-switches.ts';
import type { Supplier } from '#server/suppliers/supplier.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { ferryKind } from '../support/suppliers/ferry-kind.ts';
import { gather } from '../support/suppliers/gather.ts';
import { orderOf } from '../support/suppliers/order-of.ts';
import type { Ferry, FerryQuery } from '../support/suppliers/tiny-inventory.ts';
import { insertCompany } from './support/records.ts';

const SERVER_TIME = new Date('2027-05-03T09:00:00Z');
const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
const PLACES = 9;
const query = { day: 20, situation: null };
const shown = { key: 'harbour.20.plain.07', travelers: 1, price: { amount: 2200, currency: 'CHF' } };

let database: TestDatabase;
let practising: string;
let other: string;
let desk: Supplier<FerryQuery, Ferry, Ferry>;

beforeAll(async () => {
  database = await openTestDatabase();
  practising = await insertCompany(database.db, { name: 'Practising' });
  other = await insertCompany(database.db, { name: 'Other' });
  desk = createDesk(ferryKind, { db: database.db, practice: createPracticeReader(database.db) });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('embedded_bookings').execute();
  await resetSwitches(database.db, practising);
});

const switchOn = (some: Partial<PracticeSwitches>) =>
  saveSwitches(database.db, practising, { ...NO_SWITCHES, ...some });

function callOf(companyId: string, offsetMinutes = 0) {
  const now = new Date(SERVER_TIME.getTime() + offsetMinutes * MINUTE);
  return {
    companyId,
    now,
    reference: randomUUIDv7(),
    timeoutMs: 20_000,
    signal: new AbortController().signal,
  };
}

async function hold(companyId: string, { offsetMinutes = 0, travelers = 1 } = {}) {
  const order = orderOf({
    ...shown,
    travelers,
    price: { ...shown.price, amount: shown.price.amount * travelers },
  });
  return await desk.hold(order, callOf(companyId, offsetMinutes));
}

test('nothing is switched on by default', async () => {
  const reader = createPracticeReader(database.db);
  expect(await reader.switchesOf(practising)).toEqual(NO_SWITCHES);
  const all: PracticeSwitches = {
    clockOffsetMinutes: -30,
    priceChangePercent: -12,
    soldOut: true,
    slowSource: { source: 'island', milliseconds: 10 },
    failedSources: ['harbour', 'island'],
    lostAnswers: true,
    silentApprovers: true,
  };
  await saveSwitches(database.db, practising, all);
  expect(await reader.switchesOf(practising)).toEqual(all);
  expect(await reader.switchesOf(other)).toEqual(NO_SWITCHES);
  await resetSwitches(database.db, practising);
  expect(await reader.switchesOf(practising)).toEqual(NO_SWITCHES);
});

describe('the switches of a company affect only itself', () => {
  test('dearer prices', async () => {
    await switchOn({ priceChangePercent: 10 });
    const price = { amount: 2420, currency: 'CHF' };
    expect(await desk.price(shown, callOf(practising))).toMatchObject({ offer: { price } });
    expect(await hold(practising)).toEqual({ outcome: 'dearer', price });
    expect(await desk.price(shown, callOf(other))).toMatchObject({ offer: { price: shown.price } });
  });

  test('a house that is sold out', async () => {
    await switchOn({ soldOut: true });
    expect(await desk.price(shown, callOf(practising))).toEqual({ outcome: 'soldOut' });
    expect(await hold(practising)).toEqual({ outcome: 'soldOut' });
    expect(await hold(other)).toHaveProperty('outcome', 'held');
  });

  test('a source that fails, and one that is slow', async () => {
    await switchOn({ failedSources: ['island'], slowSource: { source: 'harbour', milliseconds: 300 } });
    expect(await gather(desk.search(query, callOf(practising)))).toMatchObject([
      { source: 'island', failure: 'unavailable' },
      { source: 'harbour', found: expect.any(Array) },
    ]);
    const answers = await gather(desk.search(query, callOf(other)));
    expect(answers.map(({ source }) => source)).toEqual(['harbour', 'island']);
    expect(answers.every((answer) => 'found' in answer)).toBe(true);
  });

  test('answers that are lost', async () => {
    await switchOn({ lostAnswers: true });
    for (const [companyId, outcome] of [
      [practising, 'unknown'],
      [other, 'confirmed'],
    ] as const) {
      const held = await hold(companyId);
      const { reference, price: priceCap } = held.outcome === 'held' ? held.booking : expect.fail();
      const purchase = { booking: reference, priceCap };
      expect(await desk.confirm(purchase, callOf(companyId))).toHaveProperty('outcome', outcome);
      expect(await desk.lookUp(reference, callOf(companyId))).toMatchObject({
        booking: { status: 'confirmed' },
      });
    }
  });
});

describe('a company that has moved its clock on', () => {
  test('does not buy what another one holds', async () => {
    await hold(other, { travelers: PLACES });
    const offsetMinutes = 3 * DAY_MINUTES;
    await switchOn({ clockOffsetMinutes: offsetMinutes });
    expect(await hold(practising, { offsetMinutes })).toEqual({ outcome: 'soldOut' });
  });

  test('does not keep the others from buying for longer', async () => {
    const offsetMinutes = 3 * DAY_MINUTES;
    await switchOn({ clockOffsetMinutes: offsetMinutes });
    const held = await hold(practising, { offsetMinutes, travelers: PLACES });
    const { heldUntil } = held.outcome === 'held' ? held.booking : expect.fail();
    expect(heldUntil).toEqual(new Date(SERVER_TIME.getTime() + (offsetMinutes + DAY_MINUTES) * MINUTE));
    expect(await hold(other, { offsetMinutes: DAY_MINUTES - 1 })).toEqual({ outcome: 'soldOut' });
    expect(await hold(other, { offsetMinutes: DAY_MINUTES })).toHaveProperty('outcome', 'held');
  });

  test('has used up the time of what it held before', async () => {
    const held = await hold(practising, { travelers: PLACES });
    const { reference, heldUntil, price: priceCap } = held.outcome === 'held' ? held.booking : expect.fail();
    await switchOn({ clockOffsetMinutes: 60 });
    const looked = await desk.lookUp(reference, callOf(practising, 60));
    expect(looked).toMatchObject({ booking: { status: 'held', heldUntil } });
    await switchOn({ clockOffsetMinutes: DAY_MINUTES });
    const purchase = { booking: reference, priceCap };
    expect(await desk.confirm(purchase, callOf(practising, DAY_MINUTES))).toEqual({ outcome: 'expired' });
    expect(await hold(other)).toHaveProperty('outcome', 'held');
  });

  test('and back again leaves its holds what they had', async () => {
    const held = await hold(practising);
    const { reference } = held.outcome === 'held' ? held.booking : expect.fail();
    await switchOn({ clockOffsetMinutes: DAY_MINUTES - 10 });
    await resetSwitches(database.db, practising);
    expect(await desk.lookUp(reference, callOf(practising))).toMatchObject({
      booking: { heldUntil: new Date(SERVER_TIME.getTime() + 10 * MINUTE) },
    });
  });
});

test('what a hold has taken is forgotten once it is over, the booking is not', async () => {
  const held = await hold(other, { travelers: PLACES });
  const { reference } = held.outcome === 'held' ? held.booking : expect.fail();
  const clean = (minutes: number) =>
    cleanRecords({ db: database.db, clock: { now: () => callOf(other, minutes).now } });
  const units = () => database.db.selectFrom('embedded_units').selectAll().execute();
  await clean(DAY_MINUTES - 1);
  expect(await units()).toMatchObject([{ reference, quantity: PLACES }]);
  await clean(DAY_MINUTES);
  expect(await units()).toEqual([]);
  expect(await desk.lookUp(reference, callOf(other, DAY_MINUTES))).toMatchObject({
    booking: { status: 'expired' },
  });
});
