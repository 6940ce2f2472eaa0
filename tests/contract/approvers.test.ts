import { beforeAll, describe, expect, test } from 'vitest';
import type { CheckoutTerms } from '#domain/contract.ts';
import { call } from './support/call.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let company: string;
let asker: Member;
let first: Member;
let second: Member;

beforeAll(async () => {
  company = await insertCompany(opened.db, { name: 'Home' });
  asker = await insertMember(opened.db, { companyId: company, role: 'travel-arranger' });
  first = await insertMember(opened.db, { companyId: company, role: 'traveler' });
  second = await insertMember(opened.db, { companyId: company, role: 'traveler' });
});

async function under(level1: Member | null, level2: Member | null, member?: Member): Promise<Member> {
  const named = member ?? (await insertMember(opened.db, { companyId: company, role: 'traveler' }));
  await setColumns(opened.db, 'company_users', named.companyUserId, {
    level1_approver_id: level1?.companyUserId ?? null,
    level2_approver_id: level2?.companyUserId ?? null,
  });
  return named;
}

async function approversOf(members: Member[], as = asker) {
  const { token } = await openSession(opened.deps, as);
  const body = { travelers: members.map(({ companyUserId }) => companyUserId) };
  const answer = await call(opened.app, { method: 'POST', url: '/api/booking/checkout', token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { approvers } = answer.body as CheckoutTerms;
  return approvers.map(({ level, _id }) => ({ level, _id }));
}

const by = (level: number, { companyUserId }: Member) => ({ level, _id: companyUserId });

describe('who approves', () => {
  test('is who is named, by level', async () => {
    expect(await approversOf([await under(first, second)])).toEqual([by(1, first), by(2, second)]);
    expect(await approversOf([await under(null, null)])).toEqual([]);
  });

  test('is the next level where no one is named', async () => {
    expect(await approversOf([await under(null, second)])).toEqual([by(1, second), by(2, second)]);
    expect(await approversOf([await under(first, null)])).toEqual([by(1, first)]);
  });

  test('comes from the first traveler who names an approver', async () => {
    const [unnamed, one, other] = [
      await under(null, null),
      await under(first, null),
      await under(second, second),
    ];
    expect(await approversOf([unnamed, one, other])).toEqual([by(1, first), by(2, second)]);
    expect(await approversOf([other, one])).toEqual([by(1, second), by(2, second)]);
  });

  test('is never who travels: the next level does it for them', async () => {
    const traveler = await under(first, second);
    expect(await approversOf([traveler, first])).toEqual([by(1, second), by(2, second)]);
  });

  test('is never who asks for it', async () => {
    const traveler = await under(asker, second);
    expect(await approversOf([traveler])).toEqual([by(1, second), by(2, second)]);
    expect(await approversOf([traveler], traveler)).toEqual([by(1, asker), by(2, second)]);
  });

  test('is never who has left', async () => {
    const leaver = await insertMember(opened.db, { companyId: company, role: 'traveler' });
    const traveler = await under(leaver, second);
    await setColumns(opened.db, 'users', leaver.userId, { active: false });
    expect(await approversOf([traveler])).toEqual([by(1, second), by(2, second)]);
  });

  test('is a company-admin when no one else is left, and no one when there is none', async () => {
    const traveler = await under(first, second);
    expect(await approversOf([traveler, first, second])).toEqual([]);
    const admin = await insertMember(opened.db, { companyId: company, role: 'company-admin' });
    const other = await insertMember(opened.db, { companyId: company, role: 'company-admin' });
    expect(await approversOf([traveler, first, second])).toEqual([by(1, admin), by(2, admin)]);
    expect(await approversOf([traveler, first, second], admin)).toEqual([by(1, other), by(2, other)]);
    expect(await approversOf([traveler, first, second, other], admin)).toEqual([]);
    expect(await approversOf([await under(first, null)])).toEqual([by(1, first), by(2, admin)]);
    expect(await approversOf([await under(null, null)])).toEqual([by(1, admin), by(2, admin)]);
  });
});
