import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FlightPart, Trip } from '#domain/contract.ts';
import { changePerson } from '#server/features/users/user-write-repository.ts';
import { DuffelServer, TOKEN } from '#tests/support/duffel-server/duffel-server.ts';
import { changeEvent, signatureOf, WEBHOOK_SECRET } from '#tests/support/duffel-server/webhook.ts';
import { call, refusal } from './support/call.ts';
import { workAllOff } from './support/cancellations.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { bookedTrip, flightOf, insertFlyer } from './support/flight-orders.ts';
import { dayAhead, oneWay, resultsOf } from './support/flights.ts';
import { mailsTo } from './support/mails.ts';
import { createdTrip, getTrip, orderBody, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';

const server = new DuffelServer();
let opened: ContractApp;
let me: Member;
let colleague: Member;
let arranger: Member;

beforeAll(async () => {
  const url = await server.listen();
  const env = { DUFFEL_TOKEN: TOKEN, DUFFEL_URL: url, DUFFEL_WEBHOOK_SECRET: WEBHOOK_SECRET };
  opened = await openContractApp({ env });
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  me = await insertFlyer(opened, { companyId, role: 'traveler' });
  await changePerson(opened.db, me.userId, { privatePhone: '+41 79 555 01 11' });
  colleague = await insertMember(opened.db, { companyId, role: 'traveler' });
  arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
});
afterAll(async () => {
  await opened.close();
  await server.close();
});

async function post(as: Member, url: string, body?: object) {
  const { token } = await openSession(opened.deps, as);
  return await call(opened.app, { method: 'POST', url, token, body });
}

/** A flight from New York to Newark at 08:05, booked at Duffel. */
async function flightBooked() {
  const travelers = [me.companyUserId];
  const found = await post(me, '/api/booking/flight/search', oneWay(travelers, 'JFK-EWR'));
  const offer = resultsOf(found.body)[0]?.itineraries[0]?.fares[0]?.offer ?? expect.fail('Nothing was found');
  const body = orderBody(me, '', { travelers, parts: [{ kind: 'flight', offer }] });
  const trip = await bookedTrip(opened, me, createdTrip(await sendOrder(opened, me, body)));
  const order = server.book.orders.at(-1) ?? expect.fail('Nothing was ordered');
  return { trip, order };
}

let events = 0;

async function send(body: string, signature: string | undefined) {
  const signed = signature === undefined ? {} : { 'x-duffel-signature': signature };
  const answer = await opened.app.inject({
    method: 'POST',
    url: '/webhooks/duffel',
    headers: { 'content-type': 'application/json', ...signed },
    payload: body,
  });
  return answer.statusCode;
}

async function changed({ hour = 11, ...more }: Partial<Parameters<typeof server.airline.detect>[0]> = {}) {
  const { trip, order } = await flightBooked();
  const change = server.airline.detect({ order, hour, ...more });
  events += 1;
  const event = changeEvent(`wev_${events}`, order, change.id);
  expect(await send(event, signatureOf(event, { at: opened.clock.now() }))).toBe(200);
  await workAllOff(opened);
  return { order, change, event, trip: await read(trip) };
}

const read = (trip: Trip, as = me) => getTrip(opened, as, trip._id);
const accept = (trip: Trip, id: string | undefined, as = me) =>
  post(as, `/api/trips/${trip._id}/airline-changes/${id}/accept`);
const idOf = ({ airlineChanges }: Trip) => airlineChanges?.[0]?._id;
const flights = ({ legs }: Pick<FlightPart, 'legs'>) =>
  legs.flatMap(({ segments }) => segments.map(({ flightNumber, departure }) => [flightNumber, departure]));
const mailsOf = async (kind: string) =>
  (await mailsTo(opened, me.email)).filter((mail) => mail.subject.startsWith(kind));

describe('an event of Duffel', () => {
  test('brings what the airline has changed to the trip and to its traveller', async () => {
    const before = (await mailsOf('Changed by the airline')).length;
    const { trip } = await changed();
    expect(flights(flightOf(trip))).toEqual([[1008, `${dayAhead(40)}T08:05`]]);
    const [change] = trip.airlineChanges ?? [];
    expect(change).toMatchObject({ partId: flightOf(trip)._id, answers: ['accept', 'cancel'] });
    expect(
      change?.legs.map(({ before: leg, after }) => [
        flights({ legs: [leg] }),
        after && flights({ legs: [after] }),
      ]),
    ).toEqual([[[[1008, `${dayAhead(40)}T08:05`]], [[1011, `${dayAhead(40)}T11:05`]]]]);
    expect(trip.events.at(-1)).toMatchObject({ kind: 'airlineChanged', legs: change?.legs });
    const mails = await mailsOf('Changed by the airline');
    expect(mails).toHaveLength(before + 1);
    expect(mails.at(-1)?.text).toMatch(/Booked: ZZ 1008, JFK .*, 08:05 – EWR/);
    expect(mails.at(-1)?.text).toMatch(/Now: ZZ 1011, JFK .*, 11:05 – EWR/);
  });

  test('is worked on once, however often it comes', async () => {
    const { event } = await changed();
    const asked = server.asked.length;
    expect(await send(event, signatureOf(event, { at: opened.clock.now(), version: 'v1' }))).toBe(200);
    await workAllOff(opened);
    expect(server.asked).toHaveLength(asked);
  });

  test.each([
    ['without a signature', () => undefined],
    [
      'with the signature of another secret',
      (body: string) => signatureOf(body, { at: opened.clock.now(), secret: 'x' }),
    ],
    ['with the signature of another body', () => signatureOf('{}', { at: opened.clock.now() })],
    [
      'that is too old',
      (body: string) => signatureOf(body, { at: new Date(opened.clock.now().getTime() - 301_000) }),
    ],
    [
      'from the future',
      (body: string) => signatureOf(body, { at: new Date(opened.clock.now().getTime() + 301_000) }),
    ],
    ['with a broken header', () => 't=1,v9=00'],
  ])('%s is refused, and nothing is asked', async (_, sign) => {
    const { trip, order } = await flightBooked();
    const { id } = server.airline.detect({ order, hour: 11 });
    const body = changeEvent('wev_unsigned', order, id);
    expect(await send(body, sign(body))).toBe(401);
    await workAllOff(opened);
    expect((await read(trip)).airlineChanges).toBeUndefined();
    expect(
      await opened.db.selectFrom('duffel_events').select('id').where('id', '=', 'wev_unsigned').execute(),
    ).toEqual([]);
  });

  test('that can not be read is refused; one about something else, or an unknown order, changes nothing', async () => {
    const signed = (body: string) => send(body, signatureOf(body, { at: opened.clock.now() }));
    expect(await signed('{')).toBe(400);
    expect(await signed('{"type":"ping.triggered"}')).toBe(400);
    expect(await signed('{"id":"wev_ping","type":"ping.triggered","data":{}}')).toBe(200);
    expect(await signed(changeEvent('wev_unknown', { id: 'ord_0000unknown' }, 'aic_0000x'))).toBe(200);
    const long = JSON.stringify({ id: 'x'.repeat(70_000) });
    expect(await signed(long)).toBe(413);
  });
});

describe('without an event', () => {
  test('the change is found by the regular look-up, once in six hours for each flight', async () => {
    const { trip, order } = await flightBooked();
    server.airline.detect({ order, hour: 12 });
    await opened.deps.jobs.enqueue(opened.db, 'airlines.ask', {});
    await workAllOff(opened);
    expect((await read(trip)).airlineChanges).toHaveLength(1);
    const asked = server.asked.length;
    await opened.deps.jobs.enqueue(opened.db, 'airlines.ask', {});
    await workAllOff(opened);
    expect(server.asked).toHaveLength(asked);
  });
});

describe('an acceptance', () => {
  test('gives the trip, its history and its calendar the new times', async () => {
    const { trip, change } = await changed();
    const { status, body } = await accept(trip, idOf(trip));
    expect(status).toBe(200);
    const after = body as Trip; // the contract has checked it
    expect(after.airlineChanges).toBeUndefined();
    expect(flights(flightOf(after))).toEqual([[1011, `${dayAhead(40)}T11:05`]]);
    expect(change.taken).toBe('accepted');
    expect(after.events.at(-1)).toMatchObject({
      kind: 'airlineChangeAccepted',
      by: { firstName: expect.any(String) },
      legs: [{ after: { segments: [{ flightNumber: 1011 }] } }],
    });
    const { token } = await openSession(opened.deps, me);
    const calendar = await call(opened.app, { url: `/api/trips/${trip._id}/calendar.ics`, token });
    expect(calendar.body).toContain('ZZ 1011');
    expect(calendar.body).not.toContain('ZZ 1008');
    expect((await mailsOf('New flight times')).length).toBeGreaterThan(0);
    expect(refusal(await accept(trip, idOf(trip)))).toEqual({ status: 404, code: 'not_found' });
  });

  test('is found out when its answer was lost', async () => {
    const { trip } = await changed();
    server.next('POST /air/airline_initiated_changes/:id/actions/accept', 'answerLost');
    const { status, body } = await accept(trip, idOf(trip));
    expect(status).toBe(200);
    expect(flights(flightOf(body as Trip))).toEqual([[1011, `${dayAhead(40)}T11:05`]]);
  });

  test('is not known to be made when the call was lost, and can be repeated', async () => {
    const { trip } = await changed();
    server.next('POST /air/airline_initiated_changes/:id/actions/accept', 'callLost');
    expect(refusal(await accept(trip, idOf(trip)))).toEqual({ status: 503, code: 'unavailable' });
    await workAllOff(opened);
    expect(flights(flightOf(await read(trip)))).toEqual([[1008, `${dayAhead(40)}T08:05`]]);
    expect((await accept(trip, idOf(trip))).status).toBe(200);
  });

  test('is only of what was shown: a flight that was changed again has to be seen first', async () => {
    const { trip, change, order } = await changed();
    change.after = { ...order.offer, slices: order.offer.slices.map((slice) => ({ ...slice, hour: 18 })) };
    expect(refusal(await accept(trip, idOf(trip)))).toEqual({ status: 409, code: 'trip_changed' });
    expect(change.taken).toBeNull();
    const again = await read(trip);
    expect(again.airlineChanges?.[0]?.legs[0]?.after?.segments[0]?.flightNumber).toBe(1018);
    expect((await accept(again, idOf(again))).status).toBe(200);
    expect(flights(flightOf(await read(trip)))).toEqual([[1018, `${dayAhead(40)}T18:05`]]);
  });

  test('made elsewhere is taken over', async () => {
    const { trip, change } = await changed();
    server.airline.accept(change.id);
    await opened.deps.jobs.enqueue(opened.db, 'part.airline', { partId: flightOf(trip)._id });
    await workAllOff(opened);
    const after = await read(trip);
    expect(flights(flightOf(after))).toEqual([[1011, `${dayAhead(40)}T11:05`]]);
    expect(after.events.at(-1)?.by).toBeUndefined();
  });

  test('is for the traveller and who books for the company, and for nobody else', async () => {
    const { trip } = await changed();
    expect(refusal(await accept(trip, idOf(trip), colleague))).toEqual({ status: 404, code: 'not_found' });
    expect((await read(trip, arranger)).airlineChanges?.[0]?.answers).toEqual(['accept', 'cancel']);
    expect((await accept(trip, idOf(trip), arranger)).status).toBe(200);
  });

  test('of what only the airline can settle is noted by who books for the company', async () => {
    const { trip, change } = await changed({ actions: ['update'] });
    expect(trip.airlineChanges?.[0]?.answers).toEqual([]);
    expect(refusal(await accept(trip, idOf(trip)))).toEqual({ status: 409, code: 'action_withheld' });
    expect((await read(trip, arranger)).airlineChanges?.[0]?.answers).toEqual(['settle']);
    expect((await accept(trip, idOf(trip), arranger)).status).toBe(200);
    expect(change.taken).toBe('accepted');
    expect(flights(flightOf(await read(trip)))).toEqual([[1011, `${dayAhead(40)}T11:05`]]);
  });

  test('is not possible of a flight that is no longer flown', async () => {
    const { trip } = await changed({ hour: null });
    expect(trip.airlineChanges?.[0]).toMatchObject({ answers: ['cancel'] });
    expect(trip.airlineChanges?.[0]?.legs[0]).not.toHaveProperty('after');
    expect(refusal(await accept(trip, idOf(trip)))).toEqual({ status: 409, code: 'action_withheld' });
  });
});

test('a change that was settled at Duffel in another way is no longer shown', async () => {
  const { trip, change } = await changed();
  change.taken = 'changed';
  await opened.deps.jobs.enqueue(opened.db, 'part.airline', { partId: flightOf(trip)._id });
  await workAllOff(opened);
  expect((await read(trip)).airlineChanges).toBeUndefined();
});
