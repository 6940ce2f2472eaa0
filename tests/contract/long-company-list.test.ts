import { beforeAll, expect, test } from 'vitest';
import type { CompanyList } from '#domain/contract.ts';
import { call } from './support/call.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let siteAdmin: Member;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  siteAdmin = await insertMember(opened.db, { companyId, role: 'site-admin' });
  for (let number = 0; number < 121; number += 1) await insertCompany(opened.db, { name: `Crowd ${number}` });
});

async function list(query: string): Promise<CompanyList> {
  const { token } = await openSession(opened.deps, siteAdmin);
  const { body } = await call(opened.app, { url: `/api/companies?${query}`, token });
  return body as CompanyList; // checked against the contract
}

test('five pages ahead are counted, and the answer says that there are more', async () => {
  for (const [query, all] of [
    ['', 122],
    ['searchString=crowd', 121],
  ] as const) {
    expect(await list(query)).toMatchObject({ totalDocs: 120, totalPages: 6, more: true });
    for (const last of [await list(`${query}&page=2`), await list(`${query}&page=9`)]) {
      expect(last).toMatchObject({ totalDocs: all, totalPages: 7 });
      expect(last.more).toBeUndefined();
    }
  }
});
