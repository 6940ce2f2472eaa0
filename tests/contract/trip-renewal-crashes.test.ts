import { beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import type { Suppliers } from '#server/suppliers/suppliers.ts';
import { call, refusal } from './support/call.ts';
import { insertMember, type Member } from './support/records.ts';
import { RenewalDesk } from './support/renewal-desk.ts';
import { agreeTo, changedTrip, putTrip, renewalOf } from './support/renewals.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const MINUTE = 60_000;
/** ROUNDS=1000 for the long run. */
const { ROUNDS: wanted = '2' } = process.env;
const ROUNDS = Number(wanted);
const CALLERS = 16;

const opened = sharedApp({ between });
let desk: RenewalDesk;
let me: Member;
let trip: Trip;
let agreed: ReturnType<typeof agreeTo>;
/** Runs when something is held, before the server knows. */
let afterHold: (() => Promise<void>) | undefined;
let afterPrice: (() => Promise<void>) | undefined;

function between({ hotels, ...others }: Suppliers): Suppliers {
  return {
    ...others,
    hotels: {
      ...hotels,
      async price(order, question) {
        const outcome = await hotels.price(order, question);
        await afterPrice?.();
        return outcome;
      },
      async hold(order, question) {
        const outcome = await hotels.hold(order, question);
        await afterHold?.();
        return outcome;
      },
    },
  };
}

beforeEach(async () => {
  afterHold = undefined;
  afterPrice = undefined;
  await prepare();
});

async function prepare(): Promise<void> {
  desk = await RenewalDesk.open(opened);
  me = desk.traveler;
  trip = await desk.rejected(2);
  agreed = agreeTo(await renewalOf(opened, me, trip));
}

const GIVEN_BACK = ['cancelled', 'cancelled'];
const crash = async () => {
  throw new Error('The process ends');
};
const send = (as = me) => putTrip(opened, as, trip, agreed);

/** Both parts are held at the same time: what is done then delays neither of the two calls, which have limits of time. */
function onceBothAreHeld(act: () => Promise<void>): () => Promise<void> {
  let held = 0;
  return async () => {
    held += 1;
    if (held === 2) await act();
  };
}

/** The repair so many minutes later. */
async function repairAfter(minutes: number): Promise<void> {
  opened.clock.advance(minutes * MINUTE);
  opened.discardJobs();
  await repairTrips(opened.deps);
  await opened.workOff();
}

const holdsRecorded = async () =>
  (
    await opened.db
      .selectFrom('order_holds')
      .select('reference')
      .where('company_id', '=', desk.companyId)
      .execute()
  ).length;

describe('a request that ends between holding and storing', () => {
  test('leaves the trip rejected, and nothing held for more than five minutes', async () => {
    afterHold = crash;
    expect((await send()).status).toBe(500);
    expect(await desk.read(trip)).toEqual(trip);
    await repairAfter(4);
    expect(await desk.books()).toEqual([...GIVEN_BACK, 'held', 'held']);
    await repairAfter(1);
    expect(await desk.books()).toEqual([...GIVEN_BACK, 'cancelled', 'cancelled']);
    expect(await holdsRecorded()).toBe(0);
    afterHold = undefined;
    changedTrip(await send());
    expect(await desk.statusesAtSupplier(trip)).toEqual(['held', 'held']);
  });

  test('finds its own holds when it is sent again, also by a colleague, and holds nothing twice', async () => {
    const arranger = await insertMember(opened.db, { companyId: desk.companyId, role: 'travel-arranger' });
    afterHold = crash;
    expect((await send()).status).toBe(500);
    afterHold = undefined;
    expect((await renewalOf(opened, me, trip)).total).toEqual(trip.total.requested);
    changedTrip(await send(arranger));
    await repairAfter(6);
    expect(await desk.books()).toEqual([...GIVEN_BACK, 'held', 'held']);
    expect(await holdsRecorded()).toBe(0);
  });

  test('before anything was held leaves nothing either', async () => {
    afterPrice = crash;
    expect((await send()).status).toBe(500);
    afterPrice = undefined;
    await repairAfter(6);
    expect(await desk.books()).toEqual(GIVEN_BACK);
    expect(await holdsRecorded()).toBe(0);
    changedTrip(await send());
  });

  test('is not released while it is sent again', async () => {
    afterHold = onceBothAreHeld(crash);
    expect((await send()).status).toBe(500);
    opened.clock.advance(5 * MINUTE);
    let isRepaired = false;
    afterHold = onceBothAreHeld(async () => {
      await repairTrips(opened.deps);
      await opened.workOff();
      isRepaired = true;
    });
    changedTrip(await send());
    afterHold = undefined;
    expect(isRepaired).toBe(true);
    expect(await desk.statusesAtSupplier(trip)).toEqual(['held', 'held']);
  });
});

describe('an event of the trip while it is held again', () => {
  test('wins when it comes first, and the holds are released', async () => {
    let cancelled = false;
    afterHold = async () => {
      if (cancelled) return;
      cancelled = true;
      await cancel();
    };
    const { status, body } = await send();
    expect({ status, body }).toMatchObject({ status: 412, body: { status: 'cancelled' } });
    opened.clock.advance(6 * MINUTE);
    await opened.workOff(2);
    expect(await desk.books()).toEqual([...GIVEN_BACK, 'cancelled', 'cancelled']);
    expect(await holdsRecorded()).toBe(0);
  });
});

async function cancel() {
  const { token } = await openSession(opened.deps, me);
  const body = { reason: 'The meeting was moved' };
  return await call(opened.app, { method: 'POST', url: `/api/trips/${trip._id}/cancel`, token, body });
}

describe(`when ${CALLERS} request a trip again at once`, { timeout: ROUNDS * 60_000 }, () => {
  test('exactly one does, and the others are answered with the trip', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      await prepare();
      const answers = await Promise.all(Array.from({ length: CALLERS }, () => send()));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 412)).toHaveLength(CALLERS - 1);
      const { version, parts, events } = await desk.read(trip);
      expect(parts).toMatchObject([{ status: 'held' }, { status: 'held' }]);
      expect(events.filter(({ kind, partId }) => kind === 'resubmitted' && !partId)).toHaveLength(1);
      opened.clock.advance(6 * MINUTE);
      await opened.workOff(2);
      await repairTrips(opened.deps);
      await opened.workOff(2);
      expect(await desk.books()).toEqual([...GIVEN_BACK, 'held', 'held']);
      expect((await desk.read(trip)).version).toBe(version);
      expect(await holdsRecorded()).toBe(0);
    }
  });

  test('and others cancel it, the books say what the trip says', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      await prepare();
      const answers = await Promise.all(
        Array.from({ length: CALLERS }, (_, index) => (index % 4 === 3 ? cancel() : send())),
      );
      for (const answer of answers) {
        expect([200, 412, 409], JSON.stringify(refusal(answer))).toContain(answer.status);
      }
      opened.clock.advance(6 * MINUTE);
      await opened.workOff(3);
      const now = await desk.read(trip);
      const held = now.parts.map(({ status }) => status);
      expect([['held', 'held'], GIVEN_BACK]).toContainEqual(held);
      expect(now.status).toBe(held[0] === 'held' ? 'waiting_level_1_approval' : 'cancelled');
      expect((await desk.books()).filter((status) => status === 'held')).toEqual(
        held.filter((status) => status === 'held'),
      );
      expect(await holdsRecorded()).toBe(0);
    }
  });
});
