import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role, Trip, TripAction } from '#domain/contract.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import { attemptChange } from './support/attempt-change.ts';
import { becomeRequest } from './support/become-request.ts';
import { insertBookedTrip } from './support/booked-stays.ts';
import { type Answer, call } from './support/call.ts';
import { DECISIONS } from './support/decision-calls.ts';
import { HOTELS, orderBody, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { bookingBody } from './support/requests.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';
import { UnusedOffers } from './support/unused-offers.ts';

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
  ['approved', ['confirming']],
  ['approved', ['unknown']],
  ['approved', ['confirmed', 'failed']],
  ['approved', ['cancelling', 'confirmed']],
  ['complete', ['confirmed']],
  ['complete', ['cancelling']],
  ['complete', ['changing']],
  ['rejected', ['cancelled']],
  ['rejected', ['cancelling']],
  ['cancelled', ['cancelled']],
];

/** Who may do what, by what the test calls the trip. */
const proved: Record<string, Partial<Record<Who, TripAction[]>>> = {};

const opened = sharedApp();
const offers = new UnusedOffers(opened);
let people: Record<Who, Member>;
/** The access token of each. */
let tokens: Record<Who, string>;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  const entries = await Promise.all(
    Object.entries(ROLES).map(
      async ([who, role]) => [who, await insertMember(opened.db, { companyId, role })] as const,
    ),
  );
  people = Object.fromEntries(entries) as Record<Who, Member>; // the keys are those of the table
  const sessions = await Promise.all(
    entries.map(async ([who, member]) => [who, (await openSession(opened.deps, member)).token] as const),
  );
  tokens = Object.fromEntries(sessions) as Record<Who, string>; // the same keys
  await setColumns(opened.db, 'company_users', people['the traveller'].companyUserId, {
    level1_approver_id: people['the approver of level 1'].companyUserId,
    level2_approver_id: people['the approver of level 2'].companyUserId,
  });
});

afterAll(async () => {
  await mkdir('coverage', { recursive: true });
  await writeFile('coverage/roles.json', JSON.stringify({ people: ROLES, trips: proved }, null, 2));
});

async function newTrip(status: TripStatus, parts: PartStatus[]): Promise<string> {
  const { tripId, partIds } = await insertBookedTrip(opened.deps, people['the traveller'], {
    status,
    parts: parts.map((part) => (part === 'confirmed' ? part : 'held')),
  });
  for (const [index, part] of parts.entries()) {
    const attempt = part === 'cancelling' ? 'cancel' : part === 'changing' ? 'change' : 'confirm';
    const isUnderWay = ['confirming', 'unknown', 'changing', 'cancelling'].includes(part);
    await setColumns(opened.db, 'trip_parts', partIds[index] ?? '', {
      status: part,
      attempt: isUnderWay ? attempt : null,
    });
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

const REQUESTS: [TripStatus, PartStatus[], boolean][] = [
  ['approved', [], true],
  ['approved', ['confirming'], true],
  ['approved', ['confirmed', 'cancelled'], true],
  ['waiting_level_1_approval', ['held'], true],
  ['waiting_level_1_approval', ['confirmed', 'held'], true],
  ['complete', ['confirmed'], false],
  ['cancelled', ['cancelled'], false],
];

async function ask(who: Who, url: string, more: object = {}): Promise<Answer> {
  return await call(opened.app, { url, token: tokens[who], ...more });
}

async function readAs(who: Who, tripId: string): Promise<Trip | null> {
  const { status, body } = await ask(who, `/api/trips/${tripId}`);
  return status === 200 ? (body as Trip) : null; // the contract has checked it
}

/** The request of a person who takes an action, with the data that they were shown. */
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
    // Callers who book for others book for the traveler, all others for themselves.
    const { companyUserId } = ROLES[who] === 'traveler' ? as : people['the traveller'];
    const travelers = [companyUserId];
    const stay = { purpose: `added by ${who}`, hotel: HOTELS.falling, finder: as, travelers };
    return await offers.try(stay, (offer) =>
      sendOrder(opened, as, { ...orderBody(as, offer, { travelers }), tripId }),
    );
  },
  changePart: async (who, trip) => {
    const as = people[who];
    const finder = ROLES[who] === 'traveler' && who !== 'the traveller' ? people['an arranger'] : as;
    const travelers = [people['the traveller'].companyUserId];
    const stay = { purpose: `changed by ${who}`, hotel: HOTELS.onlyRoom, finder, travelers };
    return await offers.try(stay, (offer) => attemptChange(opened, trip, { as, offer }));
  },
  writeMessage: (who, { _id }) =>
    ask(who, `/api/trips/${_id}/messages`, {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      body: { text: 'Is it booked?' },
    }),
  closeRequest: (who, { _id }) =>
    ask(who, `/api/trips/${_id}/close`, { method: 'POST', body: { reason: 'All is booked' } }),
  addExternal: (who, { _id, version }) =>
    ask(who, `/api/trips/${_id}/extBookings`, {
      method: 'POST',
      headers: { 'if-match': `"${version}"` },
      body: bookingBody(),
    }),
  cancelExternal: (who, { _id, version, parts }) => {
    const part = parts.find(({ kind, status }) => kind === 'external' && status === 'confirmed') ?? parts[0];
    return ask(who, `/api/trips/${_id}/extBookings/${part?._id ?? _id}/cancel`, {
      method: 'POST',
      headers: { 'if-match': `"${version}"` },
      body: { reason: 'Ill', penalty: { amount: 0, currency: 'CHF' } },
    });
  },
} satisfies Record<TripAction, (who: Who, trip: Trip) => Promise<Answer>>;

/** A trip as its callers see it until an attempt changes it; each of them reads it once. */
interface TriedTrip {
  trip: Trip;
  seen: Map<Who, Trip | null>;
}

async function seenBy(who: Who, { trip, seen }: TriedTrip): Promise<Trip | null> {
  if (!seen.has(who)) seen.set(who, await readAs(who, trip._id));
  return seen.get(who) ?? null;
}

/** Whether that has changed the trip. */
async function expectAgreement(who: Who, action: TripAction, tried: TriedTrip): Promise<boolean> {
  const own = await seenBy(who, tried);
  const isShown = own?.allowedActions.includes(action) ?? false;
  const { status } = await ATTEMPTS[action](who, own ?? tried.trip);
  // Cancelling a cancelled trip succeeds without a change, and so does the first step of another request.
  // A message does not change the decision.
  const isChanged = (await versionOf(tried.trip)) !== tried.trip.version;
  const isTaken = status < 300 && (isChanged || action === 'resubmit' || action === 'writeMessage');
  expect({ who, action, isTaken }).toEqual({ who, action, isTaken: isShown });
  const withheld = own?.withheldActions.map((one) => one.action) ?? [];
  expect(withheld.filter((one) => own?.allowedActions.includes(one))).toEqual([]);
  return isChanged;
}

async function versionOf({ _id }: Trip): Promise<number> {
  const stored = opened.db.selectFrom('trips').select('version').where('id', '=', _id);
  return (await stored.executeTakeFirstOrThrow()).version;
}

/** Each caller tries everything, with another trip after each success. */
async function tryAll(newOne: () => Promise<Trip>): Promise<void> {
  const begin = async () => ({ trip: await newOne(), seen: new Map() });
  let tried = await begin();
  const may: Partial<Record<Who, TripAction[]>> = {};
  for (const action of Object.keys(ATTEMPTS) as TripAction[]) {
    for (const who of Object.keys(ROLES) as Who[]) {
      const isShown = (await seenBy(who, tried))?.allowedActions.includes(action);
      if (isShown) may[who] = [...(may[who] ?? []), action];
      if (await expectAgreement(who, action, tried)) tried = await begin();
    }
  }
  const { currentTestName = '' } = expect.getState();
  proved[currentTestName.replace(/^.* > /, '')] = may;
}

const readNewTrip = async (status: TripStatus, parts: PartStatus[]) => {
  const tripId = await newTrip(status, parts);
  return (await readAs('the traveller', tripId)) ?? expect.fail('There is no trip');
};

describe('exactly the shown actions are accepted', { timeout: 120_000 }, () => {
  test.each(STATES)('of a trip that is %s with parts %j', async (status, parts) => {
    await tryAll(() => readNewTrip(status, parts));
  });

  test.each(REQUESTS)(
    'of a request in words that is %s with parts of the agency %j, and open: %s',
    async (status, parts, isOpen) => {
      await tryAll(async () => {
        const { _id } = await readNewTrip(status, parts.length > 0 ? parts : ['confirmed']);
        if (parts.length === 0) {
          await opened.db.deleteFrom('trip_parts').where('trip_id', '=', _id).execute();
        }
        await becomeRequest(opened, people['the traveller'], { tripId: _id, isOpen });
        return (await readAs('the traveller', _id)) ?? expect.fail('There is no trip');
      });
    },
  );

  test.each([
    ['waiting_level_1_approval', ['held']],
    ['waiting_level_2_approval', ['held', 'confirmed']],
  ] satisfies typeof STATES)(
    'of a trip that is %s with parts %j, after its deadline',
    async (status, parts) => {
      await tryAll(async () => {
        const trip = await readNewTrip(status, parts);
        await opened.db
          .updateTable('trips')
          .set({ waiting_until: new Date(opened.clock.now().getTime() - 24 * 3_600_000) })
          .where('id', '=', trip._id)
          .execute();
        return trip;
      });
    },
  );
});
