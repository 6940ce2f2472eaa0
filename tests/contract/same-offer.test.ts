import { beforeEach, describe, expect, test } from 'vitest';
import type { TripRequest } from '#domain/contract.ts';
import { refusal } from './support/call.ts';
import { dayAhead } from './support/flights.ts';
import { stayBody } from './support/order-stay.ts';
import { createdTrip, HOTELS, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
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

async function order(as: Member, traveller = as): Promise<TripRequest> {
  const travelers = [traveller.companyUserId];
  const stay = { checkIn: dayAhead(3), checkOut: dayAhead(4), travelers };
  return await stayBody(opened, as, HOTELS.falling, { stay, travelers });
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

  test('is refused from other people for the same traveller, at once or one after the other', async () => {
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

  test('is refused twice in one order, before anything is held', async () => {
    const body = await order(me);
    const answer = await sendOrder(opened, me, { ...body, parts: [...body.parts, ...body.parts] });
    expect(refusal(answer)).toEqual(PENDING);
    expect(await bookings()).toEqual([]);
  });
});
