import { beforeEach, describe, expect, test } from 'vitest';
import type { Trip, TripRequest } from '#domain/contract.ts';
import { type Answer, refusal } from './support/call.ts';
import { dayAhead } from './support/flights.ts';
import { stayBody } from './support/order-stay.ts';
import { createdTrip, getTrip, HOTELS, orderBody, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const PENDING = { status: 409, code: 'order_pending' };

const opened = sharedApp();
let companyId: string;
let me: Member;

beforeEach(async ({ task }) => {
  await opened.db.deleteFrom('embedded_bookings').execute();
  companyId = await insertCompany(opened.db, { name: `Home ${task.id}` });
  me = await insertMember(opened.db, { companyId, role: 'traveler' });
});

async function order(as: Member, traveler = as, hotel: string = HOTELS.falling): Promise<TripRequest> {
  const travelers = [traveler.companyUserId];
  const stay = { checkIn: dayAhead(3), checkOut: dayAhead(4), travelers };
  return await stayBody(opened, as, hotel, { stay, travelers });
}

const partOf = ({ parts: [part] }: Trip) => part?._id ?? expect.fail('No part');

/** The person who has ordered, and the trip, as the refusal says them. */
const pendingIn = ({ body }: Answer) => (body as { pending?: unknown }).pending;

async function personOf({ userId }: Member) {
  return await opened.db
    .selectFrom('users')
    .select(['id as userId', 'first_name as firstName', 'last_name as lastName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

async function bookings(): Promise<string[]> {
  return (await opened.db.selectFrom('embedded_bookings').select('status').execute()).map(
    ({ status }) => status,
  );
}

describe('the same offer', () => {
  test('may be ordered for someone else', async () => {
    const arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
    createdTrip(await sendOrder(opened, me, await order(me)));
    createdTrip(await sendOrder(opened, arranger, await order(arranger)));
  });

  test('is refused from other people for the same traveler, at once or one after the other', async () => {
    const arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
    const admin = await insertMember(opened.db, { companyId, role: 'company-admin' });
    const orders = await Promise.all(
      [me, arranger, admin].map(async (as) => ({ as, body: await order(as, me) })),
    );
    const answers = await Promise.all(orders.map(({ as, body }) => sendOrder(opened, as, body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers) if (answer.status !== 201) expect(refusal(answer)).toEqual(PENDING);
    for (const { as, body } of orders) expect(refusal(await sendOrder(opened, as, body))).toEqual(PENDING);
    expect(await bookings()).toEqual(['held']);
  });

  test('is said to be ordered, not sold out, when the order has the last of it', async () => {
    const arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
    const bystander = await insertMember(opened.db, { companyId, role: 'traveler' });
    const orderOnlyRoom = (as: Member, traveler?: Member) => order(as, traveler, HOTELS.onlyRoom);
    const first = await orderOnlyRoom(me);
    const [again, others] = [await orderOnlyRoom(arranger, me), await orderOnlyRoom(bystander)];
    createdTrip(await sendOrder(opened, me, first));
    expect(refusal(await sendOrder(opened, arranger, again))).toEqual(PENDING);
    expect(refusal(await sendOrder(opened, bystander, others))).toEqual({
      status: 409,
      code: 'offer_sold_out',
    });
  });

  test('is refused with the person who ordered it and their trip, also once it is booked', async () => {
    const arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
    const [first, second] = [await order(me), await order(arranger, me)];
    const { _id: tripId } = createdTrip(await sendOrder(opened, me, first));
    const pending = { by: await personOf(me), tripId };
    const atOnce = await sendOrder(opened, arranger, second);
    expect({ ...refusal(atOnce), pending: pendingIn(atOnce) }).toEqual({ ...PENDING, pending });
    await opened.workOff();
    expect(await getTrip(opened, me, tripId)).toMatchObject({ status: 'complete' });
    const later = await sendOrder(opened, arranger, second);
    expect({ ...refusal(later), pending: pendingIn(later) }).toEqual({ ...PENDING, pending });
    expect(await bookings()).toEqual(['confirmed']);
  });

  test('may be ordered again once the first booking is cancelled', async () => {
    const { _id: tripId } = createdTrip(await sendOrder(opened, me, await order(me)));
    await opened.workOff();
    await setColumns(opened.db, 'trip_parts', partOf(await getTrip(opened, me, tripId)), {
      status: 'cancelled',
    });
    createdTrip(await sendOrder(opened, me, await order(me)));
  });

  test('is refused without the name of a person of another company', async () => {
    const siteAdmin = await insertMember(opened.db, { companyId, role: 'site-admin' });
    const elsewhere = await insertCompany(opened.db, { name: 'Elsewhere' });
    const travelers = [me.companyUserId];
    const body = orderBody(siteAdmin, '', { parts: (await order(me)).parts, travelers });
    const { _id: tripId } = createdTrip(await sendOrder(opened, siteAdmin, body));
    await opened.db
      .updateTable('company_users')
      .set({ company_id: elsewhere })
      .where('id', '=', siteAdmin.companyUserId)
      .execute();
    expect(pendingIn(await sendOrder(opened, me, await order(me)))).toEqual({ tripId });
  });

  test('is refused twice in one order, before anything is held', async () => {
    const body = await order(me);
    const answer = await sendOrder(opened, me, { ...body, parts: [...body.parts, ...body.parts] });
    expect(refusal(answer)).toEqual(PENDING);
    expect(await bookings()).toEqual([]);
  });
});
