import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_RULES } from '#tests/support/policy-examples.ts';
import { call, refusal } from './support/call.ts';
import { rentalBody } from './support/cars.ts';
import { openContractApp } from './support/contract-app.ts';
import { dayAhead, searchBody } from './support/flights.ts';
import { hotelsOf, stayBody, TOWNS } from './support/hotels.ts';
import { PolicyDesk } from './support/policy-desk.ts';
import { insertCompany, insertMember } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';
import { insertTrip } from './support/trip-records.ts';

const opened = sharedApp();
let desk: PolicyDesk;

beforeEach(async () => {
  desk = await PolicyDesk.open(opened);
});

describe('the examples for trying a policy', () => {
  test('are empty when no one has searched and travelled', async () => {
    expect(await desk.examples()).toEqual([]);
  });

  test('are searches and trips, the latest first', async () => {
    const { tripId } = await insertTrip(opened.db, desk.traveler, {
      status: 'complete',
      parts: ['confirmed', 'confirmed'],
      now: new Date(opened.clock.now().getTime() - 1000),
    });
    await desk.searchStay({ location: TOWNS.Einsiedeln });
    await desk.examplesOf(2);
    await desk.search('flight', searchBody([desk.traveler.companyUserId]));
    await desk.examplesOf(3);
    const rental = rentalBody([desk.traveler.companyUserId], 'ZRH');
    await desk.search('car', rental);
    const found = await desk.examplesOf(4);
    expect(found.map(({ _id, at, ...example }) => example)).toMatchObject([
      { kind: 'search', parts: ['car'], title: 'Cars in Zurich Airport', startsOn: rental.pickUpDate },
      { kind: 'search', parts: ['flight'], title: 'Flights Zurich – London – Zurich' },
      { kind: 'search', parts: ['hotel'], title: 'Hotels in Einsiedeln' },
      { kind: 'trip', parts: ['hotel'] },
    ]);
    expect(found[3]?._id).toBe(tripId);
  });

  test('contain the last twenty searches, each once', async () => {
    for (let nights = 1; nights <= 21; nights += 1) {
      await desk.searchStay({ radius: 1, checkOut: dayAhead(30 + nights) });
      await desk.examplesOf(Math.min(nights, 20));
    }
    const before = await desk.examples();
    await desk.searchStay({ radius: 1, checkOut: dayAhead(40) });
    await vi.waitFor(async () => expect((await desk.examples())[0]?._id).not.toBe(before[0]?._id));
    expect(await desk.examples()).toHaveLength(20);
  });

  test('omit searches for days that have passed', async () => {
    await desk.searchStay();
    await desk.examplesOf(1);
    await opened.db
      .updateTable('recent_searches')
      .set({ starts_on: dayAhead(-2) })
      .where('company_id', '=', desk.companyId)
      .execute();
    expect(await desk.examples()).toEqual([]);
  });

  test('omit those of other companies', async () => {
    await desk.searchStay();
    const example = await desk.onlyExample();
    desk = await PolicyDesk.open(opened);
    expect(await desk.examples()).toEqual([]);
    for (const exampleKind of ['search', 'trip']) {
      const answer = await desk.preview({ example: example._id, exampleKind, draft: NO_RULES });
      expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
      expect(answer.body).toMatchObject({ errors: [{ path: '/body/example' }] });
    }
  });

  test('do not delay a search, not even when storing them fails', async () => {
    const logged: string[] = [];
    const other = await openContractApp({ logTo: (line) => logged.push(line) });
    try {
      const company = await insertCompany(other.db, { name: 'Other' });
      const member = await insertMember(other.db, { companyId: company, role: 'traveler' });
      await other.db.schema.dropTable('recent_searches').execute();
      const { token } = await openSession(other.deps, member);
      const body = stayBody([member.companyUserId]);
      const answer = await call(other.app, { method: 'POST', url: '/api/booking/hotel/search', token, body });
      expect(answer.status).toBe(200);
      expect(hotelsOf(answer.body).length).toBeGreaterThan(0);
      await vi.waitFor(() => expect(logged.join()).toContain('A search was answered but not kept'));
    } finally {
      await other.close();
    }
  });
});
