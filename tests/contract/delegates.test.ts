import { beforeEach, describe, expect, test } from 'vitest';
import type { DelegateCandidates, DelegationSetting, History } from '#domain/contract.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { type Answer, type Call, call, refusal } from './support/call.ts';
import { dayAhead, minutesToNoon } from './support/flights.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let companyId: string;
let me: Member;
let colleague: Member;

beforeEach(async ({ task }) => {
  companyId = await insertCompany(opened.db, { name: `Home ${task.id}` });
  me = await insertMember(opened.db, { companyId, role: 'traveler' });
  colleague = await insertMember(opened.db, { companyId, role: 'traveler', name: `Ueli ${task.id}` });
});

const insertElsewhere = () => insertCompany(opened.db, { name: `Elsewhere ${companyId}` });

async function send(request: Omit<Call, 'url'> = {}, { as = me, path = '' } = {}): Promise<Answer> {
  const url = `/api/companies/${companyId}/users/${me.companyUserId}/delegate${path}`;
  return await call(opened.app, { ...request, url, token: (await openSession(opened.deps, as)).token });
}

const put = (body: object, as?: Member) => send({ method: 'PUT', body }, as && { as });
const name = (delegate: Member, from: number, until: number) =>
  put({ delegate: delegate.companyUserId, from: dayAhead(from), until: dayAhead(until) });

async function delegation() {
  const { status, body } = await send();
  expect(status).toBe(200);
  return (body as DelegationSetting).delegation; // the contract has checked it
}

const moveClock = (days: number) =>
  saveSwitches(opened.db, companyId, { ...NO_SWITCHES, clockOffsetMinutes: minutesToNoon(days) });

describe('a delegate', () => {
  test('is named by an approver for some days, and decides from the first one on', async () => {
    expect(await delegation()).toBeUndefined();
    const { status, body } = await name(colleague, 0, 3);
    expect(status).toBe(200);
    expect(body).toEqual({
      delegation: {
        delegate: {
          _id: colleague.companyUserId,
          firstName: expect.stringMatching(/^Ueli/),
          lastName: 'Tester',
        },
        from: dayAhead(0),
        until: dayAhead(3),
        active: true,
      },
    });
    expect(await delegation()).toEqual((body as DelegationSetting).delegation);
  });

  test('is replaced by the next one that is named', async () => {
    const other = await insertMember(opened.db, { companyId, role: 'company-admin' });
    await name(colleague, 0, 3);
    await name(other, 1, 1);
    expect(await delegation()).toMatchObject({ delegate: { _id: other.companyUserId }, active: false });
  });

  test('is removed, and may be removed again', async () => {
    await name(colleague, 0, 3);
    expect((await send({ method: 'DELETE' })).status).toBe(204);
    expect(await delegation()).toBeUndefined();
    expect((await send({ method: 'DELETE' })).status).toBe(204);
  });

  test('begins and ends by the clock of the company', async () => {
    await name(colleague, 2, 3);
    for (const [days, active] of [
      [1, false],
      [2, true],
      [3, true],
    ] as const) {
      await moveClock(days);
      await repairTrips(opened.deps);
      expect(await delegation()).toMatchObject({ active });
    }
    await moveClock(4);
    await repairTrips(opened.deps);
    expect(await delegation()).toBeUndefined();
  });

  test('of another company begins by the clock of that one', async () => {
    await name(colleague, 2, 3);
    const elsewhere = await insertElsewhere();
    await saveSwitches(opened.db, elsewhere, { ...NO_SWITCHES, clockOffsetMinutes: minutesToNoon(2) });
    await repairTrips(opened.deps);
    expect(await delegation()).toMatchObject({ active: false });
  });

  test('who has left does not decide', async () => {
    await name(colleague, 0, 3);
    await setColumns(opened.db, 'users', colleague.userId, { active: false });
    expect(await delegation()).toMatchObject({ active: false });
  });
});

describe('a delegate can not be', () => {
  const INVALID = { status: 422, code: 'delegate_invalid' };

  test('the person themself', async () => {
    expect(refusal(await name(me, 0, 1))).toEqual(INVALID);
  });

  test('from another company', async () => {
    const elsewhere = await insertElsewhere();
    expect(
      refusal(await name(await insertMember(opened.db, { companyId: elsewhere, role: 'traveler' }), 0, 1)),
    ).toEqual(INVALID);
  });

  test.each(['users', 'company_users'] as const)('who is not active (%s)', async (table) => {
    const id = table === 'users' ? colleague.userId : colleague.companyUserId;
    await opened.db.updateTable(table).set({ active: false }).where('id', '=', id).execute();
    const answer = await name(colleague, 0, 1);
    expect(refusal(answer)).toEqual(INVALID);
    expect(answer.body).toMatchObject({ errors: [{ path: '/body/delegate' }] });
  });

  test.each([
    ['before the first day', 3, 2],
    ['in the past', -3, -1],
  ])('until a day %s', async (_, from, until) => {
    const answer = await name(colleague, from, until);
    expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
    expect(answer.body).toMatchObject({ errors: [{ path: '/body/until' }] });
    expect(await delegation()).toBeUndefined();
  });

  test('until a day that is over by the clock of the company', async () => {
    await moveClock(5);
    expect(refusal(await name(colleague, 0, 4))).toMatchObject({ status: 422 });
  });
});

test('a company-admin names and sees the delegate of a colleague', async () => {
  const admin = await insertMember(opened.db, { companyId, role: 'company-admin' });
  const request = { delegate: colleague.companyUserId, from: dayAhead(0), until: dayAhead(1) };
  expect((await put(request, admin)).status).toBe(200);
  expect((await send({}, { as: admin })).body).toMatchObject({ delegation: { active: true } });
});

test('the history of the company user records who has named whom until when', async () => {
  const admin = await insertMember(opened.db, { companyId, role: 'company-admin' });
  await name(colleague, 0, 3);
  await name(colleague, 0, 3);
  await send({ method: 'DELETE' });
  const url = `/api/companies/${companyId}/users/${me.companyUserId}/history`;
  const { body } = await call(opened.app, { url, token: (await openSession(opened.deps, admin)).token });
  const { docs } = body as History; // the contract has checked it
  expect(docs.map(({ section, by, changes }) => [section, by?._id, changes.length])).toEqual([
    ['delegate', me.userId, 3],
    ['delegate', me.userId, 3],
  ]);
  expect(docs[1]?.changes).toEqual([
    { field: 'delegate', after: expect.stringMatching(/^Ueli .* Tester$/) },
    { field: 'delegateFrom', after: dayAhead(0) },
    { field: 'delegateUntil', after: dayAhead(3) },
  ]);
});

describe('the search for a delegate', () => {
  const search = async (text: string, as?: Member) => {
    const path = `/candidates?searchString=${encodeURIComponent(text)}`;
    const { body } = await send({}, { path, as });
    return (body as DelegateCandidates).candidates; // the contract has checked it
  };
  const named = (text: string) => insertMember(opened.db, { companyId, role: 'traveler', name: text });

  test('finds active colleagues by the beginnings of their names, and nothing but their names', async () => {
    const found = await named('Jürg Elias');
    const left = await named('Jürg Left');
    await setColumns(opened.db, 'company_users', left.companyUserId, { active: false });
    expect(await search('JURG test')).toEqual([
      { _id: found.companyUserId, firstName: 'Jürg Elias', lastName: 'Tester' },
    ]);
    expect(await search('urg')).toEqual([]);
  });

  test('finds neither oneself nor people of other companies, and none by the e-mail address', async () => {
    const elsewhere = await insertElsewhere();
    await insertMember(opened.db, { companyId: elsewhere, role: 'traveler', name: 'Ueli Elsewhere' });
    expect((await search('tester')).map(({ _id }) => _id)).toEqual([colleague.companyUserId]);
    expect((await search('ueli')).map(({ _id }) => _id)).toEqual([colleague.companyUserId]);
    expect(await search('people')).toEqual([]);
    expect(await search('%%')).toEqual([]);
  });

  test('finds at most 20', async () => {
    for (let count = 0; count < 21; count += 1) await named(`Many ${count}`);
    expect(await search('many')).toHaveLength(20);
  });
});
