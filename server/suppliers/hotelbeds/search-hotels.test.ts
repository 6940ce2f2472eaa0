import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conformInSearch } from '#tests/support/suppliers/conform-in-search.ts';
import { foundIn, gather } from '#tests/support/suppliers/gather.ts';
import { type HotelbedsUnderTest, openHotelbeds, queryFor } from '#tests/support/suppliers/open-hotelbeds.ts';

describe('looks', () => conformInSearch(openHotelbeds));

let tested: HotelbedsUnderTest;
beforeAll(async () => {
  tested = await openHotelbeds();
});
afterAll(() => tested.close());

const refuse = (status: number, code: string, message: string) => ({
  status,
  body: JSON.stringify({ error: { code, message } }),
});

async function search(query = queryFor('ordinary'), more: Parameters<typeof tested.newCall>[0] = {}) {
  return await gather(tested.supplier.search(query, tested.newCall(more)));
}

describe('a search', () => {
  test('finds hotels with their rates', async () => {
    const [answer] = await search();
    const [hotel] = answer && 'found' in answer ? answer.found : [];
    expect(answer?.source).toBe('112');
    expect(hotel?.property).toMatchObject({
      propertyId: 'hb-101',
      name: 'Hotel Zur Linde',
      stars: 4,
      rating: null,
      address: { city: 'Altstadt', country: 'CH' },
      zone: 'Europe/Zurich',
    });
    const { checkIn } = queryFor('ordinary');
    const arrival = new Date(`${checkIn}T00:00:00+01:00`);
    const dayBefore = new Date(arrival.getTime() - 86_400_000);
    const euros = (amount: number) => ({ amount, currency: 'EUR' });
    expect(hotel?.rates).toMatchObject([
      { roomName: 'Double standard', price: euros(18_020), prepaid: true, cancellation: { deadlines: [] } },
      {
        roomType: 'double',
        mealPlan: 14,
        breakfastIncluded: false,
        price: euros(22_000),
        onSite: { amount: 700, currency: 'CHF' },
        roomsLeft: 5,
        cancellation: {
          deadlines: [
            { at: dayBefore.toISOString(), penalty: euros(1000) },
            { at: arrival.toISOString(), penalty: euros(22_000) },
          ],
        },
      },
      { roomType: 'twin', mealPlan: 19, breakfastIncluded: true, price: euros(26_100) },
    ]);
  });

  test('is priced for all rooms', async () => {
    const query = { ...queryFor('ordinary'), rooms: 2, guests: 2 };
    const [hotel] = foundIn(await search(query));
    expect(hotel?.rates[0]).toMatchObject({ price: { amount: 36_040 }, highestOccupancy: 2 });
  });

  test.each([
    ['half an answer', 'half'],
    ['a doubled answer', 'doubled'],
    ['a lost answer', 'answerLost'],
    ['a page instead of an answer', { status: 502, body: '<html></html>' }],
    ['a wrong signature', { status: 401, body: '{"error":"Not Authorized"}' }],
    ['a quota that is used up', { status: 403, body: '<h1>Developer Over Rate</h1>' }],
    ['an error of its system', refuse(500, 'SYSTEM_ERROR', 'Internal error')],
    ['an answer without hotels', { status: 200, body: '{"auditData":{}}' }],
  ] as const)('reports %s as unavailable', async (_, fault) => {
    tested.server.next('POST /hotels', fault);
    expect(await search()).toEqual([{ source: '112', failure: 'unavailable' }]);
  });

  test.each([
    [
      'by its status',
      { status: 429, body: '{"error":"Too many requests"}', headers: { 'retry-after': '1' } },
    ],
    ['by its gateway', { status: 403, body: '<h1>Developer Over Qps</h1>' }],
  ] as const)('waits for the rate limit to end, shown %s, and is sent again', async (_, fault) => {
    tested.server.next('POST /hotels', fault);
    const started = Date.now();
    expect(foundIn(await search())).not.toEqual([]);
    expect(Date.now() - started).toBeGreaterThan(900);
  });

  test('survives unknown fields and values, and leaves out rates that lack what is needed', async () => {
    let count = 0;
    tested.server.change = (rate) => {
      count += 1;
      if (count === 1) return { ...rate, net: null };
      if (count === 2)
        return { ...rate, invented: { deep: [1] }, boardCode: 'ZZ', rateType: 'NEW', taxes: null };
      return { ...rate, paymentType: 'AT_HOTEL' };
    };
    tested.logged.length = 0;
    const rates = foundIn(await search()).flatMap((hotel) => hotel.rates);
    tested.server.change = (rate) => rate;
    expect(rates).toMatchObject([{ roomName: 'Double standard', mealPlan: 14, onSite: null }]);
    expect(tested.logged.join()).toContain('"net":1');
  });

  test('shows the price that a hotel prescribes', async () => {
    tested.server.change = (rate) => ({ ...rate, hotelMandatory: true });
    const [hotel] = foundIn(await search());
    tested.server.change = (rate) => rate;
    const [first, second] = hotel?.rates ?? [];
    expect(first?.price).toEqual({ amount: 19_822, currency: 'EUR' });
    expect(second?.cancellation.deadlines.at(-1)?.penalty).toEqual(second?.price);
  });
});

describe('the details of a hotel', () => {
  test('have all its rates', async () => {
    const outcome = await tested.supplier.details('hb-101', queryFor('ordinary'), tested.newCall());
    const hotel = outcome.outcome === 'found' ? outcome.hotel : expect.fail(outcome.outcome);
    expect(hotel).toMatchObject({ property: { name: 'Hotel Zur Linde' }, pictures: [], phone: null });
    expect(hotel.rates).toHaveLength(3);
  });

  test('are not found for other hotels, and unknown without an answer', async () => {
    const detailsOf = (id: string) => tested.supplier.details(id, queryFor('ordinary'), tested.newCall());
    for (const id of ['hb-999', '2657896-12', 'hb-', 'hb-0']) {
      expect(await detailsOf(id)).toEqual({ outcome: 'notFound' });
    }
    tested.server.next('POST /hotels', 'answerLost');
    expect(await detailsOf('hb-101')).toEqual({ outcome: 'unknown' });
  });
});

test('neither key nor secret is ever logged', async () => {
  tested.server.next('POST /hotels', 'answerLost', refuse(400, 'INVALID_REQUEST', 'secret-of-these-tests'));
  await search();
  await search();
  expect(tested.logged.length).toBeGreaterThan(1);
  expect(tested.logged.join()).not.toMatch(/(key|secret)-of-these-tests/);
});
