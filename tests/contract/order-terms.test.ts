import { beforeAll, describe, expect, test } from 'vitest';
import type { HotelPolicy, TripRequest } from '#domain/contract.ts';
import { insertTravelerWithApprovers } from './support/approvals.ts';
import { refusal } from './support/call.ts';
import { databaseState } from './support/database-state.ts';
import { dayAhead } from './support/flights.ts';
import { mailsTo } from './support/mails.ts';
import { createdTrip, HOTELS, offerOf, orderBody, sendOrder } from './support/orders.ts';
import { insertTravelerUnder } from './support/policies.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const HOTEL = HOTELS.falling;
const francs = (units: number) => ({ amount: units * 100, currency: 'CHF' });
const TOO_DEAR: Partial<HotelPolicy> = { highestPrice: francs(1), highestPriceAction: 'approve' };
const REASON = { code: 'closerToMeeting' } as const;

const opened = sharedApp();
let companyId: string;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});

type Changes = Parameters<typeof orderBody>[2];

async function order(as: Member, changes: Changes = {}) {
  const travelers = changes.travelers ?? [as.companyUserId];
  return await sendOrder(opened, as, orderBody(as, await offerOf(opened, as, HOTEL, { travelers }), changes));
}

/** Nothing of a refused order is left behind. */
async function expectRefusal(
  as: Member,
  changes: Changes,
  expected: { status: number; code: string; path?: string },
) {
  const offer = await offerOf(opened, as, HOTEL, { travelers: changes?.travelers ?? [as.companyUserId] });
  const before = await tripTables();
  const answer = await sendOrder(opened, as, orderBody(as, offer, changes));
  const { path, ...refused } = expected;
  expect(refusal(answer)).toEqual(refused);
  if (path !== undefined) expect(answer.body).toMatchObject({ errors: [{ path: `/body${path}` }] });
  expect(await tripTables()).toEqual(before);
}

async function tripTables() {
  const { sessions: _, ...tables } = await databaseState(opened.db);
  return tables;
}

describe('an order that has to be approved', () => {
  test('waits for the first level, and tells whom it concerns', async () => {
    const { traveler, first, second } = await insertTravelerWithApprovers(opened.db, companyId, {
      ...TOO_DEAR,
      level2Threshold: francs(1),
    });
    const trip = createdTrip(await order(traveler, { levels: [1, 2], bookingInfo: { reason: REASON } }));
    expect(trip).toMatchObject({
      status: 'waiting_level_1_approval',
      verdict: { action: 'approve', levels: [1, 2], inPolicy: false },
      bookingInfo: {
        reason: REASON,
        level1Approver: { _id: first.companyUserId },
        level2Approver: { _id: second.companyUserId },
      },
      approval: { level: 1, deciders: [{ _id: first.companyUserId }], onTimeout: 'expires' },
      parts: [{ status: 'held' }],
    });
    const inADay = opened.clock.now().getTime() + 24 * 60 * 60_000;
    expect(Date.parse(trip.approval?.until ?? '')).toBe(inADay);
    expect(trip.events.map(({ kind }) => kind)).toEqual(['requested']);
    expect(await mailsTo(opened, traveler.email)).toMatchObject([{ kind: 'trip_waiting' }]);
    expect(await mailsTo(opened, first.email)).toMatchObject([{ kind: 'approval_requested' }]);
    expect(await mailsTo(opened, second.email)).toEqual([]);
    await opened.workOff(3);
    expect(await mailsTo(opened, second.email)).toEqual([]);
  });

  test('at the second level only waits for that one', async () => {
    const { traveler } = await insertTravelerWithApprovers(opened.db, companyId, {
      level2Threshold: francs(1),
    });
    const trip = createdTrip(await order(traveler, { levels: [2] }));
    expect(trip).toMatchObject({ status: 'waiting_level_2_approval', approval: { level: 2 } });
  });

  test('waits no longer than until the rooms are ready', async () => {
    const { traveler } = await insertTravelerWithApprovers(opened.db, companyId, {
      level1Threshold: francs(1),
    });
    const stay = { checkIn: dayAhead(0), checkOut: dayAhead(1) };
    const offer = await offerOf(opened, traveler, HOTEL, stay);
    const { approval, parts } = createdTrip(
      await sendOrder(opened, traveler, orderBody(traveler, offer, { levels: [1] })),
    );
    const until = Date.parse(approval?.until ?? '');
    expect(until).toBeGreaterThan(opened.clock.now().getTime());
    expect(until).toBeLessThanOrEqual(Date.parse(`${stay.checkOut}T00:00Z`));
    expect(parts[0]?.startsOn).toBe(stay.checkIn);
  });

  test('is refused when its sender knows of fewer approvals, and accepted when of more', async () => {
    const { traveler } = await insertTravelerWithApprovers(opened.db, companyId, {
      level2Threshold: francs(1),
    });
    const expected = { status: 409, code: 'approval_changed' };
    await expectRefusal(traveler, { levels: [] }, expected);
    await expectRefusal(traveler, { levels: [1] }, expected);
    createdTrip(await order(traveler, { levels: [1, 2] }));
  });

  test('is refused when nobody could approve it, and waits for the admin when nobody is named', async () => {
    const alone = await insertCompany(opened.db, { name: 'Alone' });
    const traveler = await insertTravelerUnder(opened.db, alone, { hotel: { level1Threshold: francs(1) } });
    await expectRefusal(traveler, { levels: [1] }, { status: 422, code: 'approver_missing' });
    const admin = await insertMember(opened.db, { companyId: alone, role: 'company-admin' });
    const { status, approval } = createdTrip(await order(traveler, { levels: [1] }));
    expect(status).toBe('waiting_level_1_approval');
    expect(approval).toMatchObject({ level: 1, deciders: [{ _id: admin.companyUserId }] });
  });

  test('is never approved by who asks for it: the next level does', async () => {
    const { traveler, second } = await insertTravelerWithApprovers(opened.db, companyId, {
      level1Threshold: francs(1),
    });
    const arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
    await setColumns(opened.db, 'company_users', traveler.companyUserId, {
      level1_approver_id: arranger.companyUserId,
    });
    const travelers = [traveler.companyUserId];
    const trip = createdTrip(await order(arranger, { travelers, levels: [1] }));
    expect(trip.approval).toMatchObject({ level: 1, deciders: [{ _id: second.companyUserId }] });
    expect(trip.createdBy.firstName).toContain('travel-arranger');
  });
});

describe('what is said with an order', () => {
  const missing = (code: string, path: string) => ({ status: 422, code, path: `/bookingInfo${path}` });

  test('needs a reason where a rule is not kept, even if nobody has to approve it', async () => {
    const allowed = await insertTravelerUnder(opened.db, companyId, {
      hotel: { ...TOO_DEAR, highestPriceAction: 'allow' },
    });
    await expectRefusal(allowed, {}, missing('reason_missing', '/reason'));
    const other = { bookingInfo: { reason: { code: 'other' as const, text: ' ' } } };
    await expectRefusal(allowed, other, missing('reason_missing', '/reason/text'));
    const reason = { code: 'other' as const, text: 'The conference hotel' };
    expect(createdTrip(await order(allowed, { bookingInfo: { reason } }))).toMatchObject({
      status: 'approved',
      bookingInfo: { reason },
      verdict: { inPolicy: true, travelers: [{ _id: allowed.companyUserId }] },
    });
  });

  test('needs a reason where the price has to be approved', async () => {
    const { traveler } = await insertTravelerWithApprovers(opened.db, companyId, {
      level1Threshold: francs(1),
    });
    const levels = [1 as const];
    const body = orderBody(traveler, await offerOf(opened, traveler, HOTEL), { levels });
    const { reason: _, ...unexplained } = body.bookingInfo;
    const answer = await sendOrder(opened, traveler, { ...body, bookingInfo: unexplained });
    expect(refusal(answer)).toEqual({ status: 422, code: 'reason_missing' });
    const explained = createdTrip(await order(traveler, { levels, bookingInfo: { reason: REASON } }));
    expect(explained.bookingInfo.reason).toEqual(REASON);
  });

  test('needs a purpose that there is', async () => {
    const me = await insertMember(opened.db, { companyId, role: 'traveler' });
    await expectRefusal(me, { bookingInfo: { purpose: 'no-such' } }, missing('purpose_unknown', '/purpose'));
  });

  test('fills the fields that the company has, and all that are mandatory', async () => {
    const asking = await insertCompany(opened.db, { name: 'Asking' });
    const fields = [
      { position: 1, name: 'Cost centre', mandatory: true },
      { position: 3, name: 'Project', mandatory: false },
    ];
    const rows = fields.map((field) => ({ ...field, company_id: asking }));
    await opened.db.insertInto('reference_fields').values(rows).execute();
    const me = await insertMember(opened.db, { companyId: asking, role: 'traveler' });
    const filled = (referenceFieldValues: TripRequest['bookingInfo']['referenceFieldValues']) => ({
      bookingInfo: { referenceFieldValues },
    });
    const at = (position: number) => `/referenceFieldValues/referenceField${position}`;
    await expectRefusal(me, {}, missing('reference_field_missing', at(1)));
    await expectRefusal(me, filled({ referenceField1: ' ' }), missing('reference_field_missing', at(1)));
    await expectRefusal(
      me,
      filled({ referenceField1: '4711', referenceField2: 'x' }),
      missing('reference_field_unknown', at(2)),
    );
    const { bookingInfo } = createdTrip(await order(me, filled({ referenceField1: ' 4711 ' })));
    expect(bookingInfo.referenceFields).toEqual([{ position: 1, name: 'Cost centre', value: '4711' }]);
  });
});

describe('an offer', () => {
  test('that the policy hides meanwhile does not exist', async () => {
    const me = await insertTravelerUnder(opened.db, companyId, { hotel: TOO_DEAR });
    const offer = await offerOf(opened, me, HOTEL);
    const hotel = JSON.stringify({
      allowNonRefundable: true,
      excludedRoomTypes: [],
      ...TOO_DEAR,
      highestPriceAction: 'hide',
    });
    const { travel_policy_id } = await opened.db
      .selectFrom('company_users')
      .select('travel_policy_id')
      .where('id', '=', me.companyUserId)
      .executeTakeFirstOrThrow();
    await setColumns(opened.db, 'travel_policies', travel_policy_id ?? '', { hotel });
    const answer = await sendOrder(opened, me, orderBody(me, offer));
    expect(refusal(answer)).toEqual({ status: 422, code: 'offer_invalid' });
  });

  test('of somebody else, and one that has expired, are refused', async () => {
    const [me, other] = [
      await insertMember(opened.db, { companyId, role: 'traveler' }),
      await insertMember(opened.db, { companyId, role: 'traveler' }),
    ];
    const offer = await offerOf(opened, me, HOTEL);
    const invalid = { status: 422, code: 'offer_invalid' };
    expect(refusal(await sendOrder(opened, other, orderBody(other, offer)))).toEqual(invalid);
    expect(refusal(await sendOrder(opened, me, orderBody(me, `${offer}x`)))).toEqual(invalid);
    opened.clock.advance(31 * 60_000);
    expect(refusal(await sendOrder(opened, me, orderBody(me, offer)))).toEqual({
      status: 410,
      code: 'offer_expired',
    });
  });
});
