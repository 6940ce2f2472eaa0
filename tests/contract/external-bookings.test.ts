import { describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { startOfDay } from '#domain/local-time.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { call, refusal } from './support/call.ts';
import { DECISIONS } from './support/decision-calls.ts';
import { dayAhead } from './support/flights.ts';
import { mailsTo } from './support/mails.ts';
import { kindsOf } from './support/orders.ts';
import type { Member } from './support/records.ts';
import { AGENCY, PRICE, RequestDesk, tripIn } from './support/requests.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp({ env: { AGENCY_EMAIL: AGENCY } });

/** All prices have to be approved. */
const EVERY_PRICE = { flight: { level1Threshold: { amount: 100, currency: 'CHF' } } };

async function mailsAbout({ itineraryRefId }: Trip, address: string) {
  return (await mailsTo(opened, address)).filter(({ text }) => text.includes(itineraryRefId));
}

const emailOf = async ({ userId }: Member) =>
  (await opened.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow())
    .email;

const TO_CANCEL =
  'Please cancel what was waiting for approval where you booked it, and record on the trip page what that costs.';

describe('a booking of the agency', () => {
  test('is a part of the trip that is booked without a supplier', async () => {
    const desk = await RequestDesk.open(opened);
    const trip = await desk.recorded(await desk.asked(), { notes: 'Coach 7' });
    expect(trip).toMatchObject({
      status: 'approved',
      title: expect.stringMatching(/^Milan, \d+ /),
      startsOn: dayAhead(20),
      endsOn: dayAhead(20),
      total: { asked: PRICE },
      request: { isOpen: true },
      parts: [
        {
          kind: 'external',
          status: 'confirmed',
          service: 'rail',
          supplier: 'SBB',
          locator: 'EC317',
          notes: 'Coach 7',
          price: { asked: PRICE },
          travelers: [desk.traveler.companyUserId],
        },
      ],
    });
    expect(trip.bookingInfo.extBooking).toEqual(trip.parts.map(({ _id }) => _id));
    expect(kindsOf(trip)).toEqual(['requested', 'partsAdded', 'confirming', 'confirmed']);
    const mail = (await mailsAbout(trip, await emailOf(desk.traveler))).at(-1);
    expect(mail?.subject).toMatch(/^Booked: Milan, \d/);
    expect(mail?.text).toContain('Booking number: EC317');
    expect(mail?.text).toContain('CHF 240.00');
    expect(mail?.text).toContain('Cancellation: by the agency');
  });

  test('is recorded once, however often it is sent with the same version', async () => {
    const desk = await RequestDesk.open(opened);
    const trip = await desk.asked();
    const both = await Promise.all([desk.record(trip), desk.record(trip)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await desk.read(trip)).parts).toHaveLength(1);
  });

  test('is added to the parts that are already booked', async () => {
    const desk = await RequestDesk.open(opened);
    const first = await desk.recorded(await desk.asked());
    const price = { amount: 60_00, currency: 'CHF' };
    const both = await desk.recorded(first, {
      service: 'hotel',
      supplier: 'Albergo',
      startsOn: dayAhead(20),
      endsOn: dayAhead(22),
      price,
    });
    expect(both).toMatchObject({
      title: expect.stringMatching(/^Milan, \d+ /),
      endsOn: dayAhead(22),
      total: { asked: { amount: PRICE.amount + price.amount } },
    });
    expect(both.parts.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
  });

  test.each([
    ['that begins in the past', { startsOn: dayAhead(-1) }, '/body/startsOn'],
    ['that ends before it begins', { endsOn: dayAhead(19) }, '/body/endsOn'],
    ['at less than nothing', { price: { amount: -1, currency: 'CHF' } }, '/body/price/amount'],
    ['for a stranger', { travelers: ['01994b5e-0000-7000-8000-000000000000'] }, '/body/travelers'],
  ])('%s is refused', async (_, changes, path) => {
    const desk = await RequestDesk.open(opened);
    const answer = await desk.record(await desk.asked(), changes);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  });

  test('is recorded by the agency alone, and only for a request that is open', async () => {
    const desk = await RequestDesk.open(opened);
    const trip = await desk.asked();
    expect(refusal(await desk.record(trip, {}, desk.traveler))).toEqual({ status: 403, code: 'forbidden' });
    const closed = tripIn(await desk.close(trip));
    expect(refusal(await desk.record(closed))).toEqual({ status: 409, code: 'action_withheld' });
  });

  test('is not cancelled by its supplier for anyone', async () => {
    const desk = await RequestDesk.open(opened);
    const { _id, parts } = await desk.recorded(await desk.asked());
    const { token } = await openSession(opened.deps, desk.traveler);
    const quote = await call(opened.app, { url: `/api/trips/${_id}/cancellation`, token });
    expect(quote.body).toEqual({
      parts: [{ _id: parts[0]?._id, outcome: 'refused', reason: 'byAgency' }],
    });
    const cancelled = await desk.send(desk.traveler, `/${_id}/cancel`, { body: { reason: 'Moved' } });
    expect(refusal(cancelled)).toEqual({ status: 409, code: 'not_cancellable' });
    expect((await desk.read({ _id })).parts).toMatchObject([{ status: 'confirmed' }]);
  });
});

describe('a booking that needs an approval', () => {
  async function waiting() {
    const desk = await RequestDesk.open(opened, EVERY_PRICE);
    const trip = tripIn(await desk.record(await desk.asked()));
    return { desk, trip };
  }

  test('waits for it until it begins, and is booked then', async () => {
    const { desk, trip } = await waiting();
    expect(trip).toMatchObject({
      status: 'waiting_level_1_approval',
      parts: [{ status: 'held' }],
      verdict: { action: 'approve', levels: [1] },
    });
    expect(trip.withheldActions).toEqual(
      expect.arrayContaining([{ action: 'closeRequest', reason: 'busy' }]),
    );
    const mail = (await mailsAbout(trip, await emailOf(desk.approver))).at(-1);
    expect(mail?.text).toContain('has recorded what the agency has booked elsewhere');
    expect(refusal(await desk.close(trip))).toEqual({ status: 409, code: 'action_withheld' });
    const seen = await desk.read(trip, desk.approver);
    await DECISIONS.approve(opened, desk.approver, seen);
    await opened.workOff(2);
    expect(await desk.read(trip)).toMatchObject({ status: 'approved', parts: [{ status: 'confirmed' }] });
  });

  test('that is refused is given back, and the request continues with another one', async () => {
    const { desk, trip } = await waiting();
    await DECISIONS.reject(opened, desk.approver, await desk.read(trip, desk.approver));
    await opened.workOff(2);
    const refused = await desk.read(trip, desk.arranger);
    expect(refused).toMatchObject({
      status: 'approved',
      title: expect.stringMatching(/^Milan, \d+ /),
      endsOn: dayAhead(22),
      total: { asked: { amount: 0, currency: 'CHF' } },
      request: { isOpen: true },
      parts: [{ status: 'cancelled' }],
    });
    const toAgency = (await mailsAbout(trip, AGENCY)).at(-1);
    expect(toAgency?.subject).toMatch(/^Rejected: /);
    expect(toAgency?.text).toContain(TO_CANCEL);
    const toRecorder = (await mailsAbout(trip, await emailOf(desk.arranger))).at(-1);
    expect(toRecorder?.text).toContain(TO_CANCEL);
    expect(toRecorder?.text).not.toContain('Cancelled');
    const toTraveler = (await mailsAbout(trip, await emailOf(desk.traveler))).at(-1);
    expect(toTraveler?.text).not.toContain(TO_CANCEL);
    expect(tripIn(await desk.record(refused))).toMatchObject({ status: 'waiting_level_1_approval' });
  });

  test('that is refused is cancelled where it was made, and what that costs is recorded once', async () => {
    const { desk, trip } = await waiting();
    await DECISIONS.reject(opened, desk.approver, await desk.read(trip, desk.approver));
    await opened.workOff(2);
    const refused = await desk.read(trip, desk.arranger);
    expect(refused.parts[0]).not.toHaveProperty('penalty');
    expect(refused.allowedActions).toContain('cancelExternal');
    const recorded = tripIn(await desk.cancelBooking(refused));
    expect(recorded).toMatchObject({
      status: 'approved',
      total: { asked: { amount: 40_00 } },
      parts: [{ status: 'cancelled', penalty: { amount: 40_00 }, refund: { amount: 200_00 } }],
    });
    expect(recorded.events.at(-1)).toMatchObject({
      kind: 'cancellationRecorded',
      comment: 'The traveller is ill',
    });
    const mail = (await mailsAbout(trip, await emailOf(desk.traveler))).at(-1);
    expect(mail?.subject).toMatch(/^Booking cancelled: /);
    expect(mail?.text).toContain('The traveller is ill');
    expect(refusal(await desk.cancelBooking(recorded))).toMatchObject({ status: 409 });
  });

  test('that is not approved in time is given back, and the request stays open', async () => {
    const { desk, trip } = await waiting();
    await opened.db
      .updateTable('trips')
      .set({ waiting_until: new Date(opened.clock.now().getTime() - 60_000) })
      .where('id', '=', trip._id)
      .execute();
    await repairTrips(opened.deps);
    await opened.workOff(2);
    expect(await desk.read(trip)).toMatchObject({
      status: 'approved',
      request: { isOpen: true },
      parts: [{ status: 'cancelled' }],
    });
  });

  test('that begins today can still wait', async () => {
    const desk = await RequestDesk.open(opened, EVERY_PRICE);
    const today = { startsOn: dayAhead(0), endsOn: dayAhead(0) };
    const trip = tripIn(await desk.record(await desk.asked(today), today));
    const endOfToday = startOfDay(dayAhead(1), 'Europe/Zurich').getTime();
    const inADay = opened.clock.now().getTime() + 24 * 60 * 60_000;
    expect(Date.parse(trip.approval?.until ?? '')).toBe(Math.min(endOfToday, inADay));
  });

  test('is given back with the whole trip when that is cancelled, and the agency is notified', async () => {
    const { desk, trip } = await waiting();
    tripIn(await desk.send(desk.traveler, `/${trip._id}/cancel`, { body: { reason: 'Moved' } }));
    await opened.workOff(2);
    expect(await desk.read(trip)).toMatchObject({
      status: 'cancelled',
      end: 'cancelled',
      request: { isOpen: false },
      parts: [{ status: 'cancelled' }],
    });
    const mail = (await mailsAbout(trip, AGENCY)).at(-1);
    expect(mail?.subject).toMatch(/^Request withdrawn: /);
    expect(mail?.text).toContain('Moved');
    const toRecorder = (await mailsAbout(trip, await emailOf(desk.arranger))).at(-1);
    expect(toRecorder?.text).toContain(TO_CANCEL);
    const withdrawn = await desk.read(trip, desk.arranger);
    expect(withdrawn.allowedActions).toEqual(['cancelExternal']);
    expect(tripIn(await desk.cancelBooking(withdrawn))).toMatchObject({
      status: 'cancelled',
      total: { asked: { amount: 40_00 } },
      allowedActions: [],
    });
  });
});
