import { randomUUIDv7 } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertTravelerWithApprovers } from './support/approvals.ts';
import { refusal } from './support/call.ts';
import { ALWAYS, approve, DECISIONS, decidedTrip, orderWaiting } from './support/decision-calls.ts';
import { getTrip } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { sharedApp } from './support/shared-app.ts';

const OWN_TRIP = { status: 403, code: 'own_trip' };
const NOT_APPROVER = { status: 403, code: 'not_approver' };

const opened = sharedApp();
let companyId: string;
let me: Member;

beforeEach(async () => {
  companyId = await insertCompany(opened.db, { name: `Home ${randomUUIDv7()}` });
  const always = { level1Threshold: ALWAYS, level2Threshold: ALWAYS };
  ({ traveler: me } = await insertTravelerWithApprovers(opened.db, companyId, always));
});

describe('a site-admin who acts as the company', () => {
  async function actingAs(id: string): Promise<Member> {
    const home = await insertCompany(opened.db, { name: `Agency ${randomUUIDv7()}` });
    return { ...(await insertMember(opened.db, { companyId: home, role: 'site-admin' })), companyId: id };
  }

  test('decides beside the approvers, at both levels at once, and is named in the history', async () => {
    const trip = await orderWaiting(opened, me, { levels: [1, 2] });
    const siteAdmin = await actingAs(companyId);
    const seen = await getTrip(opened, siteAdmin, trip._id);
    expect(seen.allowedActions).toEqual(expect.arrayContaining(['approve', 'reject', 'sendBack']));
    const approved = decidedTrip(await approve(opened, siteAdmin, trip));
    expect(approved.status).toBe('approved');
    expect(approved.events.find(({ kind }) => kind === 'approved')?.by).toEqual({
      firstName: siteAdmin.email.replace(/@.*/, ''),
      lastName: 'Tester',
    });
  });

  test('does not decide on their own trip, nor while they act elsewhere', async () => {
    const siteAdmin = await actingAs(companyId);
    const own = await orderWaiting(opened, siteAdmin, { travelers: [me.companyUserId], levels: [1, 2] });
    for (const decide of Object.values(DECISIONS))
      expect(refusal(await decide(opened, siteAdmin, own))).toEqual(OWN_TRIP);
    const elsewhere = await insertCompany(opened.db, { name: `Elsewhere ${randomUUIDv7()}` });
    expect(refusal(await approve(opened, await actingAs(elsewhere), own))).toEqual(NOT_APPROVER);
  });
});
