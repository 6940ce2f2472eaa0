import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Practice, PracticeSwitches } from '#domain/contract.ts';
import { withOffset } from '#domain/local-time.ts';
import { readCompanyClock } from '#server/features/practice/read-company-clock.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { type Call, call, refusal } from './support/call.ts';
import { openContractApp } from './support/contract-app.ts';
import { checkedOffer, createdTrip, HOTELS, offerOf, orderBody, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const NOTHING: PracticeSwitches = {
  clockOffsetMinutes: 0,
  priceChangePercent: 0,
  failedSources: [],
  soldOut: false,
  lostAnswers: false,
  silentApprovers: false,
};
const MUCH: PracticeSwitches = {
  clockOffsetMinutes: 1440,
  priceChangePercent: -7,
  failedSources: ['112', 'broker'],
  soldOut: true,
  lostAnswers: true,
  silentApprovers: true,
  slowSource: { source: 'network', milliseconds: 1500 },
};

const opened = sharedApp();
let admin: Member;
let other: Member;

beforeAll(async () => {
  const adminOf = async (name: string) =>
    insertMember(opened.db, {
      companyId: await insertCompany(opened.db, { name }),
      role: 'company-admin',
    });
  admin = await adminOf('Home');
  other = await adminOf('Other');
});
beforeEach(() => ask({ method: 'DELETE' }));

async function ask(request: Partial<Call> = {}, caller = admin, { app, deps } = opened) {
  const { token } = await openSession(deps, caller);
  return await call(app, { url: '/api/practice', token, ...request });
}
const put = (body: unknown) => ask({ method: 'PUT', body });

describe('practice', () => {
  test('begins with nothing switched on, and names the sources there are', async () => {
    expect(await ask()).toMatchObject({
      status: 200,
      body: {
        switches: NOTHING,
        sources: {
          flights: ['network', 'lowCost'],
          hotels: ['100', '110', '112', '113'],
          cars: ['direct', 'broker'],
        },
        now: opened.clock.now().toISOString(),
      },
    });
  });

  test('keeps what is switched on, for one company', async () => {
    const { status, body } = await put(MUCH);
    expect(status).toBe(200);
    expect(body).toEqual((await ask()).body);
    expect((body as Practice).switches).toEqual(MUCH);
    expect((await ask({}, other)).body).toMatchObject({ switches: NOTHING });
  });

  test('ends when everything is switched off', async () => {
    await put(MUCH);
    expect(await ask({ method: 'DELETE' })).toMatchObject({ status: 204, body: '' });
    expect((await ask()).body).toMatchObject({ switches: NOTHING });
    await put({ ...MUCH, slowSource: undefined });
    expect(((await ask()).body as Practice).switches).not.toHaveProperty('slowSource');
  });

  test('says what the simulated suppliers hold and have sold, to this company only', async () => {
    const bookingOf = async (caller: Member) => ((await ask({}, caller)).body as Practice).bookings;
    expect(await bookingOf(admin)).toEqual([]);
    const offer = await checkedOffer(opened, admin, await offerOf(opened, admin, HOTELS.onlyRoom));
    const trip = createdTrip(await sendOrder(opened, admin, orderBody(admin, offer)));
    const price = trip.total.asked;
    await expect
      .poll(() => bookingOf(admin))
      .toEqual([{ reference: expect.any(String), status: 'held', price }]);
    expect(await bookingOf(other)).toEqual([]);
  });

  test("moves the company's clock, and no session", async () => {
    const { token } = await openSession(opened.deps, admin);
    const { body } = await put({ ...NOTHING, clockOffsetMinutes: 525_600 });
    const ahead = new Date(opened.clock.now().getTime() + 525_600 * 60_000);
    expect(body).toMatchObject({ now: ahead.toISOString() });
    expect((await readCompanyClock(opened.deps, admin.companyId)).now()).toEqual(ahead);
    expect((await readCompanyClock(opened.deps, other.companyId)).now()).toEqual(opened.clock.now());
    expect(await call(opened.app, { url: '/api/practice', token })).toHaveProperty('status', 200);
  });

  test("sends the company's time with all answers that depend on it", async () => {
    await put({ ...NOTHING, clockOffsetMinutes: 90 });
    const timeHeader = (offset: number) => ({
      'x-company-time': withOffset(new Date(opened.clock.now().getTime() + offset * 60_000), 'Europe/Zurich'),
    });
    const ahead = await ask({ url: '/api/booking/locations' });
    expect(ahead).toMatchObject({ status: 200, headers: timeHeader(90) });
    const usual = await ask({ url: '/api/booking/locations' }, other);
    expect(usual).toMatchObject({ status: 200, headers: timeHeader(0) });
  });

  test('leaves in the audit log who has used it, for which company', async () => {
    const used = () =>
      opened.db
        .selectFrom('audit_events')
        .select(['action', 'user_id', 'company_id'])
        .where('action', 'like', 'practice.%')
        .where('user_id', '=', other.userId)
        .orderBy('id')
        .execute();
    await ask({ method: 'PUT', body: MUCH }, other);
    await ask({ method: 'PUT', body: { ...NOTHING, failedSources: ['nobody'] } }, other);
    await ask({ method: 'DELETE' }, other);
    const by = { user_id: other.userId, company_id: other.companyId };
    expect(await used()).toEqual([
      { action: 'practice.switched', ...by },
      { action: 'practice.reset', ...by },
    ]);
  });

  test('does not exist where practice mode is off', async () => {
    const off = await openContractApp({ env: { PRACTICE_MODE: 'false' } });
    const companyId = await insertCompany(off.db, { name: 'Home' });
    await saveSwitches(off.db, companyId, { ...NO_SWITCHES, clockOffsetMinutes: 60, soldOut: true });
    const caller = await insertMember(off.db, { companyId, role: 'company-admin' });
    for (const request of [{}, { method: 'PUT', body: NOTHING }, { method: 'DELETE' }] as const) {
      expect(refusal(await ask(request, caller, off))).toEqual({ status: 404, code: 'not_found' });
    }
    expect((await readCompanyClock(off.deps, companyId)).now()).toEqual(off.clock.now());
    expect((await call(off.app, { url: '/config.json' })).body).not.toHaveProperty('practiceMode');
    await off.close();
  });
});

describe('switches that are not valid', () => {
  test.each<[string, unknown]>([
    ['with an unknown source that fails', { ...NOTHING, failedSources: ['nobody'] }],
    ['with an unknown source that is slow', { ...NOTHING, slowSource: { source: 'x', milliseconds: 1 } }],
  ])('%s are refused and change nothing', async (_, body) => {
    await put(MUCH);
    expect(refusal(await put(body))).toEqual({ status: 422, code: 'validation_failed' });
    expect((await ask()).body).toMatchObject({ switches: MUCH });
  });
});
