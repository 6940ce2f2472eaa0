import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { TripRequest } from '#domain/contract.ts';
import { insertCard } from '#server/features/cards/card-repository.ts';
import { refusal } from './support/call.ts';
import { databaseState } from './support/database-state.ts';
import { dayAhead } from './support/flights.ts';
import { orderStay } from './support/order-stay.ts';
import { createdTrip, HOTELS } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const CARD_NUMBER = '4242424242424242';

const opened = sharedApp();
let paying: string;
let me: Member;

beforeAll(async () => {
  paying = await insertCompany(opened.db, { name: 'Paying' });
  await setColumns(opened.db, 'companies', paying, { payment_type: 'creditcard' });
});

beforeEach(async () => {
  me = await insertMember(opened.db, { companyId: paying, role: 'traveler' });
});

const order = (as: Member, bookingInfo: Partial<TripRequest['bookingInfo']> = {}) =>
  orderStay(opened, as, HOTELS.falling, { bookingInfo });

async function expectRefusal(
  as: Member,
  bookingInfo: Partial<TripRequest['bookingInfo']>,
  expected: { status: number; code: string; path?: string },
) {
  const answer = await order(as, bookingInfo);
  const { path: about, ...refused } = expected;
  expect(refusal(answer)).toEqual(refused);
  if (about !== undefined) expect(answer.body).toMatchObject({ errors: [{ path: `/body${about}` }] });
  const mine = opened.db.selectFrom('trips').select('id').where('created_by_user_id', '=', as.userId);
  expect(await mine.execute()).toEqual([]);
}

type Owner = Parameters<typeof insertCard>[2]['owner'];

async function cardOf(owner: Owner, expiresOn = '2051-12-31'): Promise<string> {
  await insertCard(opened.db, opened.deps.keys, {
    owner,
    vendor: 'VI',
    number: CARD_NUMBER,
    name: 'Anna Keller',
    expiresOn,
    isDefault: false,
  });
  const { id } = await opened.db
    .selectFrom('cards')
    .select('id')
    .orderBy('id', 'desc')
    .where('expires_on', '=', expiresOn)
    .where((eb) => eb.and(owner))
    .executeTakeFirstOrThrow();
  return id;
}
const by = (creditCardId: string) => ({ creditCardId });
const path = '/bookingInfo/creditCardId';

test.each([
  ['of the company', () => ({ company_id: paying })],
  ['of the traveller', () => ({ user_id: me.userId })],
  ['of the traveller in the company', () => ({ company_user_id: me.companyUserId })],
])('the card that pays may be one %s; its number stays in the vault', async (_, owner) => {
  const answer = await order(me, by(await cardOf(owner())));
  expect(createdTrip(answer).bookingInfo).toMatchObject({
    paymentType: 'creditcard',
    creditCard: { vendor: 'VI', last4: '4242' },
  });
  await opened.workOff(3);
  expect(JSON.stringify(answer.body)).not.toContain(CARD_NUMBER);
  expect(await tablesWith(CARD_NUMBER.slice(-4))).toContain('cards');
  expect(await tablesWith(CARD_NUMBER)).toEqual([]);
});

test('the card that pays must be given, known, and valid long enough', async () => {
  const stranger = await insertMember(opened.db, { companyId: paying, role: 'traveler' });
  const elsewhere = await insertCompany(opened.db, { name: 'Elsewhere' });
  await expectRefusal(me, {}, { status: 422, code: 'card_missing', path });
  for (const owner of [{ user_id: stranger.userId }, { company_id: elsewhere }]) {
    await expectRefusal(me, by(await cardOf(owner)), { status: 422, code: 'card_unknown', path });
  }
  const missing = '01994b5e-0000-7000-8000-000000000000';
  await expectRefusal(me, by(missing), { status: 422, code: 'card_unknown', path });
  const tooShort = await cardOf({ company_id: paying }, dayAhead(31));
  await expectRefusal(me, by(tooShort), { status: 422, code: 'card_expired' });
  createdTrip(await order(me, by(await cardOf({ company_id: paying }, dayAhead(32)))));
});

test('no card pays when trips are paid on invoice', async () => {
  const companyId = await insertCompany(opened.db, { name: 'Invoiced' });
  const invoiced = await insertMember(opened.db, { companyId, role: 'traveler' });
  const card = await cardOf({ user_id: invoiced.userId });
  await expectRefusal(invoiced, by(card), { status: 422, code: 'validation_failed', path });
});

async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  const state = await databaseState(opened.db);
  for (const name of Object.keys(state)) {
    const rows = sql`select from ${sql.table(name)} t where strpos(t::text, ${text}) > 0 limit 1`;
    if ((await rows.execute(opened.db)).rows.length > 0) found.push(name);
  }
  return found;
}
