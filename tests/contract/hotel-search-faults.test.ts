import { beforeAll, expect, test } from 'vitest';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { call } from './support/call.ts';
import { hotelLines, hotelsOf, stayBody, TOWNS } from './support/hotels.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const SOURCE = '110';

const hotels = new FaultySuppliers();
const logged: string[] = [];
const opened = sharedApp({ between: hotels.between, logTo: (line) => logged.push(line) });
let me: Member;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  me = await insertMember(opened.db, { companyId, role: 'traveler' });
});

async function search(): Promise<unknown> {
  const { token } = await openSession(opened.deps, me);
  const body = stayBody([me.companyUserId], { location: TOWNS.Zurich });
  const answer = await call(opened.app, { method: 'POST', url: '/api/booking/hotel/search', token, body });
  expect(answer.status).toBe(200);
  return answer.body;
}

const namesOf = (body: unknown) =>
  hotelsOf(body)
    .map(({ propertyId }) => propertyId)
    .sort();
const takenRooms = async () => await opened.db.selectFrom('embedded_units').select('unit').execute();

test.each([
  ['exceeds the timeout', 'timeout'],
  ['is reset before it arrives', 'unavailable'],
  ['is reset before the answer', 'unavailable'],
  ['gets half an answer', 'unavailable'],
  ['gets a server error', 'unavailable'],
  ['is refused', 'unavailable'],
] as const)('a search that at one source %s has what the others found, and says so', async (_, failure) => {
  const all = new Set(namesOf(await search()));
  hotels.failSource({ source: SOURCE, failure });
  const body = await search();
  hotels.failSource(null);
  expect(hotelLines(body).failures).toEqual([{ type: 'failure', source: SOURCE, reason: failure }]);
  const warnings = logged
    .splice(0)
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level === 40);
  expect(warnings).toEqual([
    expect.objectContaining({
      operation: 'searchHotels',
      companyId: me.companyId,
      source: SOURCE,
      reason: failure,
      requestId: expect.any(String),
    }),
  ]);
  const found = namesOf(body);
  expect(found.length).toBeGreaterThan(0);
  for (const name of found) expect(all).toContain(name);
  expect(await takenRooms()).toEqual([]);
});

test('a search that is made twice finds the same, and takes nothing', async () => {
  expect(namesOf(await search())).toEqual(namesOf(await search()));
  expect(await takenRooms()).toEqual([]);
});
