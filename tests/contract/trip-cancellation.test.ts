import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import type { CancellationQuote, Trip } from '#domain/contract.ts';
import { quoteTripCancellation } from '#server/features/trips/quote-cancellation.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { callOf, insertBookedTrip, NEVER_REFUNDED, REFUNDABLE } from './support/booked-stays.ts';
import { call, refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { databaseState } from './support/database-state.ts';
import { mailsTo } from './support/mails.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { insertTrip } from './support/trip-records.ts';

const DAY_MINUTES = 24 * 60;
const NOTHING = { amount: 0, currency: 'CHF' };
const REASON = 'The meeting was moved';

let opened: ContractApp;
let member: Member;

beforeAll(async () => {
  opened = await openContractApp();
});
beforeEach(async () => {
  const companyId = await insertCompany(opened.db, { name: randomUUID() });
  member = await insertMember(opened.db, { companyId, role: 'traveler' });
});
afterAll(() => opened.close());

async function quote(tripId: string, as = member): Promise<CancellationQuote['parts']> {
  const { token } = await openSession(opened.deps, as);
  const answer = await call(opened.app, { url: `/api/trips/${tripId}/cancellation`, token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body as CancellationQuote).parts;
}

async function cancel(tripId: string, more: object = {}, as = member) {
  const { token } = await openSession(opened.deps, as);
  const body = { reason: REASON, ...more };
  return await call(opened.app, { method: 'POST', url: `/api/trips/${tripId}/cancel`, token, body });
}

async function cancelled(tripId: string, more: object = {}): Promise<Trip> {
  const answer = await cancel(tripId, more);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as Trip;
}

async function stored(tripId: string, as = member): Promise<Trip> {
  const { token } = await openSession(opened.deps, as);
  return (await call(opened.app, { url: `/api/trips/${tripId}`, token })).body as Trip;
}

/** What the supplier says of a booking. */
async function atDesk(reference: string) {
  const found = await opened.deps.suppliers.hotels.lookUp(
    reference,
    await callOf(opened.deps, member.companyId),
  );
  return found.outcome === 'found' ? found.booking.status : found.outcome;
}

/** Until nothing follows from anything any more. */
async function workOff(): Promise<void> {
  for (let round = 0; round < 5; round += 1) await opened.workOff();
}

const statusesOf = ({ status, parts }: Trip) => [status, ...parts.map((part) => part.status)];
const moveClock = (clockOffsetMinutes: number) =>
  saveSwitches(opened.db, member.companyId, { ...NO_SWITCHES, clockOffsetMinutes });

/** So that the company's clock is as long after an instant. */
async function moveClockBehind(instant: string, minutes: number): Promise<void> {
  await moveClock(Math.ceil((Date.parse(instant) - opened.clock.now().getTime()) / 60_000) + minutes);
}

describe('what a cancellation would cost', () => {
  test('is nothing before the first deadline', async () => {
    const { tripId, partIds, stays } = await insertBookedTrip(opened.deps, member, {});
    const [part = expect.fail('No part')] = await quote(tripId);
    expect(part).toMatchObject({ _id: partIds[0], refund: stays[0]?.price, penalty: NOTHING });
    expect(part.outcome === 'quoted' && Date.parse(part.until ?? '')).toBeGreaterThan(
      opened.clock.now().getTime(),
    );
  });

  test('is what the rate says after its deadline, by the clock of the company', async () => {
    const { tripId, stays } = await insertBookedTrip(opened.deps, member, {});
    const [stay = expect.fail('No stay')] = stays;
    const [deadline = expect.fail('No deadline')] = stay.rate.cancellation.deadlines;
    await moveClockBehind(deadline.at, 1);
    expect(deadline.penalty.amount).toBeGreaterThan(0);
    expect(await quote(tripId)).toMatchObject([
      {
        ...{ outcome: 'quoted', penalty: deadline.penalty },
        refund: { ...stay.price, amount: stay.price.amount - deadline.penalty.amount },
      },
    ]);
  });

  test('is all of it for what is never refunded, part by part', async () => {
    const { tripId, partIds, stays } = await insertBookedTrip(opened.deps, member, {
      ...{ parts: ['confirmed', 'confirmed'], rates: [NEVER_REFUNDED, REFUNDABLE] },
    });
    const [first, second] = stays.map(({ price }) => price);
    expect(await quote(tripId)).toMatchObject([
      { _id: partIds[0], refund: NOTHING, penalty: first },
      { _id: partIds[1], refund: second, penalty: NOTHING },
    ]);
  });

  test('is nothing for what is only held', async () => {
    const { tripId, partIds } = await insertBookedTrip(opened.deps, member, {
      ...{ status: 'waiting_level_1_approval', parts: ['held'] },
    });
    expect(await quote(tripId)).toEqual([
      { _id: partIds[0], outcome: 'quoted', refund: NOTHING, penalty: NOTHING },
    ]);
  });

  test('can not be said when the guest should have arrived', async () => {
    const { tripId, stays } = await insertBookedTrip(opened.deps, member, {});
    await moveClockBehind(`${stays[0]?.checkIn}T23:59:59Z`, DAY_MINUTES / 2);
    expect(await quote(tripId)).toMatchObject([{ outcome: 'refused', reason: 'notCancellable' }]);
    expect(refusal(await cancel(tripId))).toEqual({ status: 409, code: 'not_cancellable' });
  });

  test.each([
    ['held', 'inProgress'],
    ['confirming', 'inProgress'],
    ['unknown', 'inProgress'],
    ['changing', 'inProgress'],
    ['cancelling', 'inProgress'],
    ['cancelled', 'alreadyOver'],
    ['failed', 'alreadyOver'],
  ] as const)('can not be said of a part of a booked trip that is %s: %s', async (status, reason) => {
    const { tripId } = await insertTrip(opened.db, member, {
      ...{ status: 'approved', parts: [status], now: opened.clock.now() },
    });
    expect(await quote(tripId)).toMatchObject([{ outcome: 'refused', reason }]);
  });

  test('can not be said of what the supplier does not know, or has cancelled by itself', async () => {
    const { tripId } = await insertTrip(opened.db, member, {
      ...{ status: 'complete', parts: ['confirmed'], now: opened.clock.now() },
    });
    expect(await quote(tripId)).toMatchObject([{ reason: 'alreadyOver' }]);
    const { tripId: other, stays } = await insertBookedTrip(opened.deps, member, {});
    const desk = opened.deps.suppliers.hotels;
    await desk.cancel(stays[0]?.reference ?? '', await callOf(opened.deps, member.companyId));
    expect(await quote(other)).toMatchObject([{ reason: 'alreadyOver' }]);
  });

  test('can not be said when the supplier does not answer', async () => {
    const { tripId, partIds } = await insertBookedTrip(opened.deps, member, {});
    const { hotels } = opened.deps.suppliers;
    const silent = { ...hotels, quoteCancellation: async () => ({ outcome: 'unknown' as const }) };
    const deps = { ...opened.deps, suppliers: { ...opened.deps.suppliers, hotels: silent } };
    const { signal } = new AbortController();
    const abilities = defineAbilitiesFor({ ...member, role: 'traveler' });
    expect(await quoteTripCancellation(deps, { abilities, signal }, tripId)).toEqual({
      parts: [{ _id: partIds[0], outcome: 'refused', reason: 'noAnswer' }],
    });
  });
});

describe('a booked trip', () => {
  test('is cancelled at its supplier, and then shows what is refunded', async () => {
    const { tripId, partIds, stays } = await insertBookedTrip(opened.deps, member, {});
    const trip = await cancelled(tripId);
    expect(statusesOf(trip)).toEqual(['complete', 'cancelling']);
    expect(trip.events.at(-1)).toMatchObject({
      ...{ kind: 'cancellationRequested', partId: partIds[0], comment: REASON },
      by: { lastName: 'Tester' },
    });
    expect(await atDesk(stays[0]?.reference ?? '')).toBe('confirmed');
    await workOff();
    const after = await stored(tripId);
    expect(statusesOf(after)).toEqual(['cancelled', 'cancelled']);
    expect(after).toMatchObject({ end: 'cancelled', parts: [{ refund: stays[0]?.price, penalty: NOTHING }] });
    expect(await atDesk(stays[0]?.reference ?? '')).toBe('cancelled');
  });

  test('may lose one of its parts', async () => {
    const { tripId, partIds, stays } = await insertBookedTrip(opened.deps, member, {
      parts: ['confirmed', 'confirmed'],
    });
    expect(statusesOf(await cancelled(tripId, { part: partIds[1] }))).toEqual([
      ...['complete', 'confirmed', 'cancelling'],
    ]);
    await workOff();
    expect(statusesOf(await stored(tripId))).toEqual(['complete', 'confirmed', 'cancelled']);
    expect(await atDesk(stays[0]?.reference ?? '')).toBe('confirmed');
    expect(statusesOf(await cancelled(tripId))).toEqual(['complete', 'cancelling', 'cancelled']);
    await workOff();
    expect(statusesOf(await stored(tripId))).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  test('is cancelled although the answer of the supplier is lost', async () => {
    const { tripId, stays } = await insertBookedTrip(opened.deps, member, {});
    await saveSwitches(opened.db, member.companyId, { ...NO_SWITCHES, lostAnswers: true });
    await cancelled(tripId);
    await workOff();
    expect(statusesOf(await stored(tripId))).toEqual(['cancelled', 'cancelled']);
    expect(await atDesk(stays[0]?.reference ?? '')).toBe('cancelled');
  });

  test.each(['held', 'confirming', 'unknown', 'changing', 'cancelling'] as const)(
    'with a part that is %s is busy',
    async (status) => {
      const { tripId, partIds } = await insertTrip(opened.db, member, {
        ...{ status: 'approved', parts: ['confirmed', status], now: opened.clock.now() },
      });
      const before = await stored(tripId);
      for (const more of [{}, { part: partIds[1] }]) {
        expect(refusal(await cancel(tripId, more))).toEqual({ status: 409, code: 'trip_busy' });
      }
      expect(await stored(tripId)).toEqual(before);
    },
  );

  test.each(['cancelled', 'failed'] as const)('says of a part that is %s that it is over', async (status) => {
    const { tripId, partIds } = await insertTrip(opened.db, member, {
      ...{ status: 'complete', parts: ['confirmed', status], now: opened.clock.now() },
    });
    const answer = await cancel(tripId, { part: partIds[1] });
    expect(refusal(answer)).toEqual({ status: 409, code: 'not_cancellable' });
    expect(answer.body).toMatchObject({ detail: 'It is cancelled already, or was never booked.' });
  });
});

describe('a trip that is not booked', () => {
  test.each(['waiting_level_1_approval', 'waiting_level_2_approval'] as const)(
    'but %s is cancelled at once, and its room given back',
    async (status) => {
      const { tripId, stays } = await insertBookedTrip(opened.deps, member, { status, parts: ['held'] });
      const trip = await cancelled(tripId);
      expect(statusesOf(trip)).toEqual(['cancelled', 'cancelling']);
      expect(trip).toMatchObject({ end: 'cancelled' });
      expect(trip).not.toHaveProperty('approval');
      const told = trip.events.map(({ kind, comment, by }) => [kind, comment, by?.lastName]);
      expect(told).toEqual([
        ['cancelled', REASON, 'Tester'],
        ['cancellationRequested', REASON, 'Tester'],
      ]);
      await workOff();
      expect(statusesOf(await stored(tripId))).toEqual(['cancelled', 'cancelled']);
      expect(await atDesk(stays[0]?.reference ?? '')).toBe('cancelled');
    },
  );

  test.each(['failed', 'cancelled', 'cancelling'] as const)(
    'because it was rejected is cancelled too, when its part is %s',
    async (part) => {
      const { tripId } = await insertTrip(opened.db, member, {
        ...{ status: 'rejected', parts: [part], now: opened.clock.now() },
      });
      expect(statusesOf(await cancelled(tripId))).toEqual(['cancelled', part]);
    },
  );

  test('cancels what is booked of it already', async () => {
    const { tripId, stays } = await insertBookedTrip(opened.deps, member, {
      ...{ status: 'waiting_level_1_approval', parts: ['confirmed', 'held'], rates: [NEVER_REFUNDED] },
    });
    expect(refusal(await cancel(tripId, { highestPenalty: [] }))).toMatchObject({ code: 'penalty_changed' });
    expect(statusesOf(await cancelled(tripId))).toEqual(['cancelled', 'cancelling', 'cancelling']);
    await workOff();
    expect(await stored(tripId)).toMatchObject({
      parts: [{ status: 'cancelled', penalty: stays[0]?.price }, { status: 'cancelled' }],
    });
  });

  test('is cancelled as a whole', async () => {
    const { tripId, partIds } = await insertBookedTrip(opened.deps, member, {
      ...{ status: 'waiting_level_1_approval', parts: ['held', 'held'] },
    });
    const answer = await cancel(tripId, { part: partIds[0] });
    expect(refusal(answer)).toEqual({ status: 409, code: 'not_cancellable' });
    expect(answer.body).toMatchObject({ detail: 'A trip that is not booked is cancelled as a whole.' });
    expect((await stored(tripId)).status).toBe('waiting_level_1_approval');
  });
});

describe('the highest penalty', () => {
  async function lateTrip() {
    const { tripId, partIds, stays } = await insertBookedTrip(opened.deps, member, {
      rates: [NEVER_REFUNDED],
    });
    const [part = ''] = partIds;
    const [{ price } = expect.fail('No stay')] = stays;
    const shown = (penalty: object) => ({ highestPenalty: [{ part, penalty }] });
    return { tripId, part, price, shown };
  }

  test('may be just what it costs', async () => {
    const { tripId, price, shown } = await lateTrip();
    expect(statusesOf(await cancelled(tripId, shown(price)))).toEqual(['complete', 'cancelling']);
  });

  test('need not be said', async () => {
    const { tripId } = await lateTrip();
    expect(statusesOf(await cancelled(tripId))).toEqual(['complete', 'cancelling']);
  });

  test('is nothing for a part that is not named', async () => {
    const { tripId } = await lateTrip();
    expect(refusal(await cancel(tripId, { highestPenalty: [] }))).toMatchObject({ code: 'penalty_changed' });
    const { tripId: free } = await insertBookedTrip(opened.deps, member, {});
    expect((await cancel(free, { highestPenalty: [] })).status).toBe(200);
  });

  test('keeps a dearer cancellation from happening', async () => {
    const { tripId, price, shown } = await lateTrip();
    const before = await databaseState(opened.db);
    for (const penalty of [
      { ...price, amount: price.amount - 1 },
      { ...price, currency: 'USD' },
    ]) {
      expect(refusal(await cancel(tripId, shown(penalty)))).toEqual({ status: 409, code: 'penalty_changed' });
    }
    const after = await databaseState(opened.db);
    expect({ ...after, sessions: '' }).toEqual({ ...before, sessions: '' });
  });

  test('that was shown before a deadline does not hold after it', async () => {
    const { tripId, partIds, stays } = await insertBookedTrip(opened.deps, member, {});
    const [deadline] = stays[0]?.rate.cancellation.deadlines ?? [];
    await moveClockBehind(deadline?.at ?? '', 1);
    const highestPenalty = [{ part: partIds[0], penalty: NOTHING }];
    expect(refusal(await cancel(tripId, { highestPenalty }))).toMatchObject({ code: 'penalty_changed' });
  });
});

describe('a cancellation is refused', () => {
  test('of a part that the trip does not have', async () => {
    const { tripId } = await insertBookedTrip(opened.deps, member, {});
    const { partIds } = await insertBookedTrip(opened.deps, member, {});
    expect(refusal(await cancel(tripId, { part: partIds[0] }))).toEqual({ status: 404, code: 'not_found' });
  });

  test.each([
    { highestPenalty: 1 },
    { highestPenalty: [{ part: 'x', penalty: NOTHING }] },
    { highestPenalty: [{ part: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10' }] },
    { reason: '' },
    { part: null },
  ])('with %j', async (more) => {
    const { tripId } = await insertTrip(opened.db, member, {
      ...{ status: 'complete', parts: ['confirmed'], now: opened.clock.now() },
    });
    expect(refusal(await cancel(tripId, more))).toEqual({ status: 422, code: 'validation_failed' });
  });
});

describe('who travels is told', () => {
  const subjects = async () => (await mailsTo(opened, member.email)).map(({ kind }) => kind);

  test('at once of a trip that was not booked', async () => {
    const { tripId } = await insertBookedTrip(opened.deps, member, {
      ...{ status: 'waiting_level_1_approval', parts: ['held'] },
    });
    await cancelled(tripId);
    expect(await subjects()).toEqual(['trip_cancelled']);
    await workOff();
    expect(await subjects()).toEqual(['trip_cancelled']);
  });

  test('of a booked one when its supplier has cancelled it', async () => {
    const { tripId } = await insertBookedTrip(opened.deps, member, {});
    await cancelled(tripId);
    expect(await subjects()).toEqual([]);
    await workOff();
    expect(await subjects()).toEqual(['trip_cancelled']);
  });
});

test('who has cancelled is kept, with the session', async () => {
  const { tripId } = await insertBookedTrip(opened.deps, member, {});
  await cancelled(tripId);
  const events = await opened.db
    .selectFrom('audit_events')
    .select(['action', 'session_id'])
    .where('user_id', '=', member.userId)
    .execute();
  expect(events).toEqual([{ action: 'trip.cancellationRequested', session_id: expect.any(String) }]);
});

test('a trip that is cancelled already is answered as it is', async () => {
  const { tripId, partIds } = await insertTrip(opened.db, member, {
    ...{ status: 'cancelled', parts: ['cancelled'], now: opened.clock.now() },
  });
  const before = await stored(tripId);
  expect(await cancelled(tripId)).toEqual(before);
  expect(await stored(tripId)).toEqual(before);
  expect(refusal(await cancel(tripId, { part: partIds[0] }))).toMatchObject({ code: 'not_cancellable' });
});
