import { beforeEach, describe, expect, test } from 'vitest';
import type { ProfileChange, ProfileRequest, ProfileRequests, User } from '#domain/contract.ts';
import { refusal } from './support/call.ts';
import { mailsTo } from './support/mails.ts';
import { dumpOf, findTexts } from './support/number-traces.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { sharedApp } from './support/shared-app.ts';
import { UserDesk } from './support/user-records.ts';

const INVALID = { status: 422, code: 'validation_failed' };
const GONE = { status: 404, code: 'not_found' };
const logged: string[] = [];

const opened = sharedApp({ logTo: (line) => logged.push(line) });
let anna: Member;
let admin: Member;

beforeEach(async ({ task }) => {
  const companyId = await insertCompany(opened.db, { name: `Home ${task.id}` });
  anna = await insertMember(opened.db, { companyId, role: 'traveler' });
  admin = await insertMember(opened.db, { companyId, role: 'site-admin' });
});

const deskOf = (member: Member) => new UserDesk(opened, member, anna.userId);
const url = (path = '') => `/api/users/${anna.userId}/changeRequests${path}`;
const send = (body: object, member = anna) => deskOf(member).call({ method: 'POST', url: url(), body });

async function ask(change: ProfileChange): Promise<ProfileRequest> {
  const { status, body } = await send(change);
  expect(status).toBe(201);
  return body as ProfileRequest; // checked against the contract
}

async function list(member = anna): Promise<ProfileRequest[]> {
  const { status, body } = await deskOf(member).call({ url: url() });
  expect(status).toBe(200);
  return (body as ProfileRequests).requests; // checked against the contract
}

async function accept({ _id }: ProfileRequest, version?: number) {
  const current = version ?? (await deskOf(admin).read()).version;
  const headers = { 'if-match': `"${current}"` };
  return await deskOf(admin).call({ method: 'POST', url: url(`/${_id}/accept`), headers });
}

const decline = ({ _id }: ProfileRequest, reason = 'Please send a copy first') =>
  deskOf(admin).call({ method: 'POST', url: url(`/${_id}/decline`), body: { reason } });
const withdraw = ({ _id }: ProfileRequest) => deskOf(anna).call({ method: 'DELETE', url: url(`/${_id}`) });

const addressOf = async ({ userId }: Member) => {
  const { email } = await opened.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
};
const kindsOfMailsTo = async (member: Member) =>
  (await mailsTo(opened, await addressOf(member))).map(({ kind }) => kind);

const RENAMED = { personal: { lastName: 'Keller-Frei', middleName: null } };
const PASSPORT = {
  country: 'TM',
  number: 'PX73519264',
  issueDate: '2024-01-31',
  expiryDate: '2054-01-30',
  isDefault: true,
  visas: [],
};

describe('a request', () => {
  test('is read by its person and by who may change the profile, and changes nothing', async () => {
    const { lastName, version } = await deskOf(anna).read();
    const asked = await ask(RENAMED);
    expect(asked).toMatchObject({ state: 'waiting', change: RENAMED });
    expect(await list(anna)).toEqual([asked]);
    expect(await list(admin)).toEqual([asked]);
    expect(await deskOf(anna).read()).toMatchObject({ lastName, version });
  });

  test('replaces the earlier one for the same section only', async () => {
    const first = await ask(RENAMED);
    const other = await ask({ remarks: { remarks: ['Quiet room'] } });
    const second = await ask({ personal: { lastName: 'Frei' } });
    expect(await list()).toEqual([other, second]);
    expect(refusal(await accept(first))).toEqual(GONE);
    expect(refusal(await decline(first))).toEqual(GONE);
  });

  test('is withdrawn by its person', async () => {
    const asked = await ask(RENAMED);
    expect((await withdraw(asked)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(refusal(await withdraw(asked))).toEqual(GONE);
    expect(refusal(await accept(asked))).toEqual(GONE);
  });

  test('is mailed once while it waits, to those who may change the profile', async () => {
    await ask(RENAMED);
    await ask({ personal: { lastName: 'Frei' } });
    expect(await kindsOfMailsTo(admin)).toEqual(['profile_change_asked']);
    const [mail] = await mailsTo(opened, await addressOf(admin));
    expect(mail?.text).toContain(`/users/${anna.userId}#personal`);
    expect(await kindsOfMailsTo(anna)).toEqual([]);
  });

  test.each<[string, object]>([
    ['of no section', {}],
    ['of two sections', { ...RENAMED, remarks: { remarks: [] } }],
    ['of no field', { personal: {} }],
    ['of a field of another section', { personal: { email: 'a@b.example' } }],
    ['of who may sign in', { account: { active: false } }],
    ['that could not be taken over', { personal: { gender: '?' } }],
    [
      'of a passport that ends before it begins',
      { passports: { passports: [{ ...PASSPORT, expiryDate: '2024-01-01' }] } },
    ],
  ])('%s is refused', async (_, change) => {
    expect(refusal(await send(change))).toEqual(INVALID);
    expect(await list()).toEqual([]);
  });

  test('does not say whether an address is taken', async () => {
    await ask({ account: { email: await addressOf(admin) } });
  });
});

describe('taking over', () => {
  test('changes the profile as a save does, with its history, and tells the person', async () => {
    const asked = await ask(RENAMED);
    const { version } = await deskOf(admin).read();
    const { status, body } = await accept(asked);
    expect(status).toBe(200);
    expect(body as User).toMatchObject({ lastName: 'Keller-Frei', version: version + 1 });
    expect(await list()).toEqual([]);
    const [entry] = await deskOf(admin).history();
    expect(entry).toMatchObject({
      by: { _id: admin.userId },
      changes: [{ field: 'lastName', after: 'Keller-Frei' }],
    });
    expect(await kindsOfMailsTo(anna)).toEqual(['profile_change_accepted']);
    expect(refusal(await accept(asked))).toEqual(GONE);
  });

  test('is refused against an outdated version, and the request waits on', async () => {
    const asked = await ask({ passports: { passports: [PASSPORT] } });
    const { version } = await deskOf(admin).read();
    await deskOf(admin).save({ body: { lastName: 'Other' } });
    expect((await accept(asked, version)).status).toBe(412);
    expect(await list()).toEqual([asked]);
    expect(await kindsOfMailsTo(anna)).toEqual([]);
    expect((await accept(asked)).body).toMatchObject({ passports: [{ number: PASSPORT.number }] });
  });

  test('is refused when the address is taken, and the request waits on', async () => {
    const asked = await ask({ account: { email: await addressOf(admin) } });
    expect(refusal(await accept(asked))).toEqual({ status: 409, code: 'email_taken' });
    expect(await list()).toEqual([asked]);
  });

  test.each<ProfileChange>([
    { flight: { seatPreference: 'A', memberships: [{ program: 'LH', membershipNumber: '992' }] } },
    { hotel: { memberships: [{ program: 'hilton_honors', membershipNumber: '41' }] } },
    { car: { memberships: [{ program: 'SX', membershipNumber: '7' }] } },
    { remarks: { remarks: ['Quiet room'] } },
    { account: { bizCntKey: 'C-1' } },
  ])('works for each section', async (change) => {
    const { status, body } = await accept(await ask(change));
    expect(status).toBe(200);
    const [value] = Object.values(change);
    for (const leaf of leaves(value)) expect(JSON.stringify(body)).toContain(leaf);
  });
});

describe('declining', () => {
  test('leaves the reason to the person alone, until they dismiss it', async () => {
    const { lastName } = await deskOf(anna).read();
    const asked = await ask(RENAMED);
    expect((await decline(asked)).status).toBe(204);
    const declined = { ...asked, state: 'declined', reason: 'Please send a copy first' };
    expect(await list(anna)).toEqual([declined]);
    expect(await list(admin)).toEqual([]);
    expect((await deskOf(anna).read()).lastName).toBe(lastName);
    expect(await kindsOfMailsTo(anna)).toEqual(['profile_change_declined']);
    expect(refusal(await accept(asked))).toEqual(GONE);
    expect((await withdraw(asked)).status).toBe(204);
    expect(await list(anna)).toEqual([]);
  });

  test('lets the person ask again', async () => {
    await decline(await ask(RENAMED));
    const again = await ask(RENAMED);
    expect(await list()).toEqual([again]);
    expect(await kindsOfMailsTo(admin)).toEqual(['profile_change_asked', 'profile_change_asked']);
  });
});

test('what was asked for is in no mail, no log, and in plain text in no table', async () => {
  const reason = 'The copy of QX11223344 is not readable';
  const asked = await ask({ passports: { passports: [PASSPORT] } });
  await decline(asked, reason);
  await ask({ personal: { dateOfBirth: '1971-03-29', privatePhone: '+41 79 555 73 51' } });
  expect(await list()).toHaveLength(2);
  const texts = [PASSPORT.number, '1971-03-29', '+41 79 555 73 51', reason];
  const mails = await Promise.all([anna, admin].map(async (to) => mailsTo(opened, await addressOf(to))));
  expect(mails.map(({ length }) => length)).toEqual([1, 2]);
  const places = { log: logged.join('\n'), mails: JSON.stringify(mails), ...(await dumpOf(opened.db)) };
  expect(findTexts(texts, places)).toEqual([]);
});

test('other people get nothing of it', async () => {
  const { companyId } = anna;
  await ask({ passports: { passports: [PASSPORT] } });
  for (const role of ['traveler', 'travel-arranger', 'company-admin'] as const) {
    const other = deskOf(await insertMember(opened.db, { companyId, role }));
    const answers = [
      await other.call({ url: url() }),
      await other.call({ url: `/api/users/${anna.userId}` }),
    ];
    expect(answers[0]?.status).toBe(role === 'traveler' ? 404 : 403);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(PASSPORT.number);
  }
});

test('twenty requests in a quarter of an hour are enough', async () => {
  for (let count = 0; count < 20; count++) await ask({ remarks: { remarks: [`Room ${count}`] } });
  expect((await send({ remarks: { remarks: [] } })).status).toBe(429);
});

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}
