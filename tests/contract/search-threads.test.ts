import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { endOf, faresOf, oneWay, searchBody } from './support/flights.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';

let server: TestServer;
let companyId: string;
let member: Member;
let authorization: string;

beforeAll(async () => {
  server = await startTestServer();
  companyId = await insertCompany(server.deps.db, { name: 'Home' });
  member = await insertMember(server.deps.db, { companyId, role: 'company-admin' });
  authorization = `Bearer ${(await openSession(server.deps, member)).token}`;
  await search(searchBody([member.companyUserId]));
});
afterAll(() => server.close());

async function search(body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(`${server.url}/api/booking/flight/search`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return headers.accept ? await answer.text() : await answer.json();
}

describe('a search in a thread', () => {
  test('returns the same as without one', async () => {
    const body = await search(searchBody([member.companyUserId]), { accept: 'application/x-ndjson' });
    expect(faresOf(body).length).toBeGreaterThan(150);
    expect(endOf(body)).toMatchObject({ hiddenByPolicy: 0, offers: faresOf(body).length });
  });

  test('reads the practice switches from the database', async () => {
    await saveSwitches(server.deps.db, companyId, { ...NO_SWITCHES, failedSources: ['network'] });
    const body = await search(oneWay([member.companyUserId], 'ZRH-LHR'));
    await server.deps.db.deleteFrom('practice_switches').execute();
    expect(endOf(body).sources).toContainEqual(expect.objectContaining({ source: 'network', found: 0 }));
  });

  test('sends fast results while a slow source is still running, and stops with the caller', async () => {
    const call = request(`${server.url}/api/booking/flight/search`, {
      method: 'POST',
      agent: false,
      headers: { authorization, 'content-type': 'application/json', accept: 'application/x-ndjson' },
    });
    call.end(JSON.stringify(oneWay([member.companyUserId], 'GVA-PMI')));
    const [answer] = await once(call, 'response');
    const [first] = await once(answer, 'data');
    expect(String(first)).toMatch(/^\{"type":"results","source":"network"/);
    call.destroy();
  });

  test('does not delay quick calls', async () => {
    const begunAt = performance.now();
    const searches = Promise.all(
      Array.from({ length: 12 }, () => search(searchBody([member.companyUserId]))),
    );
    let over = false;
    searches.finally(() => {
      over = true;
    });
    const waits: number[] = [];
    while (!over) {
      const begun = performance.now();
      const answer = await fetch(`${server.url}/api/companies/${companyId}`, { headers: { authorization } });
      await answer.arrayBuffer();
      waits.push(performance.now() - begun);
    }
    await searches;
    const perSearch = (performance.now() - begunAt) / 12;
    waits.sort((one, other) => one - other);
    expect(waits.length).toBeGreaterThan(3);
    // In the server's own thread, each would wait for the searches that are running.
    expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(perSearch / 2);
  });
});
