import { expect, test } from 'vitest';
import type { ContractApp } from './support/contract-app.ts';
import { deadlocking } from './support/deadlocking.ts';
import { mailsTo } from './support/mails.ts';
import { deskForEach, type TableDesk } from './support/table-desk.ts';

let opened: ContractApp;
let desk: TableDesk;
let anna: string;
let beat: string;
let csv: string;

deskForEach((fresh, app) => {
  opened = app;
  desk = fresh;
  ({ anna, beat } = desk);
  csv = [
    'email,firstName,lastName,role,level1Approver',
    `c-${anna},Cora,Last,traveler,${anna}`,
    `${anna},Anna,Keller,traveler,${beat}`,
    `${beat},Beat,Graf,traveler,${anna}`,
    `d-${anna},Dora,Free,traveler,`,
  ].join('\n');
});

test('rows that name each other are refused together when one of them can not be named', async () => {
  const crossing = {
    write: 'update on company_users',
    when: 'new.level1_approver_id is not null',
  } as const;
  const { rows, end } = await deadlocking(opened.db, crossing, () =>
    desk.run(csv, { sendInvitations: true }),
  );
  expect(rows.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'refused', 'created']);
  expect(rows[0]?.problems).toEqual([{ column: 'level1Approver', code: 'not_allowed' }]);
  expect(end).toMatchObject({ rows: 4, created: 1, refused: 3 });
  expect((await desk.memberships.get('')).body).toMatchObject({ totalDocs: 2 });
  expect([...(await mailsTo(opened, anna)), ...(await mailsTo(opened, beat))]).toEqual([]);
  expect(await mailsTo(opened, `d-${anna}`)).toHaveLength(1);
});

test('rows that name each other are reported together, even if the caller disconnects', async () => {
  const reported = await desk.toldBeforeLeaving(csv);
  expect(reported.map((line) => line.type === 'row' && line.email).sort()).toEqual([anna, beat]);
  expect((await desk.memberships.get('')).body).toMatchObject({ totalDocs: 3 });
  expect(await desk.find(anna)).toMatchObject({ level1Approver: { firstName: 'Beat' } });
  expect(await desk.find(beat)).toMatchObject({ level1Approver: { firstName: 'Anna' } });
});
