import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TripList } from '#domain/contract.ts';
import { formatNearDayRange } from '#domain/day-range.ts';
import { insertBookedTrip } from './support/booked-stays.ts';
import { call, refusal } from './support/call.ts';
import { cancellerOf, REASON, statusesOf, workAllOff } from './support/cancellations.ts';
import { dayAhead } from './support/flights.ts';
import { mailsTo } from './support/mails.ts';
import { kindsOf } from './support/orders.ts';
import type { Member } from './support/records.ts';
import { AGENCY, PRICE, RequestDesk, requestBody, tripIn } from './support/requests.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp({ env: { AGENCY_EMAIL: AGENCY } });
let desk: RequestDesk;

beforeEach(async () => {
  desk = await RequestDesk.open(opened);
});

const emailOf = async ({ userId }: Member) =>
  (await opened.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow())
    .email;

const subjectsTo = async (address: string) => (await mailsTo(opened, address)).map(({ subject }) => subject);

async function listed(as: Member, query: string): Promise<TripList['docs']> {
  const { token } = await openSession(opened.deps, as);
  return ((await call(opened.app, { url: `/api/trips?${query}`, token })).body as TripList).docs;
}

describe('a request in words', () => {
  test('becomes an open trip without parts', async () => {
    const trip = await desk.asked();
    expect(trip).toMatchObject({
      status: 'approved',
      title: expect.stringMatching(/^Milan, \d+ /),
      startsOn: dayAhead(20),
      endsOn: dayAhead(22),
      total: { asked: { amount: 0, currency: 'CHF' } },
      parts: [],
      request: {
        kinds: ['rail', 'hotel'],
        places: ['Zürich', 'Milan'],
        text: 'Two seats at a table on a morning train',
        isOpen: true,
      },
      verdict: { action: 'allow', levels: [] },
      bookingInfo: { purpose: 'client-visit', referenceFields: [] },
    });
    expect(kindsOf(trip)).toEqual(['requested']);
    expect(trip.allowedActions.toSorted()).toEqual(['addPart', 'closeRequest', 'update', 'writeMessage']);
    expect((await desk.read(trip, desk.arranger)).allowedActions).toEqual(
      expect.arrayContaining(['addExternal', 'writeMessage', 'closeRequest']),
    );
  });

  test('notifies the agency, and is recorded for the requester and the travelers', async () => {
    const { itineraryRefId } = await desk.asked({}, desk.arranger);
    const [mail] = (await mailsTo(opened, AGENCY)).filter(({ text }) => text.includes(itineraryRefId));
    const days = formatNearDayRange(dayAhead(20), dayAhead(22), dayAhead(0));
    expect(mail?.subject).toBe(`New request: Milan, ${days}`);
    expect(mail?.text).toContain('Two seats at a table on a morning train');
    expect(mail?.text).not.toContain('This is a copy');
    const recorded = [`Request sent to the agency: Milan, ${days}`];
    expect(await subjectsTo(await emailOf(desk.arranger))).toEqual(recorded);
    expect(await subjectsTo(await emailOf(desk.traveler))).toEqual(recorded);
  });

  test('creates one trip, however often it is sent under its key', async () => {
    const key = randomUUID();
    const first = tripIn(await desk.ask({}, { key }), 201);
    const again = await Promise.all([desk.ask({}, { key }), desk.ask({}, { key })]);
    expect(again.map((answer) => tripIn(answer, 201)._id)).toEqual([first._id, first._id]);
    expect(refusal(await desk.ask({ text: 'Another one' }, { key }))).toEqual({
      status: 409,
      code: 'idempotency_key_reused',
    });
    expect(await listed(desk.traveler, '')).toHaveLength(1);
  });

  test('that is sent twice at once creates one trip', async () => {
    const key = randomUUID();
    const both = await Promise.all([desk.ask({}, { key }), desk.ask({}, { key })]);
    const ids = new Set(both.map((answer) => tripIn(answer, 201)._id));
    expect(ids.size).toBe(1);
    expect(await listed(desk.traveler, '')).toHaveLength(1);
  });

  test('can only be for travelers for whom the caller may book', async () => {
    const colleague = await desk.member('traveler');
    const forOther = { travelers: [desk.traveler.companyUserId] };
    expect(refusal(await desk.ask(forOther, { as: colleague }))).toEqual({ status: 404, code: 'not_found' });
    expect((await desk.ask(forOther, { as: desk.arranger })).status).toBe(201);
  });

  test.each([
    ['that begins in the past', { startsOn: dayAhead(-1) }, '/body/startsOn'],
    ['that ends before it begins', { endsOn: dayAhead(19) }, '/body/endsOn'],
    ['that lasts too long', { endsOn: dayAhead(421) }, '/body/endsOn'],
    ['for a purpose that is not known', { purpose: 'fun' }, '/body/purpose'],
  ])('%s is refused', async (_, changes, path) => {
    const { status, body } = await desk.ask(changes);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ path }] });
  });

  test('is listed by its dates, and found by its places', async () => {
    const { _id } = await desk.asked();
    expect(await listed(desk.traveler, 'tripFilter=upcoming&searchString=milan')).toMatchObject([
      { _id, openRequest: true, kinds: [], status: 'approved' },
    ]);
    const trip = await desk.recorded(await desk.asked({ places: ['Chur'] }));
    expect(trip.title).toMatch(/^Chur, /);
    expect(await listed(desk.traveler, 'searchString=chur%20sbb')).toMatchObject([
      { _id: trip._id, openRequest: true, kinds: ['external'] },
    ]);
  });

  test('can have its purpose changed, like any trip', async () => {
    const { _id, version } = await desk.asked();
    const { token } = await openSession(opened.deps, desk.traveler);
    const { status, body } = await call(opened.app, {
      method: 'PUT',
      url: `/api/trips/${_id}`,
      token,
      headers: { 'if-match': `"${version}"` },
      body: { bookingInfo: { comment: 'It is urgent' } },
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { bookingInfo: { comment: 'It is urgent' } },
    });
  });
});

describe('messages', () => {
  test('are sent from the travelers to the agency, and from the agency to the travelers', async () => {
    const trip = await desk.asked();
    tripIn(await desk.write(trip, desk.traveler, 'Is there a quiet coach?'));
    const answered = tripIn(await desk.write(trip, desk.arranger, 'Coach 7 is one'));
    expect(answered.events.slice(-2)).toMatchObject([
      { kind: 'messageWritten', comment: 'Is there a quiet coach?', side: 'travelers' },
      { kind: 'messageWritten', comment: 'Coach 7 is one', side: 'agency' },
    ]);
    const ofTrip = ({ text }: { text: string }) => text.includes(trip.itineraryRefId);
    const toAgency = (await mailsTo(opened, AGENCY)).filter(ofTrip).at(-1);
    expect(toAgency?.subject).toMatch(/^Message about a request: /);
    expect(toAgency?.text).toContain('Is there a quiet coach?');
    const toTraveler = (await mailsTo(opened, await emailOf(desk.traveler))).at(-1);
    expect(toTraveler?.subject).toMatch(/^Message from the agency: /);
    expect(toTraveler?.text).toContain('Coach 7 is one');
    expect(await subjectsTo(await emailOf(desk.arranger))).toEqual([]);
  });

  test("of the requesting arranger count as the travelers' messages", async () => {
    const trip = await desk.asked({}, desk.arranger);
    expect(tripIn(await desk.write(trip, desk.arranger)).events.at(-1)?.side).toBe('travelers');
    const admin = await desk.member('company-admin');
    expect(tripIn(await desk.write(trip, admin)).events.at(-1)?.side).toBe('agency');
  });

  test('are written once under a key, also when the request is closed before they are sent again', async () => {
    const trip = await desk.asked();
    const key = randomUUID();
    const once = tripIn(await desk.write(trip, desk.traveler, 'Is it booked?', key));
    expect(tripIn(await desk.write(trip, desk.traveler, 'Is it booked?', key))).toEqual(once);
    const reused = await desk.write(trip, desk.traveler, 'Is it cheap?', key);
    expect(refusal(reused)).toEqual({ status: 409, code: 'idempotency_key_reused' });
    tripIn(await desk.close(trip));
    const closed = tripIn(await desk.write(trip, desk.traveler, 'Is it booked?', key));
    expect(closed.events.filter(({ kind }) => kind === 'messageWritten')).toHaveLength(1);
    const toAgency = (await mailsTo(opened, AGENCY)).filter(({ text }) => text.includes(trip.itineraryRefId));
    expect(toAgency.filter(({ subject }) => subject.startsWith('Message'))).toHaveLength(1);
  });

  test('are refused from other users, and after the request is closed', async () => {
    const trip = await desk.asked();
    expect(refusal(await desk.write(trip, await desk.member('traveler')))).toMatchObject({ status: 404 });
    tripIn(await desk.close(trip));
    expect(refusal(await desk.write(trip, desk.traveler))).toEqual({ status: 409, code: 'action_withheld' });
  });
});

describe('closing', () => {
  test('without a booking ends the trip, with the reason', async () => {
    const trip = await desk.asked();
    const closed = tripIn(await desk.close(trip, desk.arranger, 'There is no such train'));
    expect(closed).toMatchObject({ status: 'cancelled', end: 'closed', request: { isOpen: false } });
    expect(closed.events.at(-1)).toMatchObject({ kind: 'requestClosed', side: 'agency' });
    const mail = (await mailsTo(opened, await emailOf(desk.traveler))).at(-1);
    expect(mail?.subject).toMatch(/^Request closed: /);
    expect(mail?.text).toContain('There is no such train');
    expect(mail?.text).toContain('Nothing is booked.');
  });

  test('by the travelers is a withdrawal, and notifies the agency', async () => {
    const trip = await desk.asked();
    const closed = tripIn(await desk.close(trip, desk.traveler, 'The meeting was moved'));
    expect(closed).toMatchObject({ status: 'cancelled', end: 'cancelled', request: { isOpen: false } });
    const mail = (await mailsTo(opened, AGENCY)).at(-1);
    expect(mail?.subject).toMatch(/^Request withdrawn: /);
    expect(mail?.text).toContain('The meeting was moved');
  });

  test('by the cancellation of its waiting trip leaves the trip open until its booking is cancelled', async () => {
    const { traveler } = desk;
    const status = 'waiting_level_1_approval';
    const { tripId } = await insertBookedTrip(opened.deps, traveler, {
      status,
      parts: ['confirmed', 'held'],
    });
    const { kinds, startsOn, endsOn, places, text } = requestBody(traveler);
    const request = JSON.stringify({ kinds, startsOn, endsOn, places, text });
    await setColumns(opened.db, 'trips', tripId, { request, request_open: true });
    const cancelling = await cancellerOf(opened, traveler).cancelled(tripId);
    expect(statusesOf(cancelling)).toEqual(['approved', 'cancelling', 'cancelling']);
    expect(cancelling).toMatchObject({ request: { isOpen: false } });
    expect(kindsOf(cancelling)).toContain('requestClosed');
    const mail = (await mailsTo(opened, AGENCY)).at(-1);
    expect(mail?.subject).toMatch(/^Request withdrawn: /);
    expect(mail?.text).toContain(`has withdrawn the request: ${REASON}`);
    expect(mail?.text).toContain('What is booked is being cancelled.');
    await workAllOff(opened);
    const after = await desk.read({ _id: tripId });
    expect(statusesOf(after)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(after.end).toBe('cancelled');
  });

  test('with a booking completes the trip', async () => {
    const trip = await desk.recorded(await desk.asked());
    const closed = tripIn(await desk.close(trip));
    expect(closed).toMatchObject({ status: 'complete', request: { isOpen: false } });
    expect(closed.parts).toMatchObject([{ kind: 'external', status: 'confirmed' }]);
  });

  test('while a booking is being confirmed leaves the trip open until that ends', async () => {
    const trip = await desk.asked();
    tripIn(await desk.record(trip));
    expect(tripIn(await desk.close(trip))).toMatchObject({ status: 'approved', request: { isOpen: false } });
    await opened.workOff(2);
    expect(await desk.read(trip)).toMatchObject({ status: 'complete' });
  });
});

describe('the calendar', () => {
  test('shows bookings of the agency as whole days', async () => {
    const { _id } = await desk.recorded(await desk.asked(), {
      startsOn: dayAhead(20),
      endsOn: dayAhead(22),
      notes: 'Coach 7, seats 61 and 62',
    });
    const { token } = await openSession(opened.deps, desk.traveler);
    const { body } = await call(opened.app, { url: `/api/trips/${_id}/calendar.ics`, token });
    const asDate = (day: string) => day.replaceAll('-', '');
    expect(body).toContain(`DTSTART;VALUE=DATE:${asDate(dayAhead(20))}\r\n`);
    expect(body).toContain(`DTEND;VALUE=DATE:${asDate(dayAhead(23))}\r\n`);
    expect(body).toContain('SUMMARY:Rail: SBB');
    expect(body).toContain('Coach 7');
    expect(body).not.toContain('GEO:');
  });
});

test('the price entered by the agency is the total of the trip', async () => {
  const trip = await desk.recorded(await desk.asked());
  expect(trip.total.asked).toEqual(PRICE);
});
