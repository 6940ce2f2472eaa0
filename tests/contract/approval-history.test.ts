import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { addPercent } from '#domain/money.ts';
import { insertTravelerWithApprovers } from './support/approvals.ts';
import { ALWAYS, approve, DECISIONS, decidedTrip, orderWaiting } from './support/decision-calls.ts';
import { getTrip } from './support/orders.ts';
import { insertCompany, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { setPriceAtDesk } from './support/set-price-at-desk.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let companyId: string;
let me: Member;
let first: Member;
let second: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});
beforeEach(async () => {
  const always = { level1Threshold: ALWAYS, level2Threshold: ALWAYS };
  const people = await insertTravelerWithApprovers(opened.db, companyId, always);
  ({ traveler: me, first, second } = people);
});

const both = () => orderWaiting(opened, me, { levels: [1, 2] });
const read = ({ _id }: Trip) => getTrip(opened, me, _id);
const DECIDED: ReadonlySet<string> = new Set(['approved', 'rejected', 'sentBack']);
const decisionsOf = ({ events }: Trip) => events.filter(({ kind }) => DECIDED.has(kind));

const decidedTerms = ({ total, verdict, parts }: Trip, policies: unknown) => ({
  total: total.asked,
  verdict,
  parts: parts.map(({ _id, price }) => ({ partId: _id, price: price.asked })),
  policies,
});

async function policyOf({ companyUserId }: Member) {
  const policy = await opened.db
    .selectFrom('company_users as m')
    .innerJoin('travel_policies as p', 'p.id', 'm.travel_policy_id')
    .select(['p.id as _id', 'p.name', 'p.version'])
    .where('m.id', '=', companyUserId)
    .executeTakeFirstOrThrow();
  return [policy];
}

describe.each(Object.entries(DECISIONS))('the data shown with the decision to %s', (_, decide) => {
  test('is stored with it', async () => {
    const trip = await both();
    const policies = await policyOf(me);
    const decided = decidedTrip(await decide(opened, first, trip));
    expect(decisionsOf(decided)).toMatchObject([{ level: 1, seen: decidedTerms(trip, policies) }]);
  });

  test('is unchanged when prices, people and policies change', async () => {
    const trip = await both();
    const decided = decidedTrip(await decide(opened, first, trip));
    const before = decisionsOf(decided);
    await setColumns(opened.db, 'travel_policies', (await policyOf(me))[0]?._id ?? '', {
      name: 'Renamed',
      version: 7,
    });
    await setColumns(opened.db, 'company_users', me.companyUserId, { level1_approver_id: null });
    await opened.workOff(2);
    expect(decisionsOf(await read(trip))).toEqual(before);
  });
});

test('each approval of an increased price refers to the price that was shown then', async () => {
  const trip = await both();
  const [before] = trip.parts.map(({ price }) => price.asked);
  const after = addPercent(before ?? expect.fail('There is no price'), 20);
  await setPriceAtDesk(opened, trip, after);
  const approvedByFirst = decidedTrip(await approve(opened, first, trip));
  decidedTrip(await approve(opened, second, approvedByFirst));
  await opened.workOff();
  const risen = await read(trip);
  expect(risen).toMatchObject({ status: 'waiting_level_1_approval', total: { asked: after } });
  const again = decidedTrip(await approve(opened, first, risen));
  decidedTrip(await approve(opened, second, again));
  await opened.workOff();
  const booked = await read(trip);
  expect(booked).toMatchObject({ status: 'complete' });
  expect(decisionsOf(booked).map(({ level, seen }) => [level, seen?.total])).toEqual([
    [1, before],
    [2, before],
    [1, after],
    [2, after],
  ]);
});
