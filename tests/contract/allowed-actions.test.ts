import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PartChangeQuote, Role, Trip, TripAction } from '#domain/contract.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import { insertBookedTrip } from './support/booked-stays.ts';
import { type Answer, call } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { DECISIONS } from './support/decision-calls.ts';
import { dayAhead } from './support/flights.ts';
import { HOTELS, offerOf, orderBody, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';

type Who = keyof typeof ROLES;

const ROLES = {
  'the traveller': 'traveler',
  'the approver of level 1': 'traveler',
  'the approver of level 2': 'traveler',
  'a companion': 'traveler',
  'an arranger': 'travel-arranger',
  'an admin': 'company-admin',
  'a site-admin': 'site-admin',
  'a colleague': 'traveler',
} as const satisfies Record<string, Role>;

const STATES: [TripStatus, PartStatus[]][] = [
  ['waiting_level_1_approval', ['held']],
  ['waiting_level_1_approval', ['held', 'confirmed']],
  ['waiting_level_1_approval', ['held', 'confirming']],
  ['waiting_level_2_approval', ['held']],
  ['waiting_level_2_approval', ['held', 'confirmed']],
  ['approved', ['confirming']],
  ['approved', ['unknown']],
  ['approved', ['confirmed', 'failed']],
  ['approved', ['cancelling', 'confirmed']],
  ['complete', ['confirmed']],
  ['complete', ['cancelling']],
  ['complete', ['changing']],
  ['rejected', ['cancelled']],
  ['rejected', ['cancelling']],
  ['rejected', ['failed']],
  ['cancelled', ['cancelled']],
];

const DAY = 24 * 3_600_000;
/** Each part that is added has a night of its own. */
let nights = 0;

let opened: ContractApp;
let people: Record<Who, Member>;

beforeAll(async () => {
  opened = await openContractApp();
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  const entries = await Promise.all(
    Object.entries(ROLES).map(
      async ([who, role]) => [who, await insertMember(opened.db, { companyId, role })] as const,
    ),
  );
  people = Object.fromEntries(entries) as Record<Who, Member>; // the keys are those of the table
  await opened.db
    .updateTable('company_users')
    .set({
      level1_approver_id: people['the approver of level 1'].companyUserId,
      level2_approver_id: people['the approver of level 2'].companyUserId,
    })
    .where('id', '=', people['the traveller'].companyUserId)
    .execute();
});
afterAll(() => opened.close());

async function newTrip(status: TripStatus, parts: PartStatus[]): Promise<string> {
  const { tripId, partIds } = await insertBookedTrip(opened.deps, people['the traveller'], {
    status,
    parts: parts.map((part) => (part === 'confirmed' ? part : 'held')),
  });
  for (const [index, part] of parts.entries()) {
    const attempt = part === 'cancelling' ? 'cancel' : part === 'changing' ? 'change' : 'confirm';
    const isUnderWay = ['confirming', 'unknown', 'changing', 'cancelling'].includes(part);
    await opened.db
      .updateTable('trip_parts')
      .set({ status: part, attempt: isUnderWay ? attempt : null })
      .where('id', '=', partIds[index] ?? '')
      .execute();
  }
  await opened.db
    .insertInto('trip_travellers')
    .values({
      trip_id: tripId,
      position: 2,
      company_user_id: people['a companion'].companyUserId,
      first_name: 'C',
      last_name: 'D',
    })
    .execute();
  return tripId;
}

async function ask(who: Who, url: string, more: object = {}): Promise<Answer> {
  const { token } = await openSession(opened.deps, people[who]);
  return await call(opened.app, { url, token, ...more });
}

async function seenBy(who: Who, tripId: string): Promise<Trip | null> {
  const { status, body } = await ask(who, `/api/trips/${tripId}`);
  return status === 200 ? (body as Trip) : null; // the contract has checked it
}

/** What a person does who takes an action, with what they were shown. */
const ATTEMPTS = {
  approve: (who, trip) => DECISIONS.approve(opened, people[who], trip),
  reject: (who, trip) => DECISIONS.reject(opened, people[who], trip),
  sendBack: (who, trip) => DECISIONS.sendBack(opened, people[who], trip),
  cancel: (who, { _id }) =>
    ask(who, `/api/trips/${_id}/cancel`, { method: 'POST', body: { reason: 'The meeting was moved' } }),
  update: (who, { _id, version }) =>
    ask(who, `/api/trips/${_id}`, {
      method: 'PUT',
      headers: { 'if-match': `"${version}"` },
      body: { bookingInfo: { comment: `In version ${version}` } },
    }),
  resubmit: (who, { _id }) => ask(who, `/api/trips/${_id}/renewal`),
  addPart: async (who, { _id: tripId }) => {
    const as = people[who];
    // Those who book for others book for the traveller, all others for themselves.
    const { companyUserId } = ROLES[who] === 'traveler' ? as : people['the traveller'];
    const travelers = [companyUserId];
    nights += 1;
    const days = { checkIn: dayAhead(nights), checkOut: dayAhead(nights + 1) };
    const offer = await offerOf(opened, as, HOTELS.falling, { ...days, travelers });
    return await sendOrder(opened, as, { ...orderBody(as, offer, { travelers }), tripId });
  },
  changePart: async (who, trip) => {
    const as = people[who];
    const position = trip.parts.findIndex(({ status }) => status === 'confirmed');
    const part = trip.parts[position === -1 ? 0 : position];
    const travelers = part?.travelers ?? [];
    // Only who may book for its travellers finds an offer for them.
    const finder = ROLES[who] === 'traveler' && who !== 'the traveller' ? people['an arranger'] : as;
    nights += 1;
    const days = { checkIn: dayAhead(nights), checkOut: dayAhead(nights + 1) };
    const offer = await offerOf(opened, finder, HOTELS.slightlyRising, { ...days, travelers });
    const url = `/api/trips/${trip._id}/parts/${part?._id}/change`;
    const wanted = { kind: 'hotel', offer };
    const quote = await ask(who, `${url}/quote`, { method: 'POST', body: { part: wanted } });
    if (quote.status !== 200) return quote;
    const { after, penalty } = quote.body as PartChangeQuote; // the contract has checked it
    const body = { part: wanted, agreed: { price: after, penalty }, levels: [] };
    const headers = { 'idempotency-key': `night-${nights}-${who.replaceAll(' ', '-')}` };
    return await ask(who, url, { method: 'POST', headers, body });
  },
} satisfies Record<TripAction, (who: Who, trip: Trip) => Promise<Answer>>;

/** Whether that has changed the trip; of those who may not see the trip, with what the traveller sees. */
async function expectAgreement(who: Who, action: TripAction, trip: Trip): Promise<boolean> {
  const own = await seenBy(who, trip._id);
  const isShown = own?.allowedActions.includes(action) ?? false;
  const { status } = await ATTEMPTS[action](who, own ?? trip);
  const after = await seenBy('the traveller', trip._id);
  // To cancel what is cancelled already is answered, and changes nothing; nor does the first step of another request.
  const isChanged = after?.version !== trip.version;
  const isTaken = status < 300 && (isChanged || action === 'resubmit');
  expect({ who, action, isTaken }).toEqual({ who, action, isTaken: isShown });
  const withheld = own?.withheldActions.map((one) => one.action) ?? [];
  expect(withheld.filter((one) => own?.allowedActions.includes(one))).toEqual([]);
  return isChanged;
}

/** Each of them tries everything, with another trip after each success. */
async function tryAll(trip: () => Promise<Trip>): Promise<void> {
  let current = await trip();
  for (const action of Object.keys(ATTEMPTS) as TripAction[]) {
    for (const who of Object.keys(ROLES) as Who[]) {
      if (await expectAgreement(who, action, current)) current = await trip();
    }
  }
}

const newTripSeen = async (status: TripStatus, parts: PartStatus[]) => {
  const tripId = await newTrip(status, parts);
  return (await seenBy('the traveller', tripId)) ?? expect.fail('There is no trip');
};

describe('what is shown is accepted, and nothing else', { timeout: 120_000 }, () => {
  test.each(STATES)('of a trip that is %s with parts %j', async (status, parts) => {
    await tryAll(() => newTripSeen(status, parts));
  });

  const waiting = STATES.filter(([status]) => status.startsWith('waiting'));
  test.each(waiting)('of a trip that is %s with parts %j, after its deadline', async (status, parts) => {
    await tryAll(async () => {
      const trip = await newTripSeen(status, parts);
      await opened.db
        .updateTable('trips')
        .set({ waiting_until: new Date(opened.clock.now().getTime() - DAY) })
        .where('id', '=', trip._id)
        .execute();
      return trip;
    });
  });
});
