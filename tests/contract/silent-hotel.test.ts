import { beforeAll, expect, test } from 'vitest';
import { call, refusal } from './support/call.ts';
import { detailsBody } from './support/hotels.ts';
import { HOTELS } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp({
  between: ({ hotels, ...others }) => ({
    ...others,
    hotels: {
      ...hotels,
      details: async (...asked) =>
        isSilent ? { outcome: 'unknown' as const } : await hotels.details(...asked),
    },
  }),
});
let traveler: Member;
let isSilent = false;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  traveler = await insertMember(opened.db, { companyId, role: 'traveler' });
});

async function askFor(propertyId: string) {
  const { token } = await openSession(opened.deps, traveler);
  const body = detailsBody([traveler.companyUserId], propertyId);
  return await call(opened.app, { method: 'POST', url: '/api/booking/hotel/details', token, body });
}

test('a hotel that does not answer in time is still shown', async () => {
  isSilent = true;
  expect(refusal(await askFor(HOTELS.falling))).toEqual({ status: 503, code: 'unavailable' });
  isSilent = false;
  expect((await askFor(HOTELS.falling)).status).toBe(200);
  expect(refusal(await askFor('nowhere'))).toEqual({ status: 404, code: 'not_found' });
});
