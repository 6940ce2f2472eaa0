import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, call, refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { expectUntouched } from './support/expect-untouched.ts';
import { insertCompany, insertGroup, insertMember } from './support/records.ts';
import { openSession } from './support/sessions.ts';

const INVALID = { status: 422, code: 'validation_failed' };
const ID = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10';

/** A valid body, and invalid values by field. */
interface Body {
  valid: Record<string, unknown>;
  wrong: Record<string, readonly unknown[]>;
}

const long = (length: number) => 'x'.repeat(length + 1);
const many = (count: number, entry: unknown) => Array.from({ length: count + 1 }, () => entry);

const GENERAL = {
  name: [null, '', ' ', long(120), 1, []],
  customerId: [null, '', ' x', 'x ', long(40), 1],
  language: [null, '', 'english', 'EN', 1],
  currency: [null, 'chf', 'CHFX', 1],
  measurementUnits: [null, 'feet'],
  companyGroup: ['', 'x', ID.toUpperCase(), 1, {}],
  address: [null, 'Zug', { city: long(100) }, { country: 'ch' }, { town: 'Zug' }],
  email: ['', 'x', 'a@b@c.example', long(254), 1],
  emails: [null, 'a@b.example', ['x'], ['a@b.example', 'a@b.example'], [null]],
  note: [long(2000), 1, {}],
  active: [null, 'true', 1],
  tags: [null, [''], ['x', 'x'], [long(40)], [1]],
  bizAdrKey: [long(40), 1],
  phone: [long(40), 1],
};
const RULES = {
  flight: { serviceClass: 'Y', serviceClassAction: 'approve', serviceClassExceptions: [] },
  hotel: { allowNonRefundable: true, excludedRoomTypes: [] },
  car: {},
};
const POLICY = { name: 'x', isDefault: false, ...RULES };
const MEMBERSHIP = { program: 'LH', membershipNumber: '1' };
const MEMBERSHIPS = [null, {}, [{}], [{ ...MEMBERSHIP, more: 1 }], [{ ...MEMBERSHIP, program: '' }]];

const PUTS: Record<string, Body> = {
  '/api/companies/ID': { valid: { note: 'x' }, wrong: GENERAL },
  '/api/companies/ID/locations': {
    valid: { locations: [] },
    wrong: {
      locations: [
        ...[null, {}, [1], [{ name: 'x' }], [{ name: ' ', address: {} }], [{ name: 'x', address: null }]],
        [{ name: 'x', address: {}, latitude: '47', longitude: 8 }],
        many(500, { name: 'x', address: {} }),
      ],
    },
  },
  '/api/companies/ID/departments': {
    valid: { departments: [] },
    wrong: { departments: [null, ['x'], [{ name: ' ' }], [{ name: 'x', _id: 'x' }], [{ name: long(120) }]] },
  },
  '/api/companies/ID/finance': {
    valid: { paymentType: 'invoice' },
    wrong: {
      paymentType: [null, 'cash'],
      creditCards: [
        null,
        [{}],
        [{ name: 'x', expiryDate: '13/30', isDefault: true, number: '4'.repeat(16) }],
      ],
      invoiceFrequency: [1, long(30)],
      referenceFields: [null, [{ position: 0, name: 'x', mandatory: true }], [{ position: 1.5 }]],
      bookingFee: [1, {}, { amount: 1.5, currency: 'CHF' }, { amount: '1', currency: 'CHF' }],
      priceTolerance: ['3', -1, 21, [3]],
      approvalLimitHours: ['24', 0, 169, 1.5, [24]],
      changesWithoutApproval: [1, {}, { amount: 1.5, currency: 'CHF' }, { amount: 1, currency: 'francs' }],
    },
  },
  '/api/companies/ID/gdsProfile/flight': { valid: { memberships: [] }, wrong: { memberships: MEMBERSHIPS } },
  '/api/companies/ID/gdsProfile/car': { valid: { memberships: [] }, wrong: { memberships: MEMBERSHIPS } },
  '/api/companies/ID/gdsProfile/hotel': {
    valid: { rateCodes: [] },
    wrong: { memberships: MEMBERSHIPS, rateCodes: [null, [''], ['a'], ['A', 'A'], [long(20)], [1]] },
  },
  '/api/companies/ID/gdsProfile/remarks': {
    valid: { remarks: [] },
    wrong: { remarks: [null, 'x', [''], [long(200)], [1], many(50, 'x')] },
  },
  '/api/companies/ID/travelPolicies': {
    valid: { travelPolicies: [] },
    wrong: {
      travelPolicies: [
        ...[null, [{}], [{ ...POLICY, name: ' ' }], [{ ...POLICY, isDefault: null }]],
        [{ ...POLICY, flight: { ...RULES.flight, serviceClass: 'Z' } }],
        [{ ...POLICY, hotel: { ...RULES.hotel, excludedRoomTypes: ['tent'] } }],
        [{ ...POLICY, car: { highestPrice: { amount: 1.5, currency: 'CHF' } } }],
        many(100, POLICY),
      ],
    },
  },
  '/api/groups/GROUP': {
    valid: { name: 'x' },
    wrong: { name: [null, '', ' ', long(120)], active: [null, 1], companies: [null, ['x'], [ID, ID]] },
  },
};

const POSTS: Record<string, Body & { required: string[] }> = {
  '/api/companies': {
    required: ['customerId', 'name', 'language', 'currency', 'measurementUnits', 'paymentType'],
    valid: {
      customerId: 'x',
      name: 'x',
      language: 'en',
      currency: 'CHF',
      measurementUnits: 'metric',
      paymentType: 'invoice',
    },
    wrong: { ...GENERAL, paymentType: [null, 'cash'] },
  },
  '/api/groups': {
    required: ['name'],
    valid: { name: 'x' },
    wrong: { name: [null, '', ' ', long(120)], companies: [null, ['x'], [ID, ID]] },
  },
};

let opened: ContractApp;
let token: string;
let ids: { company: string; group: string };

beforeAll(async () => {
  opened = await openContractApp();
  const group = await insertGroup(opened.db, 'Group');
  const company = await insertCompany(opened.db, { name: 'Home', groupId: group });
  const member = await insertMember(opened.db, { companyId: company, role: 'site-admin' });
  token = (await openSession(opened.deps, member)).token;
  ids = { company, group };
});
afterAll(() => opened.close());
expectUntouched(() => opened);

function send(method: 'POST' | 'PUT', url: string, body: unknown, more: Partial<Call> = {}) {
  const address = url.replace('ID', ids.company).replace('GROUP', ids.group);
  return call(opened.app, { method, url: address, token, body, headers: { 'if-match': '"1"' }, ...more });
}

const ALL = [
  ...Object.entries(PUTS).map(([url, body]) => ['PUT', url, body] as const),
  ...Object.entries(POSTS).map(([url, body]) => ['POST', url, body] as const),
];

describe.each(ALL)('%s %s', (method, url, { valid, wrong }) => {
  test.each(Object.entries(wrong))('refuses each wrong %s, naming the field', async (name, values) => {
    for (const value of values) {
      const answer = await send(method, url, { ...valid, [name]: value });
      expect([value, refusal(answer)]).toEqual([value, INVALID]);
      const { errors } = answer.body as { errors: { path: string }[] };
      expect(errors.every(({ path }) => path.startsWith(`/body/${name}`))).toBe(true);
    }
  });

  test('refuses an unknown field, also a read-only one', async () => {
    for (const name of ['more', 'version', '_id']) {
      expect(refusal(await send(method, url, { ...valid, [name]: 1 }))).toEqual(INVALID);
    }
  });

  test('refuses a body that is not an object or not JSON', async () => {
    const headers = { 'content-type': 'application/json', 'if-match': '"1"' };
    for (const text of ['[]', '"x"', '1', 'null']) {
      expect(refusal(await send(method, url, text, { headers }))).toEqual(INVALID);
    }
    expect((await send(method, url, '{', { headers })).status).toBe(400);
  });
});

test.each(Object.keys(PUTS))('PUT %s refuses a request without a version', async (url) => {
  const { valid } = PUTS[url] as Body; // one of its keys
  for (const headers of [{}, ...['', '*', '1', '"x"', 'W/"1"', '"-1"'].map((tag) => ({ 'if-match': tag }))]) {
    expect(refusal(await send('PUT', url, valid, { headers }))).toEqual(INVALID);
  }
});

const required = Object.entries(POSTS).flatMap(([url, body]) =>
  body.required.map((name) => [url, name, body.valid] as const),
);
test.each(required)('POST %s refuses a body without %s', async (url, name, valid) => {
  const { [name]: _, ...rest } = valid;
  const answer = await send('POST', url, rest);
  expect(refusal(answer)).toEqual(INVALID);
  expect(answer.body).toMatchObject({ errors: [{ path: `/body/${name}` }] });
});

const queries = ['page=0', 'page=x', 'sortOrder=up', 'sortBy=city', 'limit=9', `searchString=${long(100)}`];
const lists = ['/api/companies', '/api/groups', '/api/groups/GROUP/companies'];
test.each(lists.flatMap((url) => queries.map((query) => [url, query] as const)))(
  'GET %s?%s is refused',
  async (url, query) => {
    const address = `${url.replace('GROUP', ids.group)}?${query}`;
    expect(refusal(await call(opened.app, { url: address, token }))).toEqual(INVALID);
  },
);
