import { randomUUIDv7 } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { EarlierSearch, EarlierSearches } from '#domain/contract.ts';
import type { RecentSearch } from '#domain/offers/recent-search.ts';
import { saveRecentSearch } from '#server/features/recent-searches/recent-search-repository.ts';
import { call } from './support/call.ts';
import { rentalBody } from './support/cars.ts';
import { dayAhead, legTo, searchBody } from './support/flights.ts';
import { stayBody, TOWNS } from './support/hotels.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let companyId: string;
let me: Member;

beforeEach(async () => {
  companyId = await insertCompany(opened.db, { name: randomUUIDv7() });
  me = await insertMember(opened.db, { companyId, role: 'traveler' });
});

async function earlier(as: Member = me): Promise<EarlierSearch[]> {
  const { token } = await openSession(opened.deps, as);
  const { status, body } = await call(opened.app, { url: '/api/booking/earlier-searches', token });
  expect(status).toBe(200);
  return (body as EarlierSearches).docs; // the contract has checked it
}

/** Searches are stored after the answer. */
async function search(kind: 'flight' | 'hotel' | 'car', body: object): Promise<void> {
  const stored = async () =>
    Number((await opened.db.selectFrom('recent_searches').select('id').execute()).length);
  const before = await stored();
  const { token } = await openSession(opened.deps, me);
  const url = `/api/booking/${kind}/search`;
  expect((await call(opened.app, { method: 'POST', url, token, body })).status).toBe(200);
  await vi.waitFor(async () => expect(await stored()).toBe(before + 1));
}

const stayIn = (town: keyof typeof TOWNS, startsIn = 30): RecentSearch => ({
  kind: 'hotel',
  query: {
    ...TOWNS[town],
    radiusKm: 6,
    checkIn: dayAhead(startsIn),
    checkOut: dayAhead(startsIn + 2),
    rooms: 2,
    guests: 1,
    rateCodes: [],
  },
});

const remember = (by: Member, ...searches: RecentSearch[]) =>
  searches.reduce(async (before, one) => {
    await before;
    const scope = { companyId, companyUserId: by.companyUserId, now: opened.clock.now() };
    await saveRecentSearch(opened.db, scope, one);
  }, Promise.resolve());

const named = (found: EarlierSearch[]) =>
  found.map((one) => `${one.why}: ${one.kind === 'hotel' ? one.place.label : one.kind}`);

describe('earlier searches', () => {
  test('are what the caller searched for last, with everything that a form needs but the travelers', async () => {
    expect(await earlier()).toEqual([]);
    const rental = rentalBody([me.companyUserId], 'GVA', { pickUpTime: '10:30' });
    await search('car', rental);
    await search('hotel', stayBody([me.companyUserId], { location: TOWNS.Einsiedeln, radius: 1 }));
    await search('flight', searchBody([me.companyUserId], { serviceClass: 'C' }));
    expect(await earlier()).toEqual([
      {
        kind: 'flight',
        why: 'last',
        flightType: 'roundTrip',
        serviceClass: 'C',
        origin: expect.objectContaining({ code: 'ZRH', type: 'airport', city: 'Zurich', country: 'CH' }),
        destination: expect.objectContaining({ code: 'LHR', city: 'London', zone: 'Europe/London' }),
        from: dayAhead(40),
        to: dayAhead(42),
      },
      {
        kind: 'hotel',
        why: 'last',
        place: { label: 'Einsiedeln', ...TOWNS.Einsiedeln },
        rooms: 1,
        from: dayAhead(30),
        to: dayAhead(32),
      },
      {
        kind: 'car',
        why: 'last',
        pickUp: { code: 'GVA', label: expect.stringContaining('Geneva') },
        pickUpTime: '10:30',
        dropOffTime: '18:00',
        from: rental.pickUpDate,
        to: rental.dropOffDate,
      },
    ]);
  });

  test('of a one-way flight have one day, and those of many legs are left out', async () => {
    const travelers = [me.companyUserId];
    await search('flight', { travelers, flightType: 'oneWay', legs: [legTo('ZRH', 'LHR', 40)] });
    const legs = [legTo('ZRH', 'LHR', 40), legTo('LHR', 'CDG', 42), legTo('CDG', 'ZRH', 44)];
    await search('flight', { travelers, flightType: 'multiCity', legs });
    const [found, ...more] = await earlier();
    expect(found).toMatchObject({ flightType: 'oneWay', from: dayAhead(40) });
    expect(found).not.toHaveProperty('to');
    expect(more).toEqual([]);
  });

  test('begin with places that were searched for three times, and name each place once', async () => {
    await remember(me, stayIn('Arosa', 30), stayIn('Arosa', 40), stayIn('Arosa', 50));
    await remember(me, stayIn('Gersau'), stayIn('Appenzell', 30), stayIn('Appenzell', 31));
    expect(named(await earlier())).toEqual(['usual: Arosa', 'last: Appenzell', 'last: Gersau']);
    expect((await earlier())[0]).toMatchObject({ from: dayAhead(50), rooms: 2 });
  });

  test('for days that have passed come without them', async () => {
    await remember(me, stayIn('Arosa', -3));
    const [found] = await earlier();
    expect(found).toMatchObject({ place: { label: 'Arosa' } });
    expect(found).not.toHaveProperty('from');
    expect(found).not.toHaveProperty('to');
  });

  test('of other people are listed once five of the company have searched for the place, without their days', async () => {
    for (let people = 1; people <= 5; people += 1) {
      expect(await earlier()).toEqual([]);
      const colleague = await insertMember(opened.db, { companyId, role: 'traveler' });
      await remember(colleague, stayIn('Arosa', 30 + people), stayIn('Arosa', 60 + people));
    }
    const [found, ...more] = await earlier();
    expect(found).toEqual({
      kind: 'hotel',
      why: 'company',
      place: { label: 'Arosa', ...TOWNS.Arosa },
      rooms: 1,
    });
    expect(more).toEqual([]);
    await remember(me, stayIn('Arosa'));
    expect(named(await earlier())).toEqual(['last: Arosa']);
  });

  test('are of the company that the session acts in', async () => {
    await remember(me, stayIn('Arosa'));
    const elsewhere = await insertCompany(opened.db, { name: randomUUIDv7() });
    const stranger = await insertMember(opened.db, { companyId: elsewhere, role: 'traveler' });
    expect(await earlier(stranger)).toEqual([]);
  });
});
