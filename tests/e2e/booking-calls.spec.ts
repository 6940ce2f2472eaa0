import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { PASSWORD, PEOPLE } from './people.ts';

/** Calls without a screen: they search and price from a browser, and are checked against the contract. */
interface Answer {
  status: number;
  type: string;
  // Typed by the contract; each test names the fields it reads.
  body: Record<string, unknown>;
}

interface Caller {
  me: string;
  ask(path: string, body: object | null, accept?: string): Promise<Answer>;
}

async function callAs(page: Page, person: keyof typeof PEOPLE): Promise<Caller> {
  await page.goto('/login');
  const ask = (path: string, body: object | null, accept: string, token: string) =>
    page.evaluate(
      async (sent) => {
        const headers: Record<string, string> = { accept: sent.accept, 'content-type': 'application/json' };
        if (sent.token) headers.authorization = `Bearer ${sent.token}`;
        const answer = await fetch(sent.path, {
          method: sent.body ? 'POST' : 'GET',
          headers,
          body: sent.body && JSON.stringify(sent.body),
        });
        const type = answer.headers.get('content-type') ?? '';
        const text = await answer.text();
        const body = type.includes('ndjson')
          ? {
              lines: text
                .trim()
                .split('\n')
                .map((line) => JSON.parse(line)),
            }
          : JSON.parse(text);
        return { status: answer.status, type, body };
      },
      { path, body, accept, token },
    );
  const credentials = { email: PEOPLE[person], password: PASSWORD };
  const { body } = await ask('/api/auth/login', credentials, 'application/json', '');
  const { token, companyUser } = body as { token: string; companyUser: { _id: string } };
  return {
    me: companyUser._id,
    ask: (path, sent, accept = 'application/json') => ask(path, sent, accept, token),
  };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const airport = (code: string) => ({ code, type: 'airport' });

function flights(travelers: string[], days = [30, 33]) {
  const [out = 30, back = 33] = days;
  const legs = [
    { origin: airport('ZRH'), destination: airport('LHR'), departureDate: inDays(out) },
    { origin: airport('LHR'), destination: airport('ZRH'), departureDate: inDays(back) },
  ];
  return { travelers, flightType: 'roundTrip', legs };
}

const ofLines = (answer: Answer, type: string) =>
  (answer.body.lines as { type: string }[]).filter((line) => line.type === type);

test('flights are searched, priced again and shown with their seats', async ({ page }) => {
  const { me, ask } = await callAs(page, 'traveler');
  const found = await ask('/api/booking/flight/search', flights([me]));
  const streamed = await ask('/api/booking/flight/search', flights([me]), 'application/x-ndjson');
  expect([streamed.status, streamed.type]).toEqual([200, 'application/x-ndjson']);
  expect(ofLines(streamed, 'end')).toEqual(
    ofLines(found, 'end').map((line) =>
      expect.objectContaining({ type: 'end', offers: (line as { offers?: number }).offers }),
    ),
  );
  expect(ofLines(found, 'end')).toHaveLength(1);
  const [first] = ofLines(found, 'results').flatMap(
    (line) => (line as unknown as { itineraries: { fares: { offer: string }[] }[] }).itineraries,
  );
  const body = { travelers: [me], offer: first?.fares[0]?.offer };
  expect((await ask('/api/booking/flight/select', body)).body).toMatchObject({
    outcome: 'priced',
    change: { kind: 'same' },
  });
  expect((await ask('/api/booking/flight/seats', body)).body).toMatchObject({ outcome: 'priced' });
});

test('hotels are searched, shown and checked', async ({ page }) => {
  const { me, ask } = await callAs(page, 'traveler');
  const stay = { checkIn: inDays(30), checkOut: inDays(32) };
  const location = { latitude: 47.3769, longitude: 8.5417 };
  const found = await ask('/api/booking/hotel/search', { travelers: [me], location, ...stay });
  const [first] = ofLines(found, 'results').flatMap(
    (line) => (line as unknown as { hotels: { propertyId: string; rates: { offer: string }[] }[] }).hotels,
  );
  const { propertyId } = first ?? {};
  const details = await ask('/api/booking/hotel/details', { travelers: [me], propertyId, ...stay });
  expect(details).toMatchObject({ status: 200, body: { property: { propertyId } } });
  const checked = await ask('/api/booking/hotel/check', {
    travelers: [me],
    offer: first?.rates[0]?.offer,
  });
  expect(checked.body).toMatchObject({ outcome: 'priced' });
});

test('cars are searched and checked', async ({ page }) => {
  const { me, ask } = await callAs(page, 'traveler');
  const rental = { pickUpDate: inDays(30), dropOffDate: inDays(33) };
  const found = await ask('/api/booking/car/search', { travelers: [me], pickUp: { code: 'ZRH' }, ...rental });
  const [first] = ofLines(found, 'results').flatMap(
    (line) => (line as unknown as { cars: { offer: string }[] }).cars,
  );
  const checked = await ask('/api/booking/car/check', { travelers: [me], offer: first?.offer });
  expect(checked.body).toMatchObject({ outcome: 'priced' });
});

test('invalid searches and prices are refused as documented', async ({ page }) => {
  const { me, ask } = await callAs(page, 'traveler');
  const stranger = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10';
  const codes = [
    await ask('/api/booking/flight/search', flights([me], [33, 30])),
    await ask('/api/booking/flight/search', flights([stranger])),
    await ask('/api/booking/flight/select', { travelers: [me], offer: 'flight~LX1~10CHF~~z~forged' }),
    await ask(`/api/booking/policy?companyUser=${stranger}`, null),
  ].map(({ status, body }) => [status, body.code]);
  expect(codes).toEqual([
    [422, 'dates_out_of_order'],
    [404, 'not_found'],
    [422, 'offer_invalid'],
    [404, 'not_found'],
  ]);
});
