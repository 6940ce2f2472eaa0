import { afterEach, beforeAll, expect, test } from 'vitest';
import { call, refusal } from './support/call.ts';
import { databaseState } from './support/database-state.ts';
import { dayAhead } from './support/flights.ts';
import { orderBody, sendOrder } from './support/orders.ts';
import { cheapestOffer, offersRequest, TRIP_KINDS, workingDay } from './support/practice-offers.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let me: Member;
let before: Record<string, string>;

const KEY = 'key-of-a-bad-order';
const OTHER = '01994b5e-0000-7000-8000-000000000000';
const INVALID = { status: 422, code: 'validation_failed' };

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  me = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
  before = await written();
});
afterEach(async () => {
  const [earlier, now] = [before, await written()];
  before = now;
  expect(now).toEqual(earlier);
});

async function written() {
  // Searches are remembered asynchronously.
  const { sessions: _, recent_searches: _searches, ...tables } = await databaseState(opened.db);
  return tables;
}

const valid = () => orderBody(me, 'x');

const parts = (['flight', 'hotel', 'car'] as const).map((kind) => ({ kind, offer: 'x', travelers: [OTHER] }));
test.each([
  ...parts.map(
    (part) => [`a ${part.kind} for a traveller who is not on the trip`, { parts: [part] }] as const,
  ),
  ['a part that is replaced without a trip', { replacedParts: [OTHER] }],
] as const)('an order with %s is refused', async (_, wrong) => {
  expect(refusal(await sendOrder(opened, me, { ...valid(), ...wrong }, KEY))).toEqual(INVALID);
});

test('an order for the same traveler twice is refused', async () => {
  const twice = { ...valid(), travelers: [me.companyUserId, me.companyUserId] };
  expect(refusal(await sendOrder(opened, me, twice, KEY)).code).toBe('travelers_repeated');
});

test.each(TRIP_KINDS)('an order %s whose offers are none is refused', async (_, kinds) => {
  const order = { ...valid(), parts: kinds.map((kind) => ({ kind, offer: 'x' })) };
  expect(refusal(await sendOrder(opened, me, order, KEY)).code).toBe('offer_invalid');
});

test.each([
  ['hotel', 'car'],
  ['car', 'hotel'],
] as const)('the offer of a %s is refused as that of a %s', async (sold, wanted) => {
  const { token } = await openSession(opened.deps, me);
  const day = workingDay(dayAhead(40));
  const asked = offersRequest({ kind: sold, fate: 'good', traveler: me.companyUserId, day });
  const { body } = await call(opened.app, { method: 'POST', url: asked.path, body: asked.body, token });
  const offer = cheapestOffer(sold, body) ?? expect.fail('Nothing is to be had');
  const order = { ...valid(), parts: [{ kind: wanted, offer }] };
  expect(refusal(await sendOrder(opened, me, order, KEY)).code).toBe('offer_invalid');
});
