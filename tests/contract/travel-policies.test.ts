import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Company, CompanyTravelPolicy } from '#domain/contract.ts';
import { refusal } from './support/call.ts';
import { CompanyDesk } from './support/company-records.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const RULES = {
  flight: { serviceClass: 'Y', serviceClassAction: 'approve', serviceClassExceptions: [] },
  hotel: { allowNonRefundable: true, excludedRoomTypes: [] },
  car: {},
};

const opened = sharedApp();
let admin: Member;
let desk: CompanyDesk;

beforeEach(async () => {
  const companyId = await insertCompany(opened.db, { name: `Home ${randomUUID()}` });
  admin = await insertMember(opened.db, { companyId, role: 'site-admin' });
  desk = new CompanyDesk(opened, admin);
  await save([policy('Standard', { isDefault: true }), policy('Board')]);
});

const policy = (name: string, more: object = {}) => ({ name, isDefault: false, ...RULES, ...more });
const save = async (travelPolicies: object[]) =>
  desk.save({
    section: '/travelPolicies',
    version: (await desk.read()).version,
    body: { travelPolicies },
  });
const chf = (amount: number) => ({ amount, currency: 'CHF' });

async function existing(): Promise<[CompanyTravelPolicy, CompanyTravelPolicy]> {
  const [board, standard] = (await desk.read()).travelPolicies;
  if (board?.name !== 'Board' || standard?.name !== 'Standard') throw new Error('They are not there');
  return [board, standard];
}

/** An existing policy in the form of a request. */
function sent({ version, userCount: _, ...kept }: CompanyTravelPolicy, more: object = {}) {
  return { ...kept, ...more };
}

async function give(policyId: string | null): Promise<void> {
  await setColumns(opened.db, 'company_users', admin.companyUserId, { travel_policy_id: policyId });
}

describe('the travel policies of a company', () => {
  test('are those that were sent, by name', async () => {
    expect((await desk.read()).travelPolicies).toEqual([
      { _id: expect.any(String), version: 1, userCount: 0, ...policy('Board') },
      { _id: expect.any(String), version: 1, userCount: 1, ...policy('Standard', { isDefault: true }) },
    ]);
  });

  test('return how many people have them, also in the answer to a change', async () => {
    const { companyId } = admin;
    await insertMember(opened.db, { companyId, role: 'traveler' });
    const countsOf = (company: unknown) =>
      (company as Company).travelPolicies.map(({ userCount }) => userCount); // checked against the contract
    const [board, standard] = await existing();
    expect(countsOf(await desk.read())).toEqual([0, 2]);
    await give(board._id);
    expect(countsOf(await desk.read())).toEqual([1, 1]);
    const before = await desk.read();
    expect(countsOf((await save([sent(board), sent(standard)])).body)).toEqual([1, 1]);
    expect(await desk.read()).toEqual(before);
    const renamed = await save([sent(board, { isDefault: true }), sent(standard, { isDefault: false })]);
    expect(countsOf(renamed.body)).toEqual([2, 0]);
    const { body } = await desk.get(`/api/companies/${companyId}/history`);
    expect(JSON.stringify(body)).not.toContain('userCount');
  });

  test('get a new version only where they have changed', async () => {
    const [board, standard] = await existing();
    const car = { highestPrice: chf(9000) };
    await save([sent(standard), sent(board, { car })]);
    expect((await desk.read()).travelPolicies).toEqual([{ ...board, version: 2, car }, standard]);
  });

  test('can exchange names and the default', async () => {
    const [board, standard] = await existing();
    await save([
      sent(board, { name: 'Standard', isDefault: true }),
      sent(standard, { name: 'Board', isDefault: false }),
    ]);
    expect((await desk.read()).travelPolicies).toMatchObject([
      { _id: standard._id, name: 'Board', isDefault: false, version: 2 },
      { _id: board._id, name: 'Standard', isDefault: true, version: 2 },
    ]);
  });

  test('stay while people have them', async () => {
    await give((await existing())[0]._id);
    const [board, standard] = await existing();
    expect(refusal(await save([sent(standard)]))).toEqual({ status: 409, code: 'still_used' });
    expect(await existing()).toEqual([board, standard]);
    await give(null);
    expect((await save([sent(standard)])).status).toBe(200);
  });

  test('keep a default while someone has no other', async () => {
    const [board, standard] = await existing();
    expect(refusal(await save([sent(board)]))).toEqual({ status: 409, code: 'still_used' });
    const withoutDefault = [sent(board), sent(standard, { isDefault: false })];
    expect(refusal(await save(withoutDefault))).toEqual({ status: 409, code: 'still_used' });
    expect((await save([sent(board, { isDefault: true })])).status).toBe(200);
    await give(board._id);
    expect((await save([sent(board)])).status).toBe(200);
  });

  test.each([
    ['two defaults', [policy('A', { isDefault: true }), policy('B', { isDefault: true })], ''],
    ['two of one name', [policy('A'), policy('a ')], '/1/name'],
    [
      'an amount in another currency',
      [policy('A', { car: { highestPrice: { amount: 1, currency: 'EUR' } } })],
      '/0/car/highestPrice',
    ],
    [
      'levels out of order',
      [policy('A', { car: { level1Threshold: chf(2), level2Threshold: chf(1) } })],
      '/0/car/level2Threshold',
    ],
    ['an id of another company', [policy('A', { _id: randomUUID() })], '/0/_id'],
  ])('are refused with %s', async (_, policies, path) => {
    const before = await desk.read();
    const answer = await save(policies);
    expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
    expect(answer.body).toMatchObject({ errors: [{ path: `/body/travelPolicies${path}` }] });
    expect(await desk.read()).toEqual(before);
  });
});
