import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '#domain/contract.ts';
import { call, refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { expectUntouched } from './support/expect-untouched.ts';
import { insertCompany, insertMember } from './support/records.ts';
import { openSession } from './support/sessions.ts';

let opened: ContractApp;
let token: string;

const ID = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10';
const INVALID = { status: 422, code: 'validation_failed' };
const PRICE = { amount: 240_00, currency: 'CHF' };
const PART = { kind: 'hotel', offer: 'hotel~1' };

beforeAll(async () => {
  opened = await openContractApp();
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  const me = await insertMember(opened.db, { companyId, role: 'site-admin' });
  token = (await openSession(opened.deps, me)).token;
});
expectUntouched(() => opened);
afterAll(() => opened.close());

/** Of a body, with what is wrong in it and where that is. */
type Wrong = [what: string, changes: object, path: string];

const BAD_PARTS: Wrong[] = [
  ['no part', { part: undefined }, '/part'],
  ['a part in words', { part: 'a room' }, '/part'],
  ['a part without an offer', { part: { kind: 'hotel' } }, '/part/offer'],
  ['an offer with a space', { part: { kind: 'hotel', offer: 'hotel 1' } }, '/part/offer'],
  ['a long offer', { part: { kind: 'hotel', offer: 'x'.repeat(601) } }, '/part/offer'],
  ['no traveller who uses it', { part: { ...PART, travelers: [] } }, '/part/travelers'],
];

const OPERATIONS = {
  quotePartChange: {
    url: `/api/trips/${ID}/parts/${ID}/change/quote`,
    headers: {},
    valid: { part: PART },
    wrong: [...BAD_PARTS, ['a status', { status: 'changing' }, '/status']] satisfies Wrong[],
  },
  changePart: {
    url: `/api/trips/${ID}/parts/${ID}/change`,
    headers: { 'idempotency-key': 'key-of-a-bad-change' },
    valid: { part: PART, agreed: { price: PRICE, penalty: PRICE }, levels: [] },
    wrong: [
      ...BAD_PARTS,
      ['nothing that was agreed to', { agreed: undefined }, '/agreed'],
      ['no penalty', { agreed: { price: PRICE } }, '/agreed/penalty'],
      ['a price in words', { agreed: { price: '240', penalty: PRICE } }, '/agreed/price'],
      ['a third level', { levels: [3] }, '/levels/0'],
      ['no levels', { levels: undefined }, '/levels'],
      ['a reason that there is not', { reason: { code: 'luxury' } }, '/reason/code'],
      ['an empty comment', { comment: '' }, '/comment'],
      ['a long comment', { comment: 'x'.repeat(1001) }, '/comment'],
      ['another trip', { tripId: ID }, '/tripId'],
    ] satisfies Wrong[],
  },
  approveChange: {
    url: `/api/trips/${ID}/changes/${ID}/approve`,
    headers: {},
    valid: { version: 1 },
    wrong: [
      ['no version', { version: undefined }, '/version'],
      ['the version 0', { version: 0 }, '/version'],
      ['a version in words', { version: 'one' }, '/version'],
      ['a comment of spaces', { comment: '  ' }, '/comment'],
      ['a total', { total: PRICE }, '/total'],
    ] satisfies Wrong[],
  },
  rejectChange: {
    url: `/api/trips/${ID}/changes/${ID}/reject`,
    headers: {},
    valid: { version: 1, comment: 'Too dear' },
    wrong: [
      ['no version', { version: undefined }, '/version'],
      ['no comment', { comment: undefined }, '/comment'],
      ['a comment of spaces', { comment: ' ' }, '/comment'],
      ['a long comment', { comment: 'x'.repeat(1001) }, '/comment'],
      ['a return for changes', { sendBack: true }, '/sendBack'],
    ] satisfies Wrong[],
  },
};

describe.each(Object.entries(OPERATIONS))('%s', (_, { url, headers, valid, wrong }) => {
  const send = async (body: unknown, sent: Record<string, string> = headers) =>
    await call(opened.app, { method: 'POST', url, token, headers: sent, body });

  test.each(wrong)('with %s is refused', async (_what, changes, path) => {
    const answer = await send({ ...valid, ...changes });
    expect(refusal(answer)).toEqual(INVALID);
    // A part is compared with each of its kinds.
    const { errors = [] } = answer.body as Problem; // the contract has checked it
    expect(errors.map((fault) => fault.path)).toContain(`/body${path}`);
  });

  test.each([[[]], ['x'], [1], [null]])('with the body %j is refused', async (body) => {
    const answer = await send(JSON.stringify(body), { ...headers, 'content-type': 'application/json' });
    expect(refusal(answer)).toEqual(INVALID);
  });
});

test('a change without a key is refused', async () => {
  const { url, valid } = OPERATIONS.changePart;
  const answer = await call(opened.app, { method: 'POST', url, token, body: valid });
  expect(refusal(answer)).toEqual(INVALID);
});

test.each([
  [`/api/trips/${ID}/parts/x/change/quote`, OPERATIONS.quotePartChange.valid],
  [`/api/trips/${ID}/changes/x/approve`, OPERATIONS.approveChange.valid],
  [`/api/trips/${ID}/changes/x/withdraw`, undefined],
])('an id that is none in %s is refused', async (url, body) => {
  const answer = await call(opened.app, { method: 'POST', url, token, ...(body && { body }) });
  expect(refusal(answer)).toEqual(INVALID);
});
