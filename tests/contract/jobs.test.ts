import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningJobs, startJobs } from '#server/jobs/start-jobs.ts';
import { openContractApp } from './support/contract-app.ts';
import { mailsTo } from './support/mails.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';

const origin = { requestId: 'request', ip: '192.0.2.1' };
const soon = { timeout: 20_000, interval: 100 };

let opened: Awaited<ReturnType<typeof openContractApp>>;
let jobs: RunningJobs;
let member: Member;

beforeAll(async () => {
  opened = await openContractApp();
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  member = await insertMember(opened.db, { companyId, role: 'traveler' });
  jobs = await startJobs(opened.deps, opened.database);
});
afterAll(async () => {
  await jobs.stop();
  await opened.close();
});

test('a job runs once its transaction is committed, and never when that is rolled back', async () => {
  const { email: undone } = await insertMember(opened.db, { companyId: member.companyId, role: 'traveler' });
  const failing = opened.db.transaction().execute(async (db) => {
    await jobs.enqueue(db, 'password.forgotten', { email: undone, ...origin });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  await opened.db.transaction().execute(async (db) => {
    await jobs.enqueue(db, 'password.forgotten', { email: member.email, ...origin });
  });
  await vi.waitFor(async () => expect(await mailsTo(opened, member.email)).toHaveLength(1), soon);
  expect(await mailsTo(opened, undone)).toEqual([]);
});

test('several processes share one queue, and each job runs once', async () => {
  const second = await startJobs(opened.deps, opened.database);
  const { email } = await insertMember(opened.db, { companyId: member.companyId, role: 'traveler' });
  await second.enqueue(opened.db, 'password.forgotten', { email, ...origin });
  await vi.waitFor(async () => expect(await mailsTo(opened, email)).toHaveLength(1), soon);
  await second.stop();
  expect(await mailsTo(opened, email)).toHaveLength(1);
});
