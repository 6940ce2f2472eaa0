import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TripPart } from '#domain/contract.ts';
import { insertCard, type NewCard } from '#server/features/cards/card-repository.ts';
import { insertCompany, insertGroup, insertMember, insertMembership } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const TEST_NUMBER = '378282246310005';

const opened = sharedApp();
let companyId: string;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});

const newMember = () => insertMember(opened.db, { companyId, role: 'traveler' });
const newCard = (wish: Partial<NewCard> = {}) =>
  insertCard(opened.db, opened.deps.keys, {
    owner: { company_id: companyId },
    vendor: 'AX',
    number: TEST_NUMBER,
    name: 'Home',
    expiresOn: '2051-02-28',
    isDefault: false,
    ...wish,
  });

describe('the database refuses', () => {
  const violations: [string, () => Promise<unknown>][] = [
    [
      'the same address in another case',
      async () => {
        const { email } = await newMember();
        return insertMember(opened.db, {
          companyId,
          role: 'traveler',
          name: email.split('@')[0]?.toUpperCase() ?? '',
        });
      },
    ],
    ['two companies of one name outside of groups', () => insertCompany(opened.db, { name: 'HOME' })],
    [
      'two memberships of one person in one company',
      async () => insertMembership(opened.db, { ...(await newMember()), role: 'traveler' }),
    ],
    [
      'two default cards of one owner',
      async () => {
        const { userId } = await newMember();
        await newCard({ owner: { user_id: userId }, isDefault: true });
        return newCard({ owner: { user_id: userId }, isDefault: true });
      },
    ],
    [
      'an approver of another company',
      async () => {
        const elsewhere = await insertCompany(opened.db, { name: `Elsewhere ${randomUUIDv7()}` });
        const approver = await insertMember(opened.db, { companyId: elsewhere, role: 'traveler' });
        const { companyUserId } = await newMember();
        return nameApprover(companyUserId, approver.companyUserId);
      },
    ],
    [
      'a user as their own approver',
      async () => {
        const { companyUserId } = await newMember();
        return nameApprover(companyUserId, companyUserId);
      },
    ],
    [
      'a draft of a kind that does not exist',
      async () => {
        const { userId } = await newMember();
        return sql`
          insert into booking_drafts (user_id, company_id, flow, chart_version, sealed_snapshot, saved_at)
          values (${userId}, ${companyId}, 'ship', 1, '', now())`.execute(opened.db);
      },
    ],
    [
      'a role that does not exist',
      async () => {
        const { companyUserId } = await newMember();
        return sql`update company_users set role = 'owner' where id = ${companyUserId}`.execute(opened.db);
      },
    ],
  ];
  test.each(violations)('%s', async (_, violate) => {
    await expect(violate()).rejects.toThrow(/violates/);
  });
});

test('the database has a row for each kind of part of the contract', async () => {
  const kinds = { flight: true, hotel: true, car: true, external: true } satisfies Record<
    TripPart['kind'],
    true
  >;
  const rows = await opened.db.selectFrom('part_kinds').select('kind').orderBy('kind').execute();
  expect(rows.map(({ kind }) => kind)).toEqual(Object.keys(kinds).toSorted());
});

test('companies of two groups may have one name', async () => {
  for (const group of ['First group', 'Second group']) {
    const groupId = await insertGroup(opened.db, group);
    await expect(insertCompany(opened.db, { name: 'Twin', groupId })).resolves.toBeDefined();
  }
});

test('a card number is found nowhere, and in the vault only encrypted', async () => {
  await newCard();
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
    opened.db,
  );
  expect(tables.map(({ name }) => name)).toContain('vault');
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
      opened.db,
    );
    for (const { row } of rows) {
      expect(row).not.toContain(TEST_NUMBER);
      expect(row).not.toContain(Buffer.from(TEST_NUMBER).toString('hex'));
    }
  }
});

function nameApprover(id: string, level1_approver_id: string) {
  return setColumns(opened.db, 'company_users', id, { level1_approver_id });
}
