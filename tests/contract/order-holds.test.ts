import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { TripRequest } from '#domain/contract.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import type { Suppliers } from '#server/suppliers/suppliers.ts';
import { insertTravelerWithApprovers } from './support/approvals.ts';
import { refusal } from './support/call.ts';
import { dayAhead } from './support/flights.ts';
import { stayBody } from './support/order-stay.ts';
import { createdTrip, HOTELS, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const MINUTE = 60_000;
const PENDING = { status: 409, code: 'order_pending' };
const KEY_REUSED = { status: 409, code: 'idempotency_key_reused' };

const opened = sharedApp({ between });
let companyId: string;
let me: Member;
let night: number;
/** Runs when something is held, before the answer is sent. */
let afterHold: (() => Promise<void>) | undefined;
/** How many holds are answered with `soldOut`. */
let soldOut = 0;

function between({ hotels, ...others }: Suppliers): Suppliers {
  return {
    ...others,
    hotels: {
      ...hotels,
      async hold(order, call) {
        if (soldOut > 0) {
          soldOut -= 1;
          return { outcome: 'soldOut' };
        }
        const outcome = await hotels.hold(order, call);
        await afterHold?.();
        return outcome;
      },
    },
  };
}

beforeEach(async ({ task }) => {
  night = 3;
  afterHold = undefined;
  await opened.db.deleteFrom('embedded_bookings').execute();
  opened.discardJobs();
  companyId = await insertCompany(opened.db, { name: `Home ${task.id}` });
  me = await insertMember(opened.db, { companyId, role: 'traveler' });
});

async function order(as = me, changes: Partial<TripRequest> = {}): Promise<TripRequest> {
  const stay = { checkIn: dayAhead(night), checkOut: dayAhead(night + 1) };
  return await stayBody(opened, as, HOTELS.falling, { stay, ...changes });
}

function withComment(body: TripRequest, comment: string): TripRequest {
  return { ...body, bookingInfo: { ...body.bookingInfo, comment } };
}

async function bookings(onDay = night): Promise<string[]> {
  const rows = await opened.db
    .selectFrom('embedded_bookings')
    .select('status')
    .where('key', 'like', `%~${dayAhead(onDay)}~%`)
    .orderBy('status')
    .execute();
  return rows.map(({ status }) => status);
}

/** Runs only the repair, five minutes later. */
async function releaseOrphans(): Promise<void> {
  opened.clock.advance(5 * MINUTE);
  opened.discardJobs();
  await repairTrips(opened.deps);
  await opened.workOff();
}

/** Runs only the jobs that need not wait. */
async function workOffNow(): Promise<void> {
  for (const { afterSeconds, work } of opened.takeJobs()) if (afterSeconds === 0) await work();
}

const tripCount = async () =>
  (await opened.db.selectFrom('trips').select('id').where('company_id', '=', companyId).execute()).length;

describe('orders under one key', () => {
  test('with different bodies at once are one trip, and one room is held', async () => {
    const body = await order();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => sendOrder(opened, me, withComment(body, `No. ${index}`), key)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers) if (answer.status !== 201) expect(refusal(answer)).toEqual(KEY_REUSED);
    expect(await tripCount()).toBe(1);
    expect(await bookings()).toEqual(['held']);
  });

  test('one of which is being held, refuse another body before anything is held for it', async () => {
    const body = await order();
    const key = randomUUID();
    const held = Promise.withResolvers<void>();
    const stored = Promise.withResolvers<void>();
    afterHold = async () => {
      held.resolve();
      await stored.promise;
    };
    const first = sendOrder(opened, me, body, key);
    await held.promise;
    expect(refusal(await sendOrder(opened, me, withComment(body, 'Late arrival'), key))).toEqual(KEY_REUSED);
    expect(await bookings()).toEqual(['held']);
    stored.resolve();
    createdTrip(await first);
  });
});

describe('what is held for an order that ends between holding and storing', () => {
  beforeEach(() => {
    afterHold = async () => {
      throw new Error('The process ends');
    };
  });

  test('is given back after five minutes', async () => {
    expect((await sendOrder(opened, me, await order())).status).toBe(500);
    opened.clock.advance(4 * MINUTE);
    await repairTrips(opened.deps);
    await opened.workOff();
    expect(await bookings()).toEqual(['held']);
    opened.clock.advance(MINUTE);
    await repairTrips(opened.deps);
    await opened.workOff();
    expect(await bookings()).toEqual(['cancelled']);
    expect(await opened.db.selectFrom('order_holds').selectAll().execute()).toEqual([]);
  });

  test('becomes a trip when the order is sent again, and is not given back', async () => {
    const [body, key] = [await order(), randomUUID()];
    expect((await sendOrder(opened, me, body, key)).status).toBe(500);
    afterHold = undefined;
    createdTrip(await sendOrder(opened, me, body, key));
    await releaseOrphans();
    expect(await bookings()).toEqual(['confirmed']);
  });

  test('is not released while the order is sent again', async () => {
    const [body, key] = [await order(), randomUUID()];
    expect((await sendOrder(opened, me, body, key)).status).toBe(500);
    opened.clock.advance(5 * MINUTE);
    afterHold = async () => {
      await repairTrips(opened.deps);
      await opened.workOff();
    };
    createdTrip(await sendOrder(opened, me, body, key));
    expect(await bookings()).toEqual(['held']);
  });

  test('keeps the same offer from another key until then', async () => {
    const body = await order();
    expect((await sendOrder(opened, me, body)).status).toBe(500);
    afterHold = undefined;
    expect(refusal(await sendOrder(opened, me, body))).toEqual(PENDING);
    await releaseOrphans();
    createdTrip(await sendOrder(opened, me, body));
  });
});

describe('the same offer under another key', () => {
  test('is refused while the first order is under way', async () => {
    const body = await order();
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendOrder(opened, me, body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers) if (answer.status !== 201) expect(refusal(answer)).toEqual(PENDING);
    expect(await tripCount()).toBe(1);
    expect(await bookings()).toEqual(['held']);
  });

  test('is refused while the trip waits for an approval, and not once it is cancelled', async () => {
    const always = { level1Threshold: { amount: 1, currency: 'CHF' } };
    const { traveler } = await insertTravelerWithApprovers(opened.db, companyId, always);
    const body = await order(traveler, { levels: [1] });
    const trip = createdTrip(await sendOrder(opened, traveler, body));
    expect(refusal(await sendOrder(opened, traveler, body))).toEqual(PENDING);
    await setColumns(opened.db, 'trips', trip._id, {
      status: 'cancelled',
      ended_by: 'cancelled',
      waiting_until: null,
      waiting_since: null,
    });
    createdTrip(await sendOrder(opened, traveler, body));
  });

  test('is released at once after a refusal, and may be ordered again under the same key', async () => {
    const [first, key] = [await order(), randomUUID()];
    const held = night;
    night += 2;
    const both = { ...first, parts: [...first.parts, ...(await order()).parts] };
    soldOut = 1;
    expect(refusal(await sendOrder(opened, me, both, key)).code).toBe('offer_sold_out');
    await workOffNow();
    expect([...(await bookings(held)), ...(await bookings())]).toEqual(['cancelled']);
    createdTrip(await sendOrder(opened, me, both, key));
    const rooms = [...(await bookings(held)), ...(await bookings())];
    expect(rooms.filter((status) => status === 'held')).toHaveLength(2);
  });

  test('is released at once when the order can not be stored, and may be ordered again', async () => {
    const [body, key] = [await order(), randomUUID()];
    afterHold = async () => {
      await sql`alter table trips add constraint no_more_trips check (false) not valid`.execute(opened.db);
    };
    onTestFinished(async () => {
      await sql`alter table trips drop constraint if exists no_more_trips`.execute(opened.db);
    });
    expect((await sendOrder(opened, me, body, key)).status).toBe(500);
    afterHold = undefined;
    await sql`alter table trips drop constraint no_more_trips`.execute(opened.db);
    await workOffNow();
    expect(await bookings()).toEqual(['cancelled']);
    createdTrip(await sendOrder(opened, me, body, key));
  });

  test('is free at once after a refusal', async () => {
    const first = await order();
    night += 2;
    const both = { ...first, parts: [...first.parts, ...(await order()).parts] };
    soldOut = 1;
    expect(refusal(await sendOrder(opened, me, both)).code).toBe('offer_sold_out');
    createdTrip(await sendOrder(opened, me, both));
  });
});
