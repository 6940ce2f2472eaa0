import { beforeAll, expect, test } from 'vitest';
import { createPasswordLink } from '#server/features/auth/password-link-repository.ts';
import { reserveAttempt, THROTTLES } from '#server/features/auth/throttle.ts';
import { cleanRecords } from '#server/jobs/job-handlers.ts';
import { call } from './support/call.ts';
import { stayBody } from './support/order-stay.ts';
import { createdTrip, HOTELS, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let member: Member;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  member = await insertMember(opened.db, { companyId, role: 'traveler' });
});

test('records without any effect are removed, and no others', async () => {
  const { db, deps, clock } = opened;
  const stored = async () => ({
    sessions: (await db.selectFrom('sessions').selectAll().execute()).length,
    links: (await db.selectFrom('password_links').selectAll().execute()).length,
    throttles: (await db.selectFrom('throttles').selectAll().execute()).length,
  });
  await openSession(deps, member);
  const expiresAt = new Date(clock.now().getTime() + 60_000);
  await createPasswordLink(db, deps.keys, { userId: member.userId, purpose: 'reset', expiresAt });
  await reserveAttempt(deps, THROTTLES.invitation, 'somebody');

  await cleanRecords(deps);
  expect(await stored()).toEqual({ sessions: 1, links: 1, throttles: 1 });
  clock.advance(60_000);
  await cleanRecords(deps);
  expect(await stored()).toEqual({ sessions: 1, links: 0, throttles: 1 });
  clock.advance(14 * 60_000 + 1);
  await cleanRecords(deps);
  expect(await stored()).toEqual({ sessions: 1, links: 0, throttles: 0 });
  clock.advance(15 * 24 * 60 * 60_000);
  await cleanRecords(deps);
  expect(await stored()).toEqual({ sessions: 0, links: 0, throttles: 0 });
});

test('an order has the same answer for as long as the draft of its booking exists', async () => {
  const { app, deps, clock } = opened;
  const order = await stayBody(opened, member, HOTELS.falling);
  const key = 'an-order-that-somebody-may-come-back-to';
  const trip = createdTrip(await sendOrder(opened, member, order, key));
  const askForDraft = async (request: object) => {
    const { token } = await openSession(deps, member);
    return await call(app, { url: '/api/booking/drafts/hotel', token, ...request });
  };
  // A page may wait for its answer for a while before it is closed.
  clock.advance(60 * 60_000);
  await askForDraft({ method: 'PUT', body: { revision: 0, chartVersion: 1, snapshot: {} } });
  const DAY_MS = 24 * 60 * 60_000;
  clock.advance(30 * DAY_MS - 1);
  await cleanRecords(deps);
  expect((await askForDraft({})).status).toBe(200);
  expect(createdTrip(await sendOrder(opened, member, order, key))._id).toBe(trip._id);
  clock.advance(DAY_MS);
  await cleanRecords(deps);
  expect((await askForDraft({})).status).toBe(204);
  expect((await sendOrder(opened, member, order, key)).body).toMatchObject({ code: 'offer_expired' });
});
