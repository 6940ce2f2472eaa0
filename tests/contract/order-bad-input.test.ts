import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { call, refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { databaseState } from './support/database-state.ts';
import { dayAhead } from './support/flights.ts';
import { orderBody, sendOrder } from './support/orders.ts';
import { cheapestOffer, offersRequest, TRIP_KINDS, workingDay } from './support/practice-offers.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';

let opened: ContractApp;
let me: Member;
let before: Record<string, string>;

const KEY = 'key-of-a-bad-order';
const OTHER = '01994b5e-0000-7000-8000-000000000000';
const INVALID = { status: 422, code: 'validation_failed' };

beforeAll(async () => {
  opened = await openContractApp();
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  me = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
  before = await written();
});
afterEach(async () => {
  const [earlier, now] = [before, await written()];
  before = now;
  expect(now).toEqual(earlier);
});
afterAll(() => opened.close());

async function written() {
  // Searches are remembered asynchronously.
  const { sessions: _, recent_searches: _searches, ...tables } = await databaseState(opened.db);
  return tables;
}

const otherId = (_: unknown, index: number) => OTHER.slice(0, -2) + String(10 + index);
const valid = () => orderBody(me, 'x');
const said = (more: object) => ({
  bookingInfo: { purpose: 'client-visit', referenceFieldValues: {}, ...more },
});

test.each(['travelers', 'parts', 'bookingInfo', 'levels'])('an order without %s is refused', async (name) => {
  const answer = await sendOrder(opened, me, { ...valid(), [name]: undefined }, KEY);
  expect(refusal(answer)).toEqual(INVALID);
  expect(answer.body).toMatchObject({ errors: [{ path: `/body/${name}` }] });
});

const WRONG: [string, object][] = [
  ['no travellers', { travelers: [] }],
  ['ten who travel', { travelers: Array.from({ length: 10 }, () => OTHER) }],
  ['a traveller without an id', { travelers: ['me'] }],
  ['no parts', { parts: [] }],
  ['a part of a kind that is not sold', { parts: [{ kind: 'rail', offer: 'x' }] }],
  ...[
    { kind: 'flight', offer: 'x' },
    { kind: 'hotel', offer: 'x' },
    { kind: 'car', offer: 'x' },
  ].flatMap(wrongParts),
  ['a third level', { levels: [3] }],
  ['three levels', { levels: [1, 2, 2] }],
  ['a trip without an id', { tripId: 'K7TQ2M' }],
  ['a trip in capitals', { tripId: OTHER.toUpperCase() }],
  ['a part that is replaced without a trip', { replacedParts: [OTHER] }],
  ['the same part replaced twice', { tripId: OTHER, replacedParts: [OTHER, OTHER] }],
  ['a part without an id replaced', { tripId: OTHER, replacedParts: ['the flight'] }],
  ['eleven parts replaced', { tripId: OTHER, replacedParts: Array.from({ length: 11 }, otherId) }],
  ['parts replaced that are no list', { tripId: OTHER, replacedParts: OTHER }],
  ['a status', { status: 'complete' }],
  ['no purpose', said({ purpose: undefined })],
  ['a purpose with capitals', said({ purpose: 'Sales' })],
  ['an empty comment', said({ comment: '' })],
  ['a long comment', said({ comment: 'x'.repeat(1001) })],
  ['a card without an id', said({ creditCardId: '4242424242424242' })],
  ['a card number', said({ creditCard: { number: '4242424242424242' } })],
  ['a reason that there is not', said({ reason: { code: 'becauseIWantTo' } })],
  ['a long reason', said({ reason: { code: 'other', text: 'x'.repeat(501) } })],
  ['a reference field too many', said({ referenceFieldValues: { referenceField7: 'x' } })],
  ['an empty reference field', said({ referenceFieldValues: { referenceField1: '' } })],
  ['a long reference field', said({ referenceFieldValues: { referenceField1: 'x'.repeat(121) } })],
];

function wrongParts(part: { kind: string; offer: string }): [string, object][] {
  const name = `a ${part.kind}`;
  return [
    [`eleven times ${name}`, { parts: Array.from({ length: 11 }, () => part) }],
    [`${name} that is no offer`, { parts: [{ kind: part.kind }] }],
    [`${name} with a price of its own`, { parts: [{ ...part, price: { amount: 1, currency: 'CHF' } }] }],
    [`${name} with extras that it does not have`, { parts: [{ ...part, meals: ['VGML'] }] }],
    [`${name} without travellers`, { parts: [{ ...part, travelers: [] }] }],
    [`${name} for a traveller without an id`, { parts: [{ ...part, travelers: ['me'] }] }],
    [`${name} for a traveller who is not on the trip`, { parts: [{ ...part, travelers: [OTHER] }] }],
    [`an offer of ${name} that is too long`, { parts: [{ ...part, offer: 'x'.repeat(601) }] }],
    [`an offer of ${name} with a blank`, { parts: [{ ...part, offer: 'x y' }] }],
  ];
}

test.each(WRONG)('an order with %s is refused', async (_, wrong) => {
  expect(refusal(await sendOrder(opened, me, { ...valid(), ...wrong }, KEY))).toEqual(INVALID);
});

test('an order for the same traveller twice is refused', async () => {
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
