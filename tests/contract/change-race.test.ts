import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { createSeededRandom } from '#server/suppliers/embedded/seeded-random.ts';
import { testEngine } from '#tests/support/database.ts';
import { nameDelegate } from './support/approver-records.ts';
import { call, refusal } from './support/call.ts';
import { workAllOff } from './support/cancellations.ts';
import { lastChange, tripIn } from './support/change-desk.ts';
import { type ChangeLevel, ChangeScenario } from './support/change-scenario.ts';
import { readChangeTraces } from './support/change-traces.ts';
import { dayAhead } from './support/flights.ts';
import type { CallOptions } from './support/kills/send.ts';
import { sharedApp } from './support/shared-app.ts';

/** ROUNDS=1000 for the long run. The embedded database has one connection, on which little happens at once. */
const { ROUNDS: wanted = testEngine() === 'postgres' ? '12' : '3' } = process.env;
const ROUNDS = Number(wanted);
/** About as long as one request takes. */
const LONGEST_WAIT_MS = 10;
const random = createSeededRandom(1);

const opened = sharedApp();

async function ask({ method = 'GET', path: url, token, body, idempotencyKey }: CallOptions) {
  const headers = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
  return await call(opened.app, { method, url, token, headers, ...(body && { body }) });
}

/** Each begins a little earlier or later than the others. */
async function race(...all: CallOptions[]): Promise<string[]> {
  return await Promise.all(
    all.map(async (sent) => {
      await wait(random.between(0, LONGEST_WAIT_MS));
      const { status, code } = refusal(await ask(sent));
      return status === 200 ? 'done' : `${status} ${code}`;
    }),
  );
}

const asked = async (sent: CallOptions): Promise<Trip> => tripIn(await ask(sent));

/** A change that waits for these levels, as its approvers see it; without a level, one that is not requested yet. */
async function begin(levels: ChangeLevel[], isRequested = levels.length > 0) {
  // The nights are used again.
  await opened.db.deleteFrom('embedded_bookings').execute();
  await opened.db.deleteFrom('embedded_units').execute();
  const change = await ChangeScenario.prepare(opened, levels);
  return { change, trip: isRequested ? await asked(change.change()) : change.before };
}

/** Once all that follows is done: the trip agrees with its supplier and the mails, and nothing more is to be done. */
async function end(change: ChangeScenario): Promise<Trip> {
  await workAllOff(opened);
  const after = await asked(change.read());
  change.expectEnd(after, await readChangeTraces(opened.db, change.desk.traced));
  return after;
}

async function repeat(round: () => Promise<void>): Promise<void> {
  for (let done = 0; done < ROUNDS; done += 1) await round();
}

const cancelled = () => random.pick(['part', 'trip'] as const);

describe('at the same time', { timeout: 30_000 + ROUNDS * 10_000 }, () => {
  test('a change is approved and withdrawn: the first request wins', async () => {
    await repeat(async () => {
      const { change, trip } = await begin([1]);
      const answers = await race(change.approve(trip), change.withdraw(trip));
      const { status } = lastChange(await end(change));
      expect(answers).toEqual(
        status === 'done' ? ['done', '409 action_withheld'] : ['409 trip_changed', 'done'],
      );
    });
  });

  test('two approvers approve a change at the same level: one succeeds', async () => {
    await repeat(async () => {
      const { change, trip } = await begin([1]);
      const { first, second } = change.desk;
      const days = { from: dayAhead(0), until: dayAhead(2) };
      expect(await nameDelegate(opened, first, second, days)).toMatchObject({ status: 200 });
      const answers = await race(change.approve(trip), change.approve(trip, second), change.approve(trip));
      const [one, other, again] = answers;
      // Who has approved gets the same answer again.
      expect(again).toBe(one);
      expect([one, other].toSorted()).toEqual(['409 trip_changed', 'done']);
      expect(lastChange(await end(change)).status).toBe('done');
    });
  });

  test('both levels approve a change: the second waits for the first, and each approves once', async () => {
    await repeat(async () => {
      const { change, trip } = await begin([1, 2]);
      const { second } = change.desk;
      const [first, ...early] = await race(
        change.approve(trip),
        change.approve(trip, second),
        change.approve(trip, second),
      );
      expect(first).toBe('done');
      for (const answer of early) expect(['403 not_approver', '409 trip_changed']).toContain(answer);
      const once = await asked(change.read());
      expect(lastChange(once).status).toBe('waiting_level_2_approval');
      const last = await race(change.approve(once, second), change.approve(once, second));
      expect(last).toEqual(['done', 'done']);
      expect(lastChange(await end(change)).status).toBe('done');
    });
  });

  test.each<[string, ChangeLevel[]]>([
    ['without an approval', []],
    ['with an approval', [1]],
  ])('a part is changed under several keys %s: one change is made', async (_, levels) => {
    await repeat(async () => {
      const { change } = await begin(levels, false);
      const answers = await race(change.change(), change.change(), change.change());
      const [first, ...others] = answers.toSorted().toReversed();
      expect(first).toBe('done');
      for (const answer of others) expect(['409 trip_busy', '409 action_withheld']).toContain(answer);
      if (levels.length > 0) await asked(change.approve(await asked(change.read())));
      expect(lastChange(await end(change)).status).toBe('done');
    });
  });

  test('a part is changed and cancelled, alone or with its trip: the first request wins', async () => {
    await repeat(async () => {
      const { change } = await begin([]);
      const answers = await race(change.change(), change.cancel(cancelled()));
      const after = await end(change);
      if (after.status === 'cancelled') expect(answers).toEqual(['409 trip_busy', 'done']);
      else expect(answers).toEqual(['done', '409 trip_busy']);
    });
  });

  test('a change is requested and its part cancelled, alone or with its trip: the cancellation wins', async () => {
    await repeat(async () => {
      const { change } = await begin([1], false);
      const [requested, cancelling] = await race(change.change(), change.cancel(cancelled()));
      const { status, changes = [] } = await end(change);
      expect([status, cancelling]).toEqual(['cancelled', 'done']);
      expect(requested).toBe(changes.length > 0 ? 'done' : '409 trip_busy');
    });
  });

  test('a change is approved and its part cancelled, alone or with its trip: the first request wins', async () => {
    await repeat(async () => {
      const { change, trip } = await begin([1]);
      const answers = await race(change.approve(trip), change.cancel(cancelled()));
      const after = await end(change);
      if (after.status === 'cancelled') expect(answers).toEqual(['409 trip_changed', 'done']);
      else expect(answers).toEqual(['done', '409 trip_busy']);
    });
  });

  test('a change is approved and expires: the first event wins', async () => {
    await repeat(async () => {
      const { change, trip } = await begin([1]);
      await opened.db
        .updateTable('trip_changes')
        .set({ waiting_until: new Date(opened.clock.now().getTime() + 1) })
        .where('trip_id', '=', trip._id)
        .execute();
      const expire = async () => {
        await wait(random.between(0, LONGEST_WAIT_MS));
        opened.clock.advance(1);
        await repairTrips(opened.deps);
      };
      const [[approved]] = await Promise.all([race(change.approve(trip)), expire(), expire()]);
      const { status } = lastChange(await end(change));
      if (approved === 'done') expect(status).toBe('done');
      else {
        expect(status).toBe('expired');
        expect(['409 trip_changed', '409 action_withheld', '409 decision_overdue']).toContain(approved);
      }
    });
  });
});
