import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal } from '../support/call.ts';
import { type ContractApp, openContractApp } from '../support/contract-app.ts';
import { detailsBody } from '../support/hotels.ts';
import { HOTELS } from '../support/orders.ts';
import { insertCompany, insertMember, type Member } from '../support/records.ts';
import { openSession } from '../support/sessions.ts';

let opened: ContractApp;
let traveller: Member;
let isSilent = false;

beforeAll(async () => {
  opened = await openContractApp({
    between: ({ hotels, ...others }) => ({
      ...others,
      hotels: {
        ...hotels,
        details: async (...asked) =>
          isSilent ? { outcome: 'unknown' as const } : await hotels.details(...asked),
      },
    }),
  });
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  traveller = await insertMember(opened.db, { companyId, role: 'traveler' });
});
afterAll(() => opened.close());

async function askFor(propertyId: string) {
  const { token } = await openSession(opened.deps, traveller);
  const body = detailsBody([traveller.companyUserId], propertyId);
  return await call(opened.app, { method: 'POST', url: '/api/booking/hotel/details', token, body });
}

test('a hotel that does not answer in time is still shown', async () => {
  isSilent = true;
  expect(refusal(await askFor(HOTELS.falling))).toEqual({ status: 503, code: 'unavailable' });
  isSilent = false;
  expect((await askFor(HOTELS.falling)).status).toBe(200);
  expect(refusal(await askFor('nowhere'))).toEqual({ status: 404, code: 'not_found' });
});
