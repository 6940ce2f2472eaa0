import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { databaseState } from './support/database-state.ts';
import { orderBody, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';

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
  const { sessions: _, ...tables } = await databaseState(opened.db);
  return tables;
}

const valid = () => orderBody(me, 'x');
const said = (more: object) => ({
  bookingInfo: { purpose: 'client-visit', referenceFieldValues: {}, ...more },
});

test.each(['travelers', 'parts', 'bookingInfo', 'levels'])('an order without %s is refused', async (name) => {
  const answer = await sendOrder(opened, me, { ...valid(), [name]: undefined }, KEY);
  expect(refusal(answer)).toEqual(INVALID);
  expect(answer.body).toMatchObject({ errors: [{ path: `/body/${name}` }] });
});

const part = { kind: 'hotel', offer: 'x' };
const WRONG: [string, object][] = [
  ['nobody who travels', { travelers: [] }],
  ['ten who travel', { travelers: Array.from({ length: 10 }, () => OTHER) }],
  ['somebody without an id', { travelers: ['me'] }],
  ['no parts', { parts: [] }],
  ['eleven parts', { parts: Array.from({ length: 11 }, () => part) }],
  ['a part that is no offer', { parts: [{ kind: 'hotel' }] }],
  ['a part of a kind that is not sold', { parts: [{ ...part, kind: 'rail' }] }],
  ['a part with a price of its own', { parts: [{ ...part, price: { amount: 1, currency: 'CHF' } }] }],
  ['an offer that is too long', { parts: [{ ...part, offer: 'x'.repeat(601) }] }],
  ['an offer with a blank', { parts: [{ ...part, offer: 'x y' }] }],
  ['a third level', { levels: [3] }],
  ['three levels', { levels: [1, 2, 2] }],
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
test.each(WRONG)('an order with %s is refused', async (_, wrong) => {
  expect(refusal(await sendOrder(opened, me, { ...valid(), ...wrong }, KEY))).toEqual(INVALID);
});

test('an order for the same traveller twice, and one for an offer that is none, are refused', async () => {
  const twice = { ...valid(), travelers: [me.companyUserId, me.companyUserId] };
  expect(refusal(await sendOrder(opened, me, twice, KEY)).code).toBe('travelers_repeated');
  expect(refusal(await sendOrder(opened, me, valid(), KEY)).code).toBe('offer_invalid');
});
