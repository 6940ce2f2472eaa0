import { beforeAll, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { confirmPart } from '#server/features/trips/work/confirm-part.ts';
import { insertBookedTrip } from './support/booked-stays.ts';
import { call, refusal } from './support/call.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

/** ROUNDS=1000 for the long run. */
const { ROUNDS: wanted = '3' } = process.env;
const ROUNDS = Number(wanted);
const CALLERS = 64;

const opened = sharedApp();
let member: Member;
let token: string;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  member = await insertMember(opened.db, { companyId, role: 'traveler' });
  token = (await openSession(opened.deps, member)).token;
});

describe('when 64 requests cancel the same trip at once', { timeout: ROUNDS * 20_000 }, () => {
  test('one cancels a booked trip, and the others are refused as busy', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { tripId } = await insertBookedTrip(opened.deps, member, {});
      const answers = await race(tripId);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ code }) => code === 'trip_busy')).toHaveLength(CALLERS - 1);
      expect(await kindsOf(tripId)).toEqual(['cancellationRequested']);
      await settle(tripId);
      expect(await kindsOf(tripId)).toEqual(['cancellationRequested', 'partCancelled', 'cancelled']);
    }
  });

  test('one cancels a waiting trip, and the others get it as cancelled', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { tripId } = await insertBookedTrip(opened.deps, member, {
        status: 'waiting_level_1_approval',
        parts: ['held'],
      });
      const answers = await race(tripId);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(CALLERS);
      expect(await kindsOf(tripId)).toEqual(['cancelled', 'cancellationRequested']);
      await settle(tripId);
      expect(await kindsOf(tripId)).toEqual(['cancelled', 'cancellationRequested', 'partCancelled']);
    }
  });

  test('at most one cancels a trip that 64 requests book, and it is booked once', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { tripId, partIds } = await insertBookedTrip(opened.deps, member, {
        status: 'approved',
        parts: ['confirming'],
      });
      const bookings = Array.from({ length: CALLERS }, () =>
        confirmPart(opened.deps, { partId: partIds[0] ?? '' }),
      );
      const answers = await race(tripId);
      await Promise.all(bookings);
      const winners = answers.filter(({ status }) => status === 200);
      expect(winners.length).toBeLessThanOrEqual(1);
      expect(answers.filter(({ code }) => code === 'trip_busy')).toHaveLength(CALLERS - winners.length);
      const booked = ['confirmed', 'completed'];
      const given = winners.length === 1 ? ['cancellationRequested'] : [];
      expect(await kindsOf(tripId)).toEqual([...booked, ...given]);
      if (winners.length === 1) await settle(tripId);
    }
  });
});

async function race(tripId: string) {
  const url = `/api/trips/${tripId}/cancel`;
  const answers = await Promise.all(
    Array.from({ length: CALLERS }, (_, index) =>
      call(opened.app, { method: 'POST', url, token, body: { reason: `Number ${index}` } }),
    ),
  );
  return answers.map(refusal);
}

async function kindsOf(tripId: string): Promise<string[]> {
  const { body } = await call(opened.app, { url: `/api/trips/${tripId}`, token });
  return (body as Trip).events.map(({ kind }) => kind);
}

async function settle(tripId: string): Promise<void> {
  for (let round = 0; round < 3; round += 1) await opened.workOff();
  const parts = await opened.db
    .selectFrom('trip_parts')
    .select(['status', 'refund_amount', 'price_amount'])
    .where('trip_id', '=', tripId)
    .execute();
  expect(parts).toMatchObject([{ status: 'cancelled' }]);
}
