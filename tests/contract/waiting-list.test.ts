import { beforeAll, describe, expect, test } from 'vitest';
import type { HotelPolicy, Role, TripCounts, TripSummary } from '#domain/contract.ts';
import type { TripStatus } from '#domain/trip-status.ts';
import { insertTravelerWithApprovers } from './support/approvals.ts';
import { call } from './support/call.ts';
import { ALWAYS, approve, decidedTrip, orderWaiting } from './support/decision-calls.ts';
import { getTrip } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';
import { insertExampleTrip, placesIn } from './support/trips.ts';

const HOUR = 3_600_000;

const opened = sharedApp();
let companyId: string;
let traveler: Member;
let first: Member;
let second: Member;
let admin: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
  const people = await insertTravelerWithApprovers(opened.db, companyId, { level1Threshold: ALWAYS });
  ({ traveler, first, second } = people);
  admin = await member('company-admin');
  await waiting({ town: 'Later', hours: 9 });
  await waiting({ town: 'At level 2', hours: 3, status: 'waiting_level_2_approval' });
  await waiting({ town: 'Soon', hours: 1 });
  const other = await member('traveler');
  await insertExampleTrip(opened.db, {
    traveler: other,
    approvers: [second.companyUserId],
    status: 'waiting_level_1_approval',
    partStatus: 'held',
    town: 'Of another approver',
    waitingUntil: hoursAhead(2),
  });
  await insertExampleTrip(opened.db, {
    traveler,
    approvers: [first.companyUserId, second.companyUserId],
    town: 'Booked',
  });
});

const member = (role: Role) => insertMember(opened.db, { companyId, role });
const hoursAhead = (hours: number) => new Date(opened.clock.now().getTime() + hours * HOUR);

interface Waiting {
  town: string;
  hours: number;
  status?: TripStatus;
}

async function waiting({ town, hours, status = 'waiting_level_1_approval' }: Waiting): Promise<void> {
  await insertExampleTrip(opened.db, {
    traveler,
    approvers: [first.companyUserId, second.companyUserId],
    status,
    partStatus: 'held',
    town,
    waitingUntil: hoursAhead(hours),
  });
}

async function ask(as: Member, url: string): Promise<unknown> {
  const { token } = await openSession(opened.deps, as);
  return (await call(opened.app, { url, token })).body;
}

async function listed(as: Member, more = ''): Promise<TripSummary[]> {
  const { docs } = (await ask(as, `/api/trips?tripFilter=waitingApproval${more}`)) as { docs: TripSummary[] };
  return docs; // the contract has checked it
}

const counts = async (as: Member) => (await ask(as, '/api/trips/count')) as TripCounts; // as above
const places = (docs: TripSummary[]) => placesIn({ docs });
const mine = (docs: TripSummary[]) => places(docs.filter((trip) => trip.waiting?.mayDecide));

describe('the list of trips that wait', () => {
  test('begins with those that the caller may decide on, the earliest deadline first', async () => {
    const docs = await listed(first);
    expect(places(docs)).toEqual(['Soon', 'Later', 'At level 2']);
    expect(mine(docs)).toEqual(['Soon', 'Later']);
  });

  test('is the same for everyone: who may decide, and until when', async () => {
    const seen = await Promise.all([first, second, traveler, admin].map((as) => listed(as)));
    for (const docs of seen) {
      for (const { _id, title, waiting: shown } of docs) {
        const { approval, title: own } = await getTrip(opened, admin, _id);
        expect({ title, deciders: shown?.deciders, until: shown?.until, level: shown?.level }).toEqual({
          title: own,
          deciders: approval?.deciders,
          until: approval?.until,
          level: approval?.level,
        });
      }
    }
  });

  test.each<[string, () => Member, string[], string[]]>([
    ['the second approver', () => second, ['Of another approver', 'At level 2'], ['Soon', 'Later']],
    ['the traveller', () => traveler, [], ['Soon', 'At level 2', 'Later']],
    ['a company-admin', () => admin, [], ['Soon', 'Of another approver', 'At level 2', 'Later']],
  ])('has of %s first %j, then the others', async (_, who, decidable, others) => {
    const docs = await listed(who());
    expect(mine(docs)).toEqual(decidable);
    expect(places(docs)).toEqual([...decidable, ...others]);
    for (const { _id, waiting: shown } of docs) {
      const { allowedActions } = await getTrip(opened, who(), _id);
      expect(allowedActions.includes('approve')).toBe(shown?.mayDecide ?? false);
    }
    const { waitingApproval, toDecide } = await counts(who());
    expect({ waitingApproval, toDecide }).toEqual({
      waitingApproval: docs.length,
      toDecide: decidable.length,
    });
  });

  test.each<[string, Partial<HotelPolicy>, object, object]>([
    ['waits for its price only', { level1Threshold: ALWAYS }, {}, { keepsRules: true }],
    [
      'breaks a rule',
      { highestPrice: ALWAYS, highestPriceAction: 'approve' },
      { bookingInfo: { reason: { code: 'closerToMeeting' }, comment: 'Next door' } },
      {
        keepsRules: false,
        broken: [{ rule: 'hotel.highestPrice', result: 'broken', limit: ALWAYS, actual: {} }],
        reason: { code: 'closerToMeeting' },
        comment: 'Next door',
      },
    ],
  ])('says whether a trip within the rules: one that %s', async (_, hotel, said, expected) => {
    const people = await insertTravelerWithApprovers(opened.db, companyId, hotel);
    await orderWaiting(opened, people.traveler, { levels: [1], ...said });
    expect(await listed(people.first)).toMatchObject([{ waiting: { ...expected, mayDecide: true } }]);
  });

  test('is searched by words, which does not change how many are to be decided', async () => {
    expect(places(await listed(first, '&searchString=soon'))).toEqual(['Soon']);
    const { toDecide, waitingApproval } = (await ask(
      first,
      '/api/trips/count?searchString=soon',
    )) as TripCounts; // by the contract
    expect({ toDecide, waitingApproval }).toEqual({ toDecide: 2, waitingApproval: 1 });
  });

  test('omits a decided trip, and the badge no longer counts it', async () => {
    const people = await insertTravelerWithApprovers(opened.db, companyId, { level1Threshold: ALWAYS });
    const trip = await orderWaiting(opened, people.traveler);
    expect((await listed(people.first)).map(({ title }) => title)).toEqual([trip.title]);
    expect((await counts(people.first)).toDecide).toBe(1);
    decidedTrip(await approve(opened, people.first, trip));
    expect(await listed(people.first)).toEqual([]);
    expect(await counts(people.first)).toMatchObject({ toDecide: 0, waitingApproval: 0 });
  });
});
