import { beforeAll, describe, expect, test } from 'vitest';
import type { Suppliers } from '#server/suppliers/suppliers.ts';
import { call, refusal } from './support/call.ts';
import { cellsOf, datesBody, datesOneWay } from './support/flight-dates.ts';
import { insertCompany, insertMember } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const supplierCalls = { begun: 0, running: 0, mostAtOnce: 0 };

/** Counts the searches at the flight supplier. */
function counted(suppliers: Suppliers): Suppliers {
  const { flights } = suppliers;
  return {
    ...suppliers,
    flights: {
      ...flights,
      async *search(query, supplierCall) {
        supplierCalls.begun += 1;
        supplierCalls.running += 1;
        supplierCalls.mostAtOnce = Math.max(supplierCalls.mostAtOnce, supplierCalls.running);
        try {
          yield* flights.search(query, supplierCall);
        } finally {
          supplierCalls.running -= 1;
        }
      },
    },
  };
}

const opened = sharedApp({ between: counted, env: { SEARCHES_PER_MINUTE: '2' } });
let companyId: string;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});

async function enter() {
  const { companyUserId, ...member } = await insertMember(opened.db, { companyId, role: 'traveler' });
  const { token } = await openSession(opened.deps, { ...member, companyUserId });
  return { token, travelers: [companyUserId] };
}

const dates = (token: string, body: object) =>
  call(opened.app, { method: 'POST', url: '/api/booking/flight/dates', token, body });

describe('the cost of comparing days', () => {
  test('is one search for each pair of days, few at once', async () => {
    const { token, travelers } = await enter();
    Object.assign(supplierCalls, { begun: 0, mostAtOnce: 0 });
    const cells = cellsOf((await dates(token, datesBody(travelers, 40, 50))).body);
    expect(cells).toHaveLength(49);
    expect(supplierCalls.begun).toBe(49);
    expect(supplierCalls.mostAtOnce).toBeLessThanOrEqual(4);
  });

  test('counts as one search for the limit', async () => {
    const { token, travelers } = await enter();
    const compare = () => dates(token, datesOneWay(travelers, 'GVA-LUX'));
    expect([(await compare()).status, (await compare()).status]).toEqual([200, 200]);
    expect(refusal(await compare())).toEqual({ status: 429, code: 'too_many_calls' });
  });

  test('ends with the connection', async () => {
    const { token, travelers } = await enter();
    const url = await opened.app.listen({ port: 0, host: '127.0.0.1' });
    Object.assign(supplierCalls, { begun: 0 });
    const leaving = new AbortController();
    const answer = await fetch(`${url}/api/booking/flight/dates`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/x-ndjson',
      },
      body: JSON.stringify(datesBody(travelers, 40, 50)),
      signal: leaving.signal,
    });
    await answer.body?.getReader().read();
    leaving.abort();
    await expect.poll(() => supplierCalls.running).toBe(0);
    expect(supplierCalls.begun).toBeLessThan(49);
  });
});
