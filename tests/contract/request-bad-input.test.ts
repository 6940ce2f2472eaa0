import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { expectUntouched } from './support/expect-untouched.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { bookingBody, requestBody } from './support/requests.ts';
import { openSession } from './support/sessions.ts';

let opened: ContractApp;
let me: Member;
let token: string;

const ID = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10';
const INVALID = { status: 422, code: 'validation_failed' };
const VERSION = { 'if-match': '"1"' };

beforeAll(async () => {
  opened = await openContractApp();
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  me = await insertMember(opened.db, { companyId, role: 'site-admin' });
  token = (await openSession(opened.deps, me)).token;
});
expectUntouched(() => opened);
afterAll(() => opened.close());

/** Of a body, with what is wrong in it and where that is. */
type Wrong = [what: string, changes: object, path: string];

const list = (length: number) => Array.from({ length }, (_, index) => `place ${index}`);

const BAD_DAYS: Wrong[] = [
  ['no first day', { startsOn: undefined }, '/startsOn'],
  ['a first day with a time', { startsOn: '2027-03-01T09:00:00Z' }, '/startsOn'],
  ['a last day that there is not', { endsOn: '2027-02-30' }, '/endsOn'],
];

const BAD_MONEY = (name: string): Wrong[] => [
  [`no ${name}`, { [name]: undefined }, `/${name}`],
  [`a ${name} in words`, { [name]: 'CHF 240.00' }, `/${name}`],
  [`a ${name} with a fraction`, { [name]: { amount: 1.5, currency: 'CHF' } }, `/${name}/amount`],
  [
    `a ${name} in a currency in small letters`,
    { [name]: { amount: 1, currency: 'chf' } },
    `/${name}/currency`,
  ],
];

const OPERATIONS = {
  createOfflineRequest: {
    url: '/api/trips/offlineRequest',
    headers: { 'idempotency-key': 'key-of-a-bad-request' },
    valid: () => requestBody(me),
    wrong: [
      ...BAD_DAYS,
      ['no traveller', { travelers: [] }, '/travelers'],
      ['a traveller without an id', { travelers: ['me'] }, '/travelers/0'],
      ['nothing that is to be booked', { kinds: [] }, '/kinds'],
      ['a service that there is not', { kinds: ['ship'] }, '/kinds/0'],
      ['the same service twice', { kinds: ['rail', 'rail'] }, '/kinds'],
      ['no place', { places: [] }, '/places'],
      ['seven places', { places: list(7) }, '/places'],
      ['an empty place', { places: ['Zürich', ' '] }, '/places/1'],
      ['a long place', { places: ['x'.repeat(121)] }, '/places/0'],
      ['no text', { text: undefined }, '/text'],
      ['a text of spaces', { text: ' \n ' }, '/text'],
      ['a long text', { text: 'x'.repeat(4001) }, '/text'],
      ['a purpose with capitals', { purpose: 'Sales' }, '/purpose'],
      ['a status', { status: 'complete' }, '/status'],
    ] satisfies Wrong[],
  },
  addExternalBooking: {
    url: `/api/trips/${ID}/extBookings`,
    headers: VERSION,
    valid: () => bookingBody(),
    wrong: [
      ...BAD_DAYS,
      ...BAD_MONEY('price'),
      ['a service that there is not', { service: 'ship' }, '/service'],
      ['a supplier of spaces', { supplier: '  ' }, '/supplier'],
      ['a supplier with a long name', { supplier: 'x'.repeat(121) }, '/supplier'],
      ['no booking number', { locator: undefined }, '/locator'],
      ['a long booking number', { locator: 'x'.repeat(61) }, '/locator'],
      ['empty notes', { notes: '' }, '/notes'],
      ['long notes', { notes: 'x'.repeat(1001) }, '/notes'],
      ['no traveller who uses it', { travelers: [] }, '/travelers'],
      ['a kind', { kind: 'external' }, '/kind'],
    ] satisfies Wrong[],
  },
  cancelExternalBooking: {
    url: `/api/trips/${ID}/extBookings/${ID}/cancel`,
    headers: VERSION,
    valid: () => ({ reason: 'The traveller is ill', penalty: { amount: 0, currency: 'CHF' } }),
    wrong: [
      ...BAD_MONEY('penalty'),
      ['no reason', { reason: undefined }, '/reason'],
      ['a reason of spaces', { reason: ' ' }, '/reason'],
      ['a long reason', { reason: 'x'.repeat(501) }, '/reason'],
      ['a refund', { refund: { amount: 1, currency: 'CHF' } }, '/refund'],
    ] satisfies Wrong[],
  },
};

describe.each(Object.entries(OPERATIONS))('%s', (_, { url, headers, valid, wrong }) => {
  const send = async (body: unknown, sent: Record<string, string> = headers) =>
    await call(opened.app, { method: 'POST', url, token, headers: sent, body });

  test.each(wrong)('with %s is refused', async (_what, changes, path) => {
    const answer = await send({ ...valid(), ...changes });
    expect(refusal(answer)).toEqual(INVALID);
    expect(answer.body).toMatchObject({ errors: [{ path: `/body${path}` }] });
  });

  test.each([[[]], ['x'], [1], [null]])('with the body %j is refused', async (body) => {
    const answer = await send(JSON.stringify(body), { ...headers, 'content-type': 'application/json' });
    expect(refusal(answer)).toEqual(INVALID);
  });

  test('without its header is refused', async () => {
    expect(refusal(await send(valid(), {}))).toEqual(INVALID);
  });
});

test.each([
  ['/api/trips/K7TQ2M/extBookings', () => bookingBody()],
  [`/api/trips/${ID}/extBookings/x/cancel`, OPERATIONS.cancelExternalBooking.valid],
])('an id that is none in %s is refused', async (url, valid) => {
  const answer = await call(opened.app, { method: 'POST', url, token, headers: VERSION, body: valid() });
  expect(refusal(answer)).toEqual(INVALID);
});
