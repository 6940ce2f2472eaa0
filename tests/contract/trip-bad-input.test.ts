import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { insertCompany, insertMember } from './support/records.ts';
import { openSession } from './support/sessions.ts';

let opened: ContractApp;
let token: string;

beforeAll(async () => {
  opened = await openContractApp();
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  const member = await insertMember(opened.db, { companyId, role: 'traveler' });
  token = (await openSession(opened.deps, member)).token;
});
afterAll(() => opened.close());

const ask = async (url: string) => await call(opened.app, { url, token });
const INVALID = { status: 422, code: 'validation_failed' };

describe('the query of the list of trips', () => {
  test.each([
    'tripFilter=',
    'tripFilter=Upcoming',
    'tripFilter=upcoming&tripFilter=past',
    'tripFilter[]=past',
  ])('with %s is refused', async (query) => {
    expect(refusal(await ask(`/api/trips?${query}`))).toEqual(INVALID);
  });

  test('with as many words as fit finds nothing', async () => {
    const words = Array.from({ length: 50 }, (_, index) => (index % 10).toString()).join('%20');
    expect(await ask(`/api/trips?searchString=${words}`)).toMatchObject({ status: 200, body: { docs: [] } });
  });

  test('for the last page is answered', async () => {
    expect(await ask('/api/trips?page=100000')).toMatchObject({ status: 200, body: { docs: [] } });
  });
});

describe('the query of the numbers of trips', () => {
  test.each([
    `searchString=${'x'.repeat(101)}`,
    'searchString=a&searchString=b',
    'tripFilter=past',
    'page=1',
    'today=2027-01-01',
  ])('with %s is refused', async (query) => {
    expect(refusal(await ask(`/api/trips/count?${query}`))).toEqual(INVALID);
  });
});
