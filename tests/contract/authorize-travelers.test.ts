import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import type { Role } from '#domain/contract.ts';
import { authorizeTravelers } from '#server/features/travelers/authorize-travelers.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insertMember, type Member } from './support/records.ts';
import { createWorld, ROLES, type World } from './support/world.ts';

let database: TestDatabase;
let world: World;

beforeAll(async () => {
  database = await openTestDatabase();
  world = await createWorld(database.db);
});
afterAll(() => database.close());

/** As a caller with the role, acting in a company. */
async function authorize(role: Role, companyUserIds: string[], companyId = world.home) {
  const { userId, companyUserId } = world.members[role];
  const signedIn = { userId, companyUserId, companyId, role, sessionId: '', needsPasswordChange: false };
  const context = { signedIn, abilities: defineAbilitiesFor(signedIn) };
  return await authorizeTravelers(database, context, companyUserIds);
}

const atHome = () => insertMember(database.db, { companyId: world.home, role: 'traveler' });
const idsOf = (travelers: { companyUserId: string }[]) => travelers.map((one) => one.companyUserId);

const NOT_FOUND = {
  code: 'not_found',
  message: "The traveller was not found, or you can't book for them.",
};

describe.each(ROLES)('a %s', (role) => {
  test('may travel', async () => {
    const { userId, companyUserId, companyId } = world.members[role];
    expect(await authorize(role, [companyUserId])).toEqual([
      {
        userId,
        companyUserId,
        companyId,
        travelPolicyId: null,
        active: true,
        firstName: expect.stringContaining(role),
        lastName: 'Tester',
      },
    ]);
  });

  const strangers: [string, () => string][] = [
    ['a user of another company of the group', () => world.inSister.companyUserId],
    ['a user of another group', () => world.inForeign.companyUserId],
    ['a user by their user id', () => world.colleague.userId],
    ['an unknown user', () => randomUUIDv7()],
  ];
  test.each(strangers)('may not book for %s', async (_, stranger) => {
    await expect(authorize(role, [stranger()])).rejects.toMatchObject(NOT_FOUND);
    const self = world.members[role].companyUserId;
    await expect(authorize(role, [self, stranger()])).rejects.toMatchObject(NOT_FOUND);
  });
});

describe('a colleague', () => {
  test.each(ROLES.filter((role) => role !== 'traveler'))('is booked for by a %s', async (role) => {
    const ids = [world.colleague.companyUserId, world.members[role].companyUserId];
    expect(idsOf(await authorize(role, ids))).toEqual(ids);
    expect(idsOf(await authorize(role, ids.toReversed()))).toEqual(ids.toReversed());
  });

  test('is not booked for by a traveler, not even on a trip together', async () => {
    const { companyUserId } = world.colleague;
    await expect(authorize('traveler', [companyUserId])).rejects.toMatchObject(NOT_FOUND);
    const self = world.members.traveler.companyUserId;
    await expect(authorize('traveler', [self, companyUserId])).rejects.toMatchObject(NOT_FOUND);
  });
});

test('a site-admin books for the people of the company that they act as, and of no other', async () => {
  const { companyUserId } = world.inForeign;
  expect(idsOf(await authorize('site-admin', [companyUserId], world.foreign))).toEqual([companyUserId]);
  const elsewhere = authorize('site-admin', [world.colleague.companyUserId], world.foreign);
  await expect(elsewhere).rejects.toMatchObject(NOT_FOUND);
});

describe('several travelers', () => {
  const colleagues = async (count: number) => idsOf(await Promise.all(Array.from({ length: count }, atHome)));

  test('are nine at most', async () => {
    const nine = await colleagues(9);
    expect(idsOf(await authorize('travel-arranger', nine))).toEqual(nine);
    const ten = [...nine, world.colleague.companyUserId];
    await expect(authorize('travel-arranger', ten)).rejects.toMatchObject({ code: 'validation_failed' });
  });

  test('are one at least', async () => {
    await expect(authorize('travel-arranger', [])).rejects.toMatchObject({ code: 'validation_failed' });
  });

  test('are different people', async () => {
    const [id = ''] = await colleagues(1);
    await expect(authorize('travel-arranger', [id, id])).rejects.toMatchObject({
      code: 'travelers_repeated',
    });
  });
});

describe('who is not active', () => {
  const INACTIVE = { code: 'traveler_inactive' };
  const deactivate = async (table: 'users' | 'company_users', id: string) => {
    await database.db.updateTable(table).set({ active: false }).where('id', '=', id).execute();
  };
  const leavers: [string, (member: Member) => Promise<void>][] = [
    ['as a member of the company', ({ companyUserId }) => deactivate('company_users', companyUserId)],
    ['as a person', ({ userId }) => deactivate('users', userId)],
  ];

  test.each(leavers)('%s does not travel', async (_, leave) => {
    const [leaver, stayer] = [await atHome(), await atHome()];
    await leave(leaver);
    const both = [stayer.companyUserId, leaver.companyUserId];
    await expect(authorize('travel-arranger', both)).rejects.toMatchObject(INACTIVE);
    await expect(authorize('travel-arranger', [leaver.companyUserId])).rejects.toMatchObject(INACTIVE);
  });

  test.each(leavers)('%s is not found by callers who may not book for them', async (_, leave) => {
    const leaver = await atHome();
    await leave(leaver);
    await expect(authorize('traveler', [leaver.companyUserId])).rejects.toMatchObject(NOT_FOUND);
  });
});
