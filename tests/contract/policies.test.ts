import { randomUUIDv7 } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Role, TravelerPolicy } from '#domain/contract.ts';
import {
  insertPolicies,
  type NewPolicy,
  readPoliciesOf,
} from '#server/features/policies/policy-repository.ts';
import { francs, NO_RULES } from '#tests/support/policy-examples.ts';
import { call, refusal } from './support/call.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let home: string;

beforeAll(async () => {
  home = await insertCompany(opened.db, { name: 'Home' });
});

function policy(name: string, more: Partial<NewPolicy> = {}): NewPolicy {
  return { _id: randomUUIDv7(), name, isDefault: false, ...NO_RULES, ...more };
}

const save = (companyId: string, ...policies: NewPolicy[]) =>
  insertPolicies(opened.db, { id: companyId, currency: 'CHF' }, policies);

const member = (role: Role = 'traveler', companyId = home) => insertMember(opened.db, { companyId, role });

const change = (
  { companyUserId }: Member,
  values: {
    travel_policy_id?: string;
    level1_approver_id?: string;
    level2_approver_id?: string;
    active?: boolean;
  },
) => opened.db.updateTable('company_users').set(values).where('id', '=', companyUserId).execute();

async function ask(caller: Member, query = '') {
  const { token } = await openSession(opened.deps, caller);
  return await call(opened.app, { url: `/api/booking/policy${query}`, token });
}
const policyOf = async (caller: Member) => (await ask(caller)).body as TravelerPolicy;

describe('the policy of a traveler', () => {
  test('is nothing where the company has none', async () => {
    const traveler = await member();
    await save(home, policy('For others'));
    expect(await ask(traveler)).toMatchObject({
      status: 200,
      body: {
        traveler: { _id: traveler.companyUserId, lastName: 'Tester' },
        policy: null,
        approvers: [],
      },
    });
  });

  test('is their own, else the default one of their company', async () => {
    const companyId = await insertCompany(opened.db, { name: 'With policies' });
    const own = policy('Own');
    await save(companyId, policy('Default', { isDefault: true }), own);
    const [one, other] = [await member('traveler', companyId), await member('traveler', companyId)];
    await change(other, { travel_policy_id: own._id });
    expect(await policyOf(one)).toMatchObject({ policy: { name: 'Default', currency: 'CHF', version: 1 } });
    expect(await policyOf(other)).toMatchObject({ policy: { _id: own._id, name: 'Own' } });
    expect(await policyOf(await member())).toMatchObject({ policy: null });
    const ids = [other, one].map(({ companyUserId }) => companyUserId);
    const read = await readPoliciesOf(opened.db, [...ids, randomUUIDv7()]);
    expect(read).toMatchObject([
      { companyUserId: ids[0], currency: 'CHF', policy: { _id: own._id, ...NO_RULES } },
      { companyUserId: ids[1], policy: { name: 'Default' } },
    ]);
  });

  test('is explained rule by rule', async () => {
    const strict = policy('Strict', {
      flight: { ...NO_RULES.flight, budget: francs(1200), maxStopoverMinutes: 360 },
      hotel: { allowNonRefundable: false, excludedRoomTypes: ['suite'] },
      car: { highestPrice: francs(90), level2Threshold: francs(160) },
    });
    await save(home, strict);
    const traveler = await member();
    await change(traveler, { travel_policy_id: strict._id });
    expect((await policyOf(traveler)).policy).toEqual({
      _id: strict._id,
      name: 'Strict',
      version: 1,
      currency: 'CHF',
      rules: [
        { rule: 'flight.budget', limit: francs(1200), action: 'approve' },
        { rule: 'flight.serviceClass', limit: 'F', action: 'approve', exceptions: [] },
        { rule: 'flight.maxStopoverMinutes', limit: 360, action: 'hide' },
        { rule: 'hotel.allowNonRefundable', limit: 'refundable', action: 'hide' },
        { rule: 'hotel.excludedRoomTypes', limit: ['suite'], action: 'hide' },
        { rule: 'car.highestPrice', limit: francs(90), action: 'approve' },
      ],
      thresholds: [{ threshold: 'car.level2Threshold', level: 2, limit: francs(160) }],
    });
  });

  test('names who approves, the first level first', async () => {
    const [traveler, first, second] = [await member(), await member('company-admin'), await member()];
    const named = (level: number, { companyUserId, email }: Member) => {
      return { level, _id: companyUserId, firstName: email.split('@')[0], lastName: 'Tester' };
    };
    await change(traveler, { level2_approver_id: second.companyUserId });
    expect((await policyOf(traveler)).approvers).toEqual([named(2, second)]);
    await change(traveler, { level1_approver_id: first.companyUserId });
    expect((await policyOf(traveler)).approvers).toEqual([named(1, first), named(2, second)]);
    await change(traveler, { level2_approver_id: first.companyUserId });
    expect((await policyOf(traveler)).approvers).toEqual([named(1, first), named(2, first)]);
  });

  test('is shown to callers who may book for them', async () => {
    const [arranger, traveler] = [await member('travel-arranger'), await member()];
    const { body } = await ask(arranger, `?companyUser=${traveler.companyUserId}`);
    expect(body).toMatchObject({ traveler: { _id: traveler.companyUserId } });
    expect(await policyOf(arranger)).toMatchObject({ traveler: { _id: arranger.companyUserId } });
  });
});

describe('a request for a policy is refused', () => {
  test('about who is not active any more', async () => {
    const [arranger, leaver] = [await member('travel-arranger'), await member()];
    await change(leaver, { active: false });
    const answer = await ask(arranger, `?companyUser=${leaver.companyUserId}`);
    expect(refusal(answer)).toEqual({ status: 422, code: 'traveler_inactive' });
  });

  test('of a site-admin about themselves, in a company where they have no membership', async () => {
    const [siteAdmin, other] = [
      await member('site-admin'),
      await insertCompany(opened.db, { name: 'Other' }),
    ];
    expect((await ask(siteAdmin)).status).toBe(200);
    const acting = { ...siteAdmin, companyId: other };
    expect(refusal(await ask(acting))).toEqual({ status: 404, code: 'not_found' });
    const { companyUserId } = await member('traveler', other);
    expect((await ask(acting, `?companyUser=${companyUserId}`)).status).toBe(200);
  });
});

test('policies with a fault are not saved, and the fault is named', async () => {
  const companyId = await insertCompany(opened.db, { name: 'With faults' });
  const faulty = policy('Faulty', {
    flight: { ...NO_RULES.flight, minStopoverMinutes: 61, maxStopoverMinutes: 60 },
    car: { level1Threshold: francs(100), level2Threshold: francs(99) },
  });
  await expect(save(companyId, policy('Good'), faulty)).rejects.toMatchObject({
    code: 'validation_failed',
    fields: [
      { path: '/body/travelPolicies/1/flight/minStopoverMinutes', code: 'minimum_above_maximum' },
      {
        path: '/body/travelPolicies/1/car/level2Threshold',
        code: 'level_2_below_level_1',
      },
    ],
  });
  const saved = opened.db.selectFrom('travel_policies').select('id').where('company_id', '=', companyId);
  expect(await saved.execute()).toEqual([]);
});
