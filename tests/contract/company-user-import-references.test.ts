import { expect, test } from 'vitest';
import { saveReferenceDefaults } from '#server/features/users/save-reference-defaults.ts';
import type { ContractApp } from './support/contract-app.ts';
import { deskForEach, type TableDesk } from './support/table-desk.ts';

const POSITIONS = [1, 2, 3, 4, 5, 6];

let opened: ContractApp;
let desk: TableDesk;
let anna: string;

deskForEach(async (fresh, app) => {
  opened = app;
  desk = fresh;
  ({ anna } = desk);
  for (const position of POSITIONS) await desk.memberships.referenceField(position, `Old ${position}`);
  const columns = POSITIONS.map((position) => `referenceField${position}`).join(',');
  await desk.run(`email,firstName,lastName,role,${columns}\n${anna},Anna,Keller,traveler,a,b,c,d,e,f`);
});

test('renamed fields replace the previous ones', async () => {
  await rename(POSITIONS);
  const columns = POSITIONS.map((position) => `referenceField${position}`).join(',');
  expect(await desk.outcomes(`email,${columns}\n${anna},1,2,3,4,5,6`)).toEqual(['changed']);
  const changed = await desk.find(anna);
  expect(changed.referenceFieldDefaults).toHaveLength(6);
  expect(changed.referenceFieldDefaults).toEqual(
    expect.arrayContaining(POSITIONS.map((position) => ({ name: `New ${position}`, value: `${position}` }))),
  );
  expect((await desk.memberships.save({ companyUserId: changed._id }, { note: 'Trains' })).status).toBe(200);
});

test('values of existing fields take precedence over those of removed ones', async () => {
  await rename([1]);
  expect(await desk.outcomes(`email,referenceField1\n${anna},1`)).toEqual(['changed']);
  const names = (await desk.find(anna)).referenceFieldDefaults.map(({ name }) => name);
  expect(names.sort()).toEqual(['New 1', 'Old 2', 'Old 3', 'Old 4', 'Old 5', 'Old 6']);
});

test('no more of them are stored than the contract can return', async () => {
  const place = await desk.find(anna);
  await rename(POSITIONS);
  const renamed = { name: 'New 1', value: '1' };
  const saving = saveReferenceDefaults(opened.db, place, [...place.referenceFieldDefaults, renamed]);
  await expect(saving).rejects.toMatchObject({
    code: 'validation_failed',
    fields: [{ path: '/body/referenceFieldDefaults' }],
  });
  expect(await desk.find(anna)).toEqual(place);
});

async function rename(positions: readonly number[]): Promise<void> {
  for (const position of positions) {
    await opened.db
      .updateTable('reference_fields')
      .set({ name: `New ${position}` })
      .where('company_id', '=', desk.memberships.companyId)
      .where('position', '=', position)
      .execute();
  }
}
