import { beforeAll, expect, test } from 'vitest';
import type { CheckoutTerms } from '#domain/contract.ts';
import { insertCard } from '#server/features/cards/card-repository.ts';
import { listWaitingMails } from '#server/features/mails/mail-repository.ts';
import { unseal } from '#server/security/seal.ts';
import { call } from './support/call.ts';
import { dumpOf, tracesOf } from './support/number-traces.ts';
import { orderStay } from './support/order-stay.ts';
import { createdTrip, HOTELS } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const NUMBERS = { TP: '122000000000003', VI: '4242424242424242' };

const logged: string[] = [];
const answered: string[] = [];
const queued: string[] = [];
const opened = sharedApp({ logTo: (line) => logged.push(line) });
let me: Member;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Paying' });
  const byCard = { payment_type: 'creditcard' } as const;
  await setColumns(opened.db, 'companies', companyId, byCard);
  me = await insertMember(opened.db, { companyId, role: 'company-admin' });
  for (const [vendor, number] of Object.entries(NUMBERS)) {
    const owner = vendor === 'TP' ? { company_id: companyId } : { user_id: me.userId };
    const card = { vendor, number, name: 'Anna Keller', expiresOn: '2051-12-31', isDefault: false };
    await insertCard(opened.db, opened.deps.keys, { owner, ...card });
  }
});

async function ask(url: string, body?: object): Promise<unknown> {
  const { token } = await openSession(opened.deps, me);
  const method = body ? 'POST' : 'GET';
  const answer = await call(opened.app, { method, url, token, body });
  expect({ url, status: answer.status }).toEqual({ url, status: 200 });
  answered.push(JSON.stringify(answer));
  return answer.body;
}

async function workOff(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    for (const { name, payload, work } of opened.takeJobs()) {
      queued.push(JSON.stringify({ name, payload }));
      await work();
    }
  }
}

/** Pays for a trip with the card, reads all that the API returns about it, and cancels it. */
async function travelOn(creditCardId: string): Promise<void> {
  const answer = await orderStay(opened, me, HOTELS.falling, { bookingInfo: { creditCardId } });
  answered.push(JSON.stringify(answer));
  const { _id } = createdTrip(answer);
  await workOff();
  for (const page of ['', '/cancellation', '/calendar.ics']) await ask(`/api/trips/${_id}${page}`);
  await ask(`/api/trips/${_id}/cancel`, { reason: 'Ill' });
  await workOff();
  for (const url of ['/api/trips', '/api/trips/count', `/api/companies/${me.companyId}/users`])
    await ask(url);
}

test('the number of a card that pays for trips is only in the vault, encrypted', async () => {
  const body = { travelers: [me.companyUserId] };
  const terms = (await ask('/api/booking/checkout', body)) as CheckoutTerms; // the contract has checked it
  expect(terms.creditCards).toHaveLength(2);
  for (const { card } of terms.creditCards) await travelOn(card._id);
  const mails = await listWaitingMails(opened.db, opened.deps.keys);
  const places: Record<string, string> = {
    ...(await dumpOf(opened.db)),
    log: logged.join('\n'),
    answers: answered.join('\n'),
    jobs: queued.join('\n'),
    mails: JSON.stringify(mails),
  };
  // Each of them must return something about the trips, or the test would prove nothing.
  for (const name of ['trips', 'trip_events', 'audit_events', 'log', 'answers', 'jobs', 'mails'] as const) {
    expect({ name, text: places[name]?.slice(0, 1) }).not.toEqual({ name, text: '' });
  }
  expect(tracesOf(Object.values(NUMBERS), places)).toEqual([]);
  const vault = await opened.db.selectFrom('vault').selectAll().execute();
  const kept = vault.map(({ token, sealed }) => unseal(opened.deps.keys.vault, token, sealed));
  expect(kept.sort()).toEqual(Object.values(NUMBERS).sort());
});
