import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyGroup } from '#domain/contract.ts';
import { type Answer, call, refusal } from './support/call.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

/** ROUNDS=1000 for the long run. */
const { ROUNDS: wanted = '2' } = process.env;
const ROUNDS = Number(wanted);
const SAVES = 64;
const timeout = 30_000 + ROUNDS * 20_000;

const opened = sharedApp();
/** What two admins are signed in with. */
let tokens: [string, string];
let member: Member;
let group: CompanyGroup;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  const tokenOfAdmin = async () =>
    (await openSession(opened.deps, await insertMember(opened.db, { companyId, role: 'site-admin' }))).token;
  tokens = [await tokenOfAdmin(), await tokenOfAdmin()];
  member = await insertMember(opened.db, { companyId, role: 'traveler' });
  const created = await send({ method: 'POST', url: '/api/groups', body: { name: 'Racers' } });
  group = created.body as CompanyGroup; // checked against the contract
});

interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT';
  url: string;
  body?: object;
  version?: number;
}

async function send({ version, ...sent }: CallOptions, index = 0): Promise<Answer> {
  const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
  return await call(opened.app, { ...sent, token: tokens[index % 2], headers });
}

interface Race {
  what: string;
  /** Where the record is read. */
  record: () => string;
  subjectId: () => string;
  /** What each of them saves, and to which section; each time it is something else. */
  save: (text: string, index: number) => { section?: string; body: object };
}

const company = () => `/api/companies/${member.companyId}`;
const races: Race[] = [
  {
    what: 'a company',
    record: company,
    subjectId: () => member.companyId,
    save: (note) => ({ body: { note } }),
  },
  {
    what: 'a company, in different sections',
    record: company,
    subjectId: () => member.companyId,
    save: (text, index) =>
      index % 2 === 0
        ? { section: '/departments', body: { departments: [{ name: text }] } }
        : { body: { note: text } },
  },
  {
    what: 'a group',
    record: () => `/api/groups/${group._id}`,
    subjectId: () => group._id,
    save: (name) => ({ body: { name } }),
  },
  {
    what: 'a user',
    record: () => `/api/users/${member.userId}`,
    subjectId: () => member.userId,
    save: (middleName) => ({ body: { middleName } }),
  },
  {
    what: "a user's place in a company",
    record: () => `${company()}/users/${member.companyUserId}`,
    subjectId: () => member.companyUserId,
    save: (note) => ({ body: { note } }),
  },
];

describe(`when ${SAVES} save the same record at once`, () => {
  test.each(races)(
    'one of them changes $what, and all others are shown that change',
    {
      timeout,
    },
    async ({ record, subjectId, save }) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const version = await versionOf(record());
        const changesBefore = await countChanges(subjectId());
        const saves = Array.from({ length: SAVES }, (_, index) => save(randomUUID(), index));
        const answers = await Promise.all(
          saves.map(({ section = '', body }, index) =>
            send({ method: 'PUT', url: record() + section, body, version }, index),
          ),
        );
        const won = answers.findIndex(({ status }) => status === 200);
        const winner = answers[won];
        expect(winner).toMatchObject({ body: { version: version + 1, ...saves[won]?.body } });
        for (const { status, body } of answers.toSpliced(won, 1)) {
          expect({ status, body }).toEqual({ status: 412, body: winner?.body });
        }
        expect((await send({ url: record() })).body).toEqual(winner?.body);
        expect(await countChanges(subjectId())).toBe(changesBefore + 1);
      }
    },
  );
});

test(`of ${SAVES} who give the same name to new groups at once, one may`, { timeout }, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const body = { name: `New ${round}` };
    const answers = await Promise.all(
      Array.from({ length: SAVES }, (_, index) => send({ method: 'POST', url: '/api/groups', body }, index)),
    );
    const refusals = answers.map(refusal).filter(({ status }) => status !== 201);
    expect(refusals).toEqual(Array(SAVES - 1).fill({ status: 409, code: 'name_taken' }));
  }
});

async function versionOf(url: string): Promise<number> {
  return ((await send({ url })).body as { version: number }).version; // every record has one
}

async function countChanges(subjectId: string): Promise<number> {
  const rows = await opened.db
    .selectFrom('record_changes')
    .select('id')
    .where('subject_id', '=', subjectId)
    .execute();
  return rows.length;
}
