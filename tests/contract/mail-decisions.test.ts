import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { MailDecision, Money, Trip } from '#domain/contract.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { cleanRecords } from '#server/jobs/job-handlers.ts';
import { insertTravelerWithApprovers } from './support/approvals.ts';
import { nameDelegate } from './support/approver-records.ts';
import { type Answer, call, refusal } from './support/call.ts';
import { lastChange, waitingChange } from './support/change-desk.ts';
import { ALWAYS, approve, orderWaiting, reject } from './support/decision-calls.ts';
import { dayAhead } from './support/flights.ts';
import { mailsTo } from './support/mails.ts';
import { getTrip } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const INVALID = { status: 422, code: 'decision_link_invalid' };
const ENOUGH = { amount: 10_000_000, currency: 'CHF' };

const opened = sharedApp();
let companyId: string;
let traveler: Member;
let first: Member;

beforeEach(async () => {
  companyId = await insertCompany(opened.db, { name: `Home ${randomUUID()}` });
  ({ traveler, first } = await insertTravelerWithApprovers(opened.db, companyId, {
    highestPrice: ALWAYS,
    highestPriceAction: 'approve',
    level1Threshold: ALWAYS,
  }));
  await settle(ENOUGH);
});

async function settle({ amount, currency }: Money, company = companyId): Promise<void> {
  await setColumns(opened.db, 'companies', company, {
    decisions_by_mail_amount: amount,
    decisions_by_mail_currency: currency,
  });
}

async function secretFor({ email }: Pick<Member, 'email'>): Promise<string | undefined> {
  const mail = (await mailsTo(opened, email)).findLast(({ kind }) => kind.includes('approval_re'));
  return /\/decide#secret=([\w-]+)/.exec(mail?.text ?? '')?.[1];
}

async function linkOf(person: Member): Promise<string> {
  return (await secretFor(person)) ?? expect.fail(`No link was sent to ${person.email}`);
}

const show = (secret: string) =>
  call(opened.app, { method: 'POST', url: '/api/mail-decisions/show', body: { secret } });
const decide = (secret: string, action: string, comment?: string) =>
  call(opened.app, {
    method: 'POST',
    url: '/api/mail-decisions',
    body: { secret, decision: { action, comment } },
  });
/** The answer; the contract has checked it. */
const shown = ({ status, body }: Answer) => {
  expect(status).toBe(200);
  return body as MailDecision;
};
const read = (trip: Trip) => getTrip(opened, traveler, trip._id);

describe('a request by mail', () => {
  test('shows what is to be decided on and names no traveler, however often it is asked for', async () => {
    const trip = await orderWaiting(opened, traveler);
    const [part] = trip.parts;
    const secret = await linkOf(first);
    const once = shown(await show(secret));
    expect(once).toMatchObject({
      state: 'open',
      tripId: trip._id,
      title: trip.title,
      request: {
        subject: 'trip',
        until: trip.approval?.until,
        amount: trip.total.converted ?? trip.total.asked,
        parts: [{ startsOn: part?.startsOn, endsOn: part?.endsOn, isBooked: false }],
        verdict: trip.verdict,
      },
    });
    expect(shown(await show(secret))).toEqual(once);
    const [person] = trip.travelers;
    expect(JSON.stringify(once)).not.toContain(person?.firstName);
    expect(await read(trip)).toEqual(trip);
  });

  test('names every line of the total', async () => {
    await setColumns(opened.db, 'companies', companyId, {
      booking_fee_amount: 1200,
      booking_fee_currency: 'CHF',
    });
    await orderWaiting(opened, traveler);
    const { request } = shown(await show(await linkOf(first)));
    expect(request?.bookingFee).toEqual({ amount: 1200, currency: 'CHF' });
    const [price] = request?.parts.map((part) => part.price) ?? [];
    expect(request?.amount).toEqual({ amount: (price?.amount ?? 0) + 1200, currency: 'CHF' });
  });

  test('is decided by one explicit choice, which the history has like any other', async () => {
    const trip = await orderWaiting(opened, traveler);
    const secret = await linkOf(first);
    const decided = shown(await decide(secret, 'approve', 'Good choice'));
    expect(decided).toMatchObject({ state: 'decided', decision: { action: 'approve' } });
    const { status, events } = await read(trip);
    expect(status).toBe('approved');
    expect(events.findLast(({ kind }) => kind === 'approved')).toMatchObject({ comment: 'Good choice' });
  });

  test.each([
    ['reject', 'rejected'],
    ['sendBack', 'rejected'],
  ])('to %s needs a reason', async (action, status) => {
    const trip = await orderWaiting(opened, traveler);
    const secret = await linkOf(first);
    expect(refusal(await decide(secret, action))).toEqual({ status: 422, code: 'validation_failed' });
    expect((await read(trip)).status).toBe(trip.status);
    expect(shown(await decide(secret, action, 'Take the train'))).toMatchObject({
      state: 'decided',
      decision: { action },
    });
    expect((await read(trip)).status).toBe(status);
  });

  test('works once: sent again, another choice learns what was decided', async () => {
    const trip = await orderWaiting(opened, traveler);
    const secret = await linkOf(first);
    shown(await decide(secret, 'approve'));
    const after = await read(trip);
    const again = shown(await decide(secret, 'reject', 'No'));
    expect(again).toMatchObject({ state: 'decided', decision: { action: 'approve' } });
    expect((await read(trip)).version).toBe(after.version);
  });

  test('of two choices at once, one counts', async () => {
    const trip = await orderWaiting(opened, traveler);
    const secret = await linkOf(first);
    const answers = await Promise.all([decide(secret, 'approve'), decide(secret, 'reject', 'No')]);
    const [one, other] = answers.map((answer) => shown(answer).decision?.action);
    expect(one).toBe(other);
    const decisions = (await read(trip)).events.filter(({ kind }) => /approved|rejected/.test(kind));
    expect(decisions).toHaveLength(1);
  });

  test('says who has decided in the application, and when', async () => {
    const trip = await orderWaiting(opened, traveler);
    const secret = await linkOf(first);
    await reject(opened, first, trip);
    const { state, decision, request } = shown(await show(secret));
    const event = (await read(trip)).events.findLast(({ kind }) => kind === 'rejected');
    expect({ state, request }).toEqual({ state: 'decided', request: undefined });
    expect(decision).toEqual({ action: 'reject', by: event?.by, at: event?.at });
  });

  test('to a delegate decides for the approver', async () => {
    const delegate = await insertMember(opened.db, { companyId, role: 'traveler' });
    await nameDelegate(opened, first, delegate, { from: dayAhead(0), until: dayAhead(9) });
    await orderWaiting(opened, traveler);
    const { decision } = shown(await decide(await linkOf(delegate), 'approve'));
    expect(decision?.onBehalfOf).toBeDefined();
  });
});

describe('a secret is not enough', () => {
  test('where the company has settled no amount: the mail leads to the trip', async () => {
    await setColumns(opened.db, 'companies', companyId, {
      decisions_by_mail_amount: null,
      decisions_by_mail_currency: null,
    });
    const trip = await orderWaiting(opened, traveler);
    expect(await secretFor(first)).toBeUndefined();
    const mail = (await mailsTo(opened, first.email)).at(-1);
    expect(mail?.text).toContain('Open the trip to decide; this e-mail decides nothing.');
    expect(mail?.text).toContain(`/trips/${trip._id}`);
  });

  test('above the amount, also where that was lowered after the mail', async () => {
    const trip = await orderWaiting(opened, traveler);
    const { amount, currency } = trip.total.converted ?? trip.total.asked;
    const secret = await linkOf(first);
    await settle({ amount, currency });
    expect(shown(await show(secret)).state).toBe('open');
    await settle({ amount: amount - 1, currency });
    expect(shown(await decide(secret, 'approve'))).toMatchObject({ state: 'signInNeeded' });
    expect((await read(trip)).status).toBe(trip.status);
  });

  test('for a trip that has changed since', async () => {
    const trip = await orderWaiting(opened, traveler);
    const secret = await linkOf(first);
    await opened.db
      .updateTable('trips')
      .set({ version: trip.version + 1 })
      .where('id', '=', trip._id)
      .execute();
    expect(shown(await decide(secret, 'approve'))).toMatchObject({ state: 'changed' });
    expect((await read(trip)).status).toBe(trip.status);
  });

  test('after the deadline', async () => {
    const trip = await orderWaiting(opened, traveler);
    const secret = await linkOf(first);
    opened.clock.advance(25 * HOUR);
    const { state } = shown(await decide(secret, 'approve'));
    expect(state).toBe('ended');
    expect((await read(trip)).events.some(({ kind }) => kind === 'approved')).toBe(false);
  });

  test.each([
    [
      'that person has left',
      () => setColumns(opened.db, 'company_users', first.companyUserId, { active: false }),
    ],
    ['it is another one', async () => {}],
  ])('when %s', async (situation, happen) => {
    const trip = await orderWaiting(opened, traveler);
    const secret = situation === 'it is another one' ? 'x'.repeat(43) : await linkOf(first);
    await happen();
    expect(refusal(await show(secret))).toEqual(INVALID);
    expect(refusal(await decide(secret, 'approve'))).toEqual(INVALID);
    expect((await read(trip)).status).toBe(trip.status);
  });
});

test('the approver of the second level gets a link of their own, and the first one decides no more', async () => {
  const {
    traveler: flyer,
    first: one,
    second: two,
  } = await insertTravelerWithApprovers(opened.db, companyId, {
    highestPrice: ALWAYS,
    highestPriceAction: 'approve',
    level1Threshold: ALWAYS,
    level2Threshold: ALWAYS,
  });
  const trip = await orderWaiting(opened, flyer, { levels: [1, 2] });
  const secret = await linkOf(one);
  await approve(opened, one, trip);
  expect(shown(await show(secret))).toMatchObject({ state: 'decided', decision: { action: 'approve' } });
  expect(shown(await decide(await linkOf(two), 'approve')).state).toBe('decided');
  expect((await getTrip(opened, flyer, trip._id)).status).toBe('approved');
});

test('a change is decided so, too, and shows the price before and after', async () => {
  const { desk, trip } = await waitingChange(opened);
  await settle(ENOUGH, desk.traveler.companyId);
  expect(await secretFor(desk.first)).toBeUndefined();
  opened.clock.advance(20 * HOUR);
  await repairTrips(opened.deps);
  const secret = await linkOf(desk.first);
  const { before, after } = lastChange(trip);
  expect(shown(await show(secret))).toMatchObject({
    state: 'open',
    request: { subject: 'change', parts: [{ before: before.price, price: after.price.asked }] },
  });
  expect(shown(await decide(secret, 'reject', 'Stay'))).toMatchObject({
    state: 'decided',
    decision: { action: 'reject' },
  });
  expect(lastChange(await desk.read(trip)).status).toBe('refused');
});

// The last one: it moves the clock beyond the days of the others.
test('a link is unknown a month after its deadline', async () => {
  await orderWaiting(opened, traveler);
  const secret = await linkOf(first);
  opened.clock.advance(33 * DAY);
  await cleanRecords(opened.deps);
  expect(refusal(await show(secret))).toEqual(INVALID);
});
