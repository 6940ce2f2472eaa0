import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { carLines, carsOf, rentalBody } from './support/cars.ts';
import { hotelLines, hotelsOf, stayBody, TOWNS } from './support/hotels.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';

let server: TestServer;
let member: Member;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  const companyId = await insertCompany(server.deps.db, { name: 'Home' });
  member = await insertMember(server.deps.db, { companyId, role: 'traveler' });
  const { token } = await openSession(server.deps, member);
  headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    accept: 'application/x-ndjson',
  };
});
afterAll(() => server.close());

const me = () => [member.companyUserId];
const addressOf = (kind: string) => `${server.url}/api/booking/${kind}/search`;

async function search(kind: 'hotel' | 'car', body: object): Promise<string> {
  const answer = await fetch(addressOf(kind), { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return await answer.text();
}

describe('a thread', () => {
  test('finds hotels and cars', async () => {
    const hotels = await search('hotel', stayBody(me(), { location: TOWNS.Zurich }));
    expect(hotelLines(hotels).types).toEqual([...Array.from({ length: 5 }, () => 'results'), 'end']);
    expect(hotelsOf(hotels).length).toBeGreaterThan(40);
    const cars = await search('car', rentalBody(me(), 'ZRH'));
    expect(carLines(cars).end.results).toBe(carsOf(cars).length);
  });

  test.each([
    ['hotel', () => stayBody(me(), { location: { latitude: 46.8211, longitude: 8.4013 } }), '112', 3],
    ['car', () => rentalBody(me(), 'OSD'), 'broker', 1],
  ] as const)(
    'sends what fast sources of a %s search have found while a slow one is still asked',
    async (kind, body, slow, fast) => {
      const call = request(addressOf(kind), { method: 'POST', agent: false, headers });
      call.end(JSON.stringify(body()));
      const [answer] = await once(call, 'response');
      let text = '';
      for await (const chunk of answer) {
        text += String(chunk);
        // A reader that stops early ends the search.
        if (text.split('\n').length > fast) break;
      }
      expect(text).not.toContain(`"type":"results","source":"${slow}"`);
      expect(text).not.toContain('"type":"end"');
    },
  );
});
