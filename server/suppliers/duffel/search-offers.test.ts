import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPANY_ACCOUNT, MEMBERSHIP } from '#tests/support/duffel-server/offers.ts';
import { foundIn, gather } from '#tests/support/suppliers/gather.ts';
import { type DuffelUnderTest, openDuffel, queryOn, refuse } from '#tests/support/suppliers/open-duffel.ts';

let tested: DuffelUnderTest;
beforeAll(async () => {
  tested = await openDuffel();
});
afterAll(() => tested.close());

async function search(route: string, more: Parameters<typeof tested.newCall>[0] = {}) {
  return await gather(tested.supplier.search(queryOn(route), tested.newCall(more)));
}

describe('a search', () => {
  test('finds flights with their fares, and who flies them', async () => {
    const [answer] = await search('JFK-EWR');
    const [itinerary] = answer && 'found' in answer ? answer.found : [];
    const [segment] = itinerary?.legs[0]?.segments ?? [];
    expect(answer?.source).toBe('duffel');
    expect(segment).toMatchObject({ carrier: 'ZZ', flightNumber: 1008, operatingCarrier: 'BA' });
    expect(segment).toMatchObject({ aircraft: '320', departureTerminal: '5', distanceKm: 424 });
    expect(itinerary?.fares.map(({ family, price }) => [family.name, price])).toEqual([
      ['Basic', { amount: 10_080, currency: 'GBP' }],
      ['Flex', { amount: 18_080, currency: 'GBP' }],
    ]);
    const [basic, flex] = itinerary?.fares ?? [];
    expect(basic).toMatchObject({ co2Kg: 120, serviceClasses: ['Y'], bookingClasses: ['Y'] });
    expect(basic?.family).toMatchObject({
      carryOn: { pieces: 1 },
      checked: { pieces: 0 },
      change: { allowed: null },
      refund: { allowed: false },
    });
    expect(flex?.family.refund).toEqual({ allowed: true, fee: { amount: 0, currency: 'GBP' } });
    expect(basic?.holdUntil?.getTime()).toBeGreaterThan(Date.now());
  });

  test('has a leg for each slice, and a segment for each flight', async () => {
    const [onward] = foundIn(await search('LHR-DXB'));
    expect(onward?.legs.map(({ segments }) => segments.map(({ destination }) => destination))).toEqual([
      ['AMS', 'DXB'],
    ]);
    expect(onward?.legs[0]?.stopoverMinutes).toHaveLength(1);
    const both = tested.supplier.search(queryOn('JFK-EWR', 'EWR-JFK'), tested.newCall());
    const [itinerary] = foundIn(await gather(both));
    expect(itinerary?.legs.map(({ segments }) => segments[0]?.origin)).toEqual(['JFK', 'EWR']);
  });

  test('finds the fares of the company under its account with the airline', async () => {
    const accounts = [
      { airline: 'BA', number: 'OTHER1' },
      { airline: 'ZZ', number: COMPANY_ACCOUNT },
    ];
    const query = { ...queryOn('JFK-EWR'), accounts };
    const [itinerary] = foundIn(await gather(tested.supplier.search(query, tested.newCall())));
    expect(itinerary?.fares[0]?.price).toEqual({ amount: 9072, currency: 'GBP' });
  });

  test('finds the fares for a member, and names only who is one', async () => {
    const memberships = [{ airline: 'ZZ', number: MEMBERSHIP }];
    const flyers = [
      { firstName: 'Zoë', lastName: "O'Neil", memberships },
      { firstName: 'Daniel', lastName: 'Frei', memberships: [] },
    ];
    const found = async (flyer = flyers) => {
      const query = { ...queryOn('JFK-EWR'), flyers: flyer };
      const [itinerary] = foundIn(await gather(tested.supplier.search(query, tested.newCall())));
      return itinerary?.fares[0]?.price.amount;
    };
    expect(await found()).toBe(9576);
    const account = { airline_iata_code: 'ZZ', account_number: MEMBERSHIP };
    expect(tested.server.searches.at(-1)?.passengers).toEqual([
      { type: 'adult', given_name: 'Zoë', family_name: "O'Neil", loyalty_programme_accounts: [account] },
      { type: 'adult' },
    ]);
    const unnamed = flyers.map((flyer) => ({ ...flyer, lastName: 'With more than twenty letters' }));
    expect(await found(unnamed)).toBe(10_080);
  });

  test('goes on without memberships when one of them is refused', async () => {
    const memberships = [{ airline: 'ZZ', number: 'WRONG' }];
    const flyers = [1, 2].map(() => ({ firstName: 'Zoë', lastName: 'Frei', memberships }));
    tested.server.next(
      'POST /air/batch_offer_requests',
      refuse(422, 'validation_error', 'validation_format'),
    );
    const query = { ...queryOn('JFK-EWR'), flyers };
    const [itinerary] = foundIn(await gather(tested.supplier.search(query, tested.newCall())));
    expect(itinerary?.fares[0]?.price.amount).toBe(10_080);
    expect(tested.server.searches.at(-1)?.passengers).toEqual([{ type: 'adult' }, { type: 'adult' }]);
  });

  test('answers as soon as some airlines have, and keeps that when the others fail', async () => {
    const departures = (answers: Awaited<ReturnType<typeof search>>) =>
      answers.map((answer) =>
        'found' in answer
          ? answer.found.map(({ legs }) => legs[0]?.segments[0]?.departure.slice(11))
          : answer.failure,
      );
    expect(departures(await search('JFK-EWR'))).toEqual([['08:05'], ['15:05']]);
    const onTime = { lateMs: 0 };
    tested.server.next('GET /air/batch_offer_requests/:id', onTime, onTime, 'answerLost');
    expect(departures(await search('JFK-EWR'))).toEqual([['08:05'], 'unavailable']);
    tested.server.next('GET /air/batch_offer_requests/:id', onTime, onTime, { lateMs: 600 });
    expect(departures(await search('JFK-EWR', { timeoutMs: 500 }))).toEqual([['08:05'], 'timeout']);
  });

  test('finds nothing where there are no offers', async () => {
    expect(await search('PVD-RAI')).toEqual([{ source: 'duffel', found: [] }]);
  });

  test.each([
    ['an airline that does not answer', 'STN-LHR', undefined],
    ['half an answer', 'JFK-EWR', 'half'],
    ['a doubled answer', 'JFK-EWR', 'doubled'],
    ['a lost answer', 'JFK-EWR', 'answerLost'],
    ['a page instead of an answer', 'JFK-EWR', { status: 502, body: '<html></html>' }],
    ['a wrong token', 'JFK-EWR', refuse(401, 'authentication_error', 'access_token_not_found')],
  ] as const)('reports %s as unavailable', async (_, route, fault) => {
    if (fault) tested.server.next('POST /air/batch_offer_requests', fault);
    expect(await search(route)).toEqual([{ source: 'duffel', failure: 'unavailable' }]);
  });

  test('reports an answer that takes too long, and ends when the caller has gone', async () => {
    tested.server.next('POST /air/batch_offer_requests', { lateMs: 500 });
    expect(await search('JFK-EWR', { timeoutMs: 200 })).toEqual([{ source: 'duffel', failure: 'timeout' }]);
    expect(await search('JFK-EWR', { signal: AbortSignal.abort() })).toEqual([]);
  });

  test('waits for the rate limit to end, and is sent again', async () => {
    const now = new Date();
    const headers = {
      date: now.toUTCString(),
      'ratelimit-remaining': '0',
      'ratelimit-reset': new Date(now.getTime() + 1000).toUTCString(),
    };
    const limited = { ...refuse(429, 'rate_limit_error', 'rate_limit_exceeded'), headers };
    tested.server.next('POST /air/batch_offer_requests', limited);
    const started = Date.now();
    expect(foundIn(await search('JFK-EWR'))).not.toEqual([]);
    expect(Date.now() - started).toBeGreaterThan(900);
  });

  test('survives unknown fields and values, and leaves out offers that lack what is needed', async () => {
    let count = 0;
    tested.server.change = (offer) => {
      count += 1;
      if (count === 1) return { ...offer, total_amount: null };
      if (count === 2) return { ...offer, owner: { name: 'No code' } };
      return {
        ...offer,
        invented: { deep: [1] },
        conditions: null,
        total_emissions_kg: null,
        tax_amount: null,
      };
    };
    tested.logged.length = 0;
    const fares = foundIn(await search('JFK-EWR')).flatMap((one) => one.fares);
    tested.server.change = (offer) => offer;
    expect(fares.map(({ family }) => [family.name, family.refund])).toEqual([
      ['Basic', { allowed: null }],
      ['Flex', { allowed: null }],
    ]);
    expect(fares[0]?.co2Kg).toBeGreaterThan(0);
    expect(tested.logged.join()).toContain('offer.total_amount');
    expect(tested.logged.join()).not.toContain('robin');
  });
});
