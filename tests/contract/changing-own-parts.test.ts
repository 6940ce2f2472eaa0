import { beforeEach, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { refusal } from './support/call.ts';
import { ChangeDesk } from './support/change-desk.ts';
import { bookedTrip } from './support/flight-orders.ts';
import { createdTrip, orderBody, sendOrder } from './support/orders.ts';
import { insertMember, type Member } from './support/records.ts';
import { sharedApp } from './support/shared-app.ts';

const FORBIDDEN = { status: 403, code: 'forbidden' };

const opened = sharedApp();
let desk: ChangeDesk;
let companion: Member;
let arranger: Member;

beforeEach(async () => {
  desk = await ChangeDesk.open(opened);
  const { companyId } = desk.traveler;
  companion = await insertMember(opened.db, { companyId, role: 'traveler' });
  arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
});

/** A trip of both, with a stay that is the traveler's alone. */
async function tripWithStay(): Promise<Trip> {
  const stay = { ...(await desk.stay()), travelers: [desk.traveler.companyUserId] };
  const travelers = [desk.traveler.companyUserId, companion.companyUserId];
  const body = orderBody(arranger, '', { travelers, parts: [stay] });
  return await bookedTrip(opened, arranger, createdTrip(await sendOrder(opened, arranger, body)));
}

test('changes of a part are offered to its traveler and to those who book, and refused to companions', async () => {
  const trip = await tripWithStay();
  const longer = await desk.stay({ nights: 2 });
  for (const member of [desk.traveler, arranger]) {
    const seen = await desk.read(trip, member);
    expect(seen.allowedActions).toContain('changePart');
    expect(seen.parts[0]?.changeable).toEqual({ possible: true });
    expect((await desk.quote(seen, longer, member)).status).toBe(200);
  }
  const seen = await desk.read(trip, companion);
  expect(seen.allowedActions).not.toContain('changePart');
  expect(seen.parts[0]).not.toHaveProperty('changeable');
  expect(refusal(await desk.quote(seen, longer, companion))).toEqual(FORBIDDEN);
});
