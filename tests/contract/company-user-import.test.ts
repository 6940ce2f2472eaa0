import { describe, expect, test } from 'vitest';
import type { ContractApp } from './support/contract-app.ts';
import { importLines } from './support/import-lines.ts';
import { mailsTo } from './support/mails.ts';
import { insertCompany, insertMember } from './support/records.ts';
import { deskForEach, type TableDesk } from './support/table-desk.ts';

const HEADING = 'email,firstName,lastName,role';

let opened: ContractApp;
let desk: TableDesk;
let anna: string;
let beat: string;

deskForEach((fresh, app) => {
  opened = app;
  desk = fresh;
  ({ anna, beat } = desk);
});

describe('a table of users', () => {
  test('creates new users with all their cells', async () => {
    const department = await desk.memberships.department('Works');
    await desk.memberships.referenceField(2, 'Project');
    const csv = [
      `${HEADING},namePrefix,department,businessPhone,contactRelation,note,active,referenceField2`,
      `${anna},Anna,Keller,Travel arranger,ms,works,'+41 41 55,employee,"Trains, ""not"" planes",yes,P-1`,
    ].join('\r\n');
    const { rows, end } = await desk.run(csv);
    expect(rows).toEqual([
      { type: 'row', row: 1, email: anna, name: 'Anna Keller', outcome: 'created', problems: [] },
    ]);
    expect(end).toMatchObject({ rows: 1, created: 1, refused: 0 });
    expect(await desk.find(anna)).toMatchObject({
      user: { email: anna, firstName: 'Anna', lastName: 'Keller' },
      version: 1,
      role: 'travel-arranger',
      department: { _id: department },
      businessPhone: '+41 41 55',
      contactRelation: 'employee',
      note: 'Trains, "not" planes',
      active: true,
      referenceFieldDefaults: [{ name: 'Project', value: 'P-1' }],
    });
    const [created] = await desk.memberships.history();
    expect(created).toMatchObject({ subject: 'companyUser', about: 'Anna Keller', section: 'created' });
  });

  test('changes nothing when it is imported again, else only what differs', async () => {
    const csv = `${HEADING},note\n${anna},Anna,Keller,traveler,Trains\n${beat},Beat,Graf,traveler,`;
    expect(await desk.outcomes(csv)).toEqual(['created', 'created']);
    expect(await desk.outcomes(csv)).toEqual(['unchanged', 'unchanged']);
    expect(await desk.outcomes(csv.replace('Keller', 'Meier').replace('Trains', ''))).toEqual([
      'changed',
      'unchanged',
    ]);
    const changed = await desk.find(anna);
    expect(changed).toMatchObject({ version: 2, user: { lastName: 'Meier' } });
    expect(changed).not.toHaveProperty('note');
    expect(await desk.memberships.history()).toHaveLength(3);
  });

  test('adds existing users, and preserves fields without a column', async () => {
    const companyId = await insertCompany(opened.db, { name: `Elsewhere ${anna}` });
    const known = await insertMember(opened.db, {
      companyId,
      role: 'traveler',
      name: `known-${anna.replace('@', '.')}`,
    });
    expect(await desk.outcomes(`email,role\n${known.email.toUpperCase()},traveler`)).toEqual(['added']);
    expect(await desk.find(known.email)).toMatchObject({ user: { _id: known.userId, lastName: 'Tester' } });
    await desk.memberships.save({ companyUserId: (await desk.find(known.email))._id }, { note: 'Trains' });
    expect(await desk.outcomes(`email,active\n${known.email},no`)).toEqual(['changed']);
    expect(await desk.find(known.email)).toMatchObject({ note: 'Trains', active: false });
  });

  test('names approvers of any row, also each other', async () => {
    const csv = [
      `${HEADING},level1Approver,level2Approver`,
      `c-${anna},Cora,Last,traveler,${anna},${beat}`,
      `${anna},Anna,Keller,traveler,${beat.toUpperCase()},`,
      `${beat},Beat,Graf,traveler,${anna},${desk.memberships.admin.email}`,
    ].join('\n');
    expect(await desk.outcomes(csv)).toEqual(['created', 'created', 'created']);
    expect(await desk.find(anna)).toMatchObject({ level1Approver: { firstName: 'Beat' } });
    expect(await desk.find(beat)).toMatchObject({
      level1Approver: { firstName: 'Anna' },
      level2Approver: { _id: desk.memberships.admin.companyUserId },
    });
    expect(await desk.find(`c-${anna}`)).toMatchObject({
      level1Approver: { firstName: 'Anna' },
      level2Approver: { firstName: 'Beat' },
    });
    expect(await desk.outcomes(csv)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  });

  test('accepts as approver a user who is activated by the same table', async () => {
    await desk.run(`${HEADING},active\n${anna},Anna,Keller,traveler,no`);
    const csv = `${HEADING},active,level1Approver\n${beat},Beat,Graf,traveler,yes,${anna}\n${anna},Anna,Keller,traveler,yes,`;
    expect(await desk.outcomes(csv)).toEqual(['created', 'changed']);
  });

  test.each([
    ['semicolons', (csv: string) => csv.replaceAll(',', ';')],
    ['tabs', (csv: string) => csv.replaceAll(',', '\t')],
    [
      'a byte order mark, and lines as Windows has them',
      (csv: string) => `\ufeff${csv.replaceAll('\n', '\r\n')}`,
    ],
    ['quotation marks', (csv: string) => csv.replaceAll(/[^,\n]+/g, '"$&"')],
    ['another case in the heading', (csv: string) => csv.replace('firstName', ' FIRSTNAME')],
    ['empty lines', (csv: string) => csv.replaceAll('\n', '\n\n,,,\n')],
  ])('is read with %s', async (_, written) => {
    const { end } = await desk.run(
      written(`${HEADING}\n${anna},Anna,Keller,traveler\n${beat},Beat,Graf,traveler\n`),
    );
    expect(end).toMatchObject({ rows: 2, created: 2 });
  });

  test('invites new users if requested, and no one in the dry run', async () => {
    const csv = `${HEADING}\n${anna},Anna,Keller,traveler`;
    await desk.run(csv, { sendInvitations: true, dryRun: true });
    expect(await mailsTo(opened, anna)).toEqual([]);
    await desk.run(csv, { sendInvitations: true });
    await desk.run(csv, { sendInvitations: true });
    expect(await mailsTo(opened, anna)).toHaveLength(1);
  });

  test('is answered line by line to clients that accept it', async () => {
    const csv = `${HEADING}\n${anna},Anna,Keller,traveler\n${beat},Beat,Graf,nobody`;
    const accept = { accept: 'application/x-ndjson' };
    const answer = await desk.memberships.post('/import', { csv, dryRun: false }, accept);
    expect(answer.headers['content-type']).toContain('application/x-ndjson');
    expect(importLines(answer)).toMatchObject({
      rows: [{ outcome: 'created' }, { outcome: 'refused' }],
      end: { rows: 2, created: 1, refused: 1 },
    });
  });
});

test('an export is what the import understands, and no formula', async () => {
  await desk.memberships.department('=Works');
  await desk.memberships.referenceField(1, 'Cost centre');
  const heading = `${HEADING},department,businessPhone,note,level1Approver,active,referenceField1`;
  await desk.run(
    `${heading}\n${anna},=Anna,Keller,traveler,=works,+41 41 55,"'=two\nlines",${beat},no,-5\n${beat},Beat,Graf,traveler,,,,,,`,
  );
  const answer = await desk.memberships.get('/export');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="company-users.csv"',
  });
  const table = String(answer.body);
  expect(table).toContain(
    `\r\n${anna},'=Anna,Keller,,traveler,'=Works,'+41 41 55,,,,${beat},,"'=two\nlines",no,'-5,`,
  );
  const before = await desk.state();
  const { rows, end } = await desk.run(table);
  expect(rows.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
  expect(end).toMatchObject({ rows: 3, unchanged: 3 });
  expect(await desk.state()).toEqual(before);
});

test('a caller who disconnects stops it after the row that is being written', async () => {
  const csv = `${HEADING}\n${anna},Anna,Keller,traveler\n${beat},Beat,Graf,traveler`;
  const reported = await desk.toldBeforeLeaving(csv);
  expect(reported).toMatchObject([{ type: 'row', email: anna, outcome: 'created' }]);
  expect((await desk.memberships.get('')).body).toMatchObject({ totalDocs: 2 });
});
