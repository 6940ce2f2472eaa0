import { describe, expect, test } from 'vitest';
import { refusal } from './support/call.ts';
import type { ContractApp } from './support/contract-app.ts';
import { deadlocking } from './support/deadlocking.ts';
import { mailsTo } from './support/mails.ts';
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

describe('a row is refused', () => {
  const rows: [string, string, string][] = [
    ['an address that is none', 'anna', 'email malformed'],
    ['no address', '', 'email missing'],
    ['a role that is none', 'ANNA,Anna,Keller,boss', 'role unknown'],
    ['no name', 'ANNA,,Keller,traveler', 'firstName missing'],
    ['a name that is too long', `ANNA,${'x'.repeat(61)},Keller,traveler`, 'firstName too_long'],
    ['a department that is none', 'ANNA,Anna,Keller,traveler,Nowhere', 'department unknown'],
    ['a policy that is none', 'ANNA,Anna,Keller,traveler,,None', 'travelPolicy unknown'],
    ['an unknown approver', 'ANNA,Anna,Keller,traveler,,,x@y.example', 'level1Approver unknown'],
    ['itself as an approver', 'ANNA,Anna,Keller,traveler,,,ANNA', 'level1Approver not_allowed'],
    ['something that is neither yes nor no', 'ANNA,Anna,Keller,traveler,,,,maybe', 'active malformed'],
    ['a field that the company lacks', 'ANNA,Anna,Keller,traveler,,,,,x', 'referenceField6 unknown'],
    ['more cells than the heading', 'ANNA,Anna,Keller,traveler,,,,,,x', 'referenceField6 malformed'],
  ];
  test.each(rows)('with %s', async (_, cells, problem) => {
    const heading = `${HEADING},department,travelPolicy,level1Approver,active,referenceField6`;
    const given = cells.replaceAll('ANNA', anna).split(',');
    const row = [...given, ...Array(Math.max(0, 9 - given.length)).fill('')];
    if (given.length === 1) row.splice(1, 3, 'Anna', 'Keller', 'traveler');
    const before = await desk.state();
    expect(await desk.outcomes(`${heading}\n${row.join(',')}`)).toEqual([problem]);
    expect(await desk.state()).toEqual(before);
  });

  test('with invalid telephone numbers', async () => {
    const csv = `${HEADING},businessPhone\n${anna},Anna,Keller,traveler,1234`;
    expect(await desk.outcomes(csv)).toEqual(['businessPhone malformed']);
  });

  test('with a line break in a name', async () => {
    const csv = `${HEADING}\n${anna},"Anna\nMaria",Keller,traveler`;
    expect(await desk.outcomes(csv)).toEqual(['firstName malformed']);
  });

  test('with fewer cells than the heading, because the missing ones are unknown', async () => {
    expect(await desk.outcomes(`${HEADING}\n${anna},Anna,Keller`)).toEqual(['role missing']);
  });

  test('when its address was there before', async () => {
    const again = anna.toUpperCase();
    expect(
      await desk.outcomes(`${HEADING}\n${anna},Anna,Keller,traveler\n${again},Other,Name,traveler`),
    ).toEqual(['created', 'email repeated']);
  });

  test('when the approver in it is', async () => {
    const csv = `${HEADING},level1Approver\n${anna},Anna,Keller,traveler,${beat}\n${beat},Beat,Graf,boss,`;
    expect(await desk.outcomes(csv)).toEqual(['level1Approver unknown', 'role unknown']);
  });

  test('when the approver in it is deactivated by the same table', async () => {
    await desk.run(`${HEADING}\n${beat},Beat,Graf,traveler`);
    const csv = `${HEADING},level1Approver,active\n${anna},Anna,Keller,traveler,${beat},\n${beat},Beat,Graf,traveler,,no`;
    expect(await desk.outcomes(csv)).toEqual(['level1Approver not_allowed', 'changed']);
  });

  test.each([
    ['role', 'traveler'],
    ['active', 'no'],
  ])('when it would lock out the importing user, by %s', async (column, cell) => {
    expect(await desk.outcomes(`email,${column}\n${desk.memberships.admin.email},${cell}`)).toEqual([
      `${column} not_allowed`,
    ]);
  });
});

test('only the row that conflicts with a concurrent change is refused', async () => {
  const csv = `${HEADING}\n${anna},Anna,Keller,traveler\n${beat},Beat,Graf,traveler`;
  const crossing = { write: 'insert on users', when: `new.email = '${anna}'` } as const;
  const { rows, end } = await deadlocking(opened.db, crossing, () => desk.run(csv));
  expect(rows).toMatchObject([
    { email: anna, outcome: 'refused', problems: [{ column: 'email', code: 'not_allowed' }] },
    { email: beat, outcome: 'created', problems: [] },
  ]);
  expect(end).toMatchObject({ rows: 2, created: 1, refused: 1 });
});

describe('rows that name each other', () => {
  const table = () =>
    [
      `${HEADING},level1Approver`,
      `c-${anna},Cora,Last,traveler,${anna}`,
      `${anna},Anna,Keller,traveler,${beat}`,
      `${beat},Beat,Graf,traveler,${anna}`,
      `d-${anna},Dora,Free,traveler,`,
    ].join('\n');

  test('are refused together when one of them can not be named', async () => {
    const crossing = {
      write: 'update on company_users',
      when: 'new.level1_approver_id is not null',
    } as const;
    const { rows, end } = await deadlocking(opened.db, crossing, () =>
      desk.run(table(), { sendInvitations: true }),
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'refused', 'created']);
    expect(rows[0]?.problems).toEqual([{ column: 'level1Approver', code: 'not_allowed' }]);
    expect(end).toMatchObject({ rows: 4, created: 1, refused: 3 });
    expect((await desk.memberships.get('')).body).toMatchObject({ totalDocs: 2 });
    expect([...(await mailsTo(opened, anna)), ...(await mailsTo(opened, beat))]).toEqual([]);
    expect(await mailsTo(opened, `d-${anna}`)).toHaveLength(1);
  });

  test('are reported together, even if the caller disconnects', async () => {
    const reported = await desk.toldBeforeLeaving(table());
    expect(reported.map((line) => line.type === 'row' && line.email).sort()).toEqual([anna, beat]);
    expect((await desk.memberships.get('')).body).toMatchObject({ totalDocs: 3 });
    expect(await desk.find(anna)).toMatchObject({ level1Approver: { firstName: 'Beat' } });
    expect(await desk.find(beat)).toMatchObject({ level1Approver: { firstName: 'Anna' } });
  });
});

describe('a table is refused as a whole', () => {
  const INVALID = { status: 422, code: 'validation_failed' };
  test.each([
    ['with a column that is not known', 'email,salary\nx,1', 'unknown_column'],
    ['with a column twice', 'email,role,Role\nx,y,z', 'repeated_column'],
    ['without addresses', 'firstName\nAnna', 'missing_column'],
    ['with a quotation mark that is not closed', `${HEADING}\n"x,y,z,a`, 'unclosed_quotes'],
    [
      'with a character that can not be stored',
      `${HEADING}\nx@y.example,An\0na,Keller,traveler`,
      'invalid_characters',
    ],
    ['with more than 2,000 rows', `email\n${'x\n'.repeat(2001)}`, 'too_many'],
  ])('%s', async (_, csv, code) => {
    const answer = await desk.send(csv);
    expect(refusal(answer)).toEqual(INVALID);
    expect(answer.body).toMatchObject({ errors: [{ path: '/body/csv', code }] });
  });
});
