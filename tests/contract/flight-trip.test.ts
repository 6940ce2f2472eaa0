import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TripList } from '#domain/contract.ts';
import { toInstant } from '#domain/local-time.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { call, refusal } from './support/call.ts';
import {
  bookedTrip,
  fareQuote,
  flightOf,
  foundFare,
  insertFlyer,
  isNonRefundable,
  orderFlight,
} from './support/flight-orders.ts';
import { mailsTo } from './support/mails.ts';
import { bookingsAtDesk, createdTrip, orderBody, sendOrder } from './support/orders.ts';
import { insertCompany, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let companyId: string;
let me: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});
beforeEach(async () => {
  me = await insertFlyer(opened, { companyId, role: 'travel-arranger' });
});

const order = (offer: string) => orderBody(me, '', { parts: [{ kind: 'flight', offer }] });

describe('a flight as a trip', () => {
  test('is held, booked and shown with its tickets', async () => {
    const colleague = await insertFlyer(opened, { companyId, role: 'traveler' });
    const travelers = [me.companyUserId, colleague.companyUserId];
    const priced = await fareQuote(opened, me, { travelers });
    const body = orderBody(me, '', { travelers, parts: [{ kind: 'flight', offer: priced.offer }] });
    const created = createdTrip(await sendOrder(opened, me, body));
    expect(flightOf(created)).toMatchObject({ status: 'confirming', tickets: [] });
    const trip = await bookedTrip(opened, me, created);
    expect(trip).toMatchObject({ status: 'complete', title: expect.stringMatching(/^London, \d+ /) });
    const part = flightOf(trip);
    expect(part).toMatchObject({
      status: 'confirmed',
      travelers,
      locator: expect.stringMatching(/^[A-Z0-9]{6}$/),
      legs: priced.legs,
      fare: priced.fare,
      farePerTraveler: priced.price.asked,
      zone: 'Europe/Zurich',
      price: priced.total,
    });
    const prefix = part.tickets[0]?.number.slice(0, 3);
    expect(part.tickets).toEqual(
      travelers.map((traveler) => ({ traveler, number: expect.stringMatching(`^${prefix}\\d{10}$`) })),
    );
    expect(new Set(part.tickets.map(({ number }) => number)).size).toBe(2);
    const paid = part.lines.map(({ amount }) => amount.amount).reduce((sum, amount) => sum + amount);
    expect(paid).toBe(part.price.asked.amount);
    expect(await bookingsAtDesk(opened, trip)).toMatchObject([
      { status: 'confirmed', price: trip.parts[0]?.price.asked.amount },
    ]);
  });

  test('begins with its departure and ends with its arrival, by the clocks of the airports', async () => {
    const { legs, ...part } = flightOf(await orderFlight(opened, me));
    const [out, back] = legs.map(({ segments }) => segments[0] ?? expect.fail('There is no flight'));
    expect(part.startsOn).toBe(out?.departure.slice(0, 10));
    expect(part.endsOn).toBe(back?.arrival.slice(0, 10));
    expect(part.beginsAt).toBe(toInstant(out?.departure ?? '', 'Europe/Zurich').toISOString());
  });

  test('is found by its booking number and by the ticket of each traveler', async () => {
    const colleague = await insertFlyer(opened, { companyId, role: 'traveler' });
    const travelers = [me.companyUserId, colleague.companyUserId];
    const { offer } = await fareQuote(opened, me, { travelers });
    const body = orderBody(me, '', { travelers, parts: [{ kind: 'flight', offer }] });
    const trip = await bookedTrip(opened, me, createdTrip(await sendOrder(opened, me, body)));
    const { locator = '', tickets } = flightOf(trip);
    const { token } = await openSession(opened.deps, me);
    const find = async (text: string) => {
      const url = `/api/trips?tripFilter=upcoming&searchString=${encodeURIComponent(text)}`;
      const { docs } = (await call(opened.app, { url, token })).body as TripList;
      return docs.map(({ _id }) => _id);
    };
    expect(await find(locator.toLowerCase())).toEqual([trip._id]);
    for (const { number } of tickets) expect(await find(number)).toEqual([trip._id]);
    expect(await find(tickets[0]?.number.slice(0, 3) ?? '')).toEqual([]);
    expect(await find(`${locator} nowhere`)).toEqual([]);
  });

  test('appears in the calendar flight by flight, and in the mails with its tickets', async () => {
    const trip = await bookedTrip(opened, me, await orderFlight(opened, me));
    const { token } = await openSession(opened.deps, me);
    const { body } = await call(opened.app, { url: `/api/trips/${trip._id}/calendar.ics`, token });
    const file = String(body).replaceAll('\r\n ', '');
    const part = flightOf(trip);
    const [out, back] = part.legs.flatMap(({ segments }) => segments);
    const starts = [
      toInstant(out?.departure ?? '', 'Europe/Zurich'),
      toInstant(back?.departure ?? '', 'Europe/London'),
    ].map((start) => start.toISOString().replace(/[-:]|\.\d+/g, ''));
    expect(file.match(/^DTSTART:.*$/gm)).toEqual(starts.map((start) => `DTSTART:${start}`));
    expect(new Set(file.match(/^UID:.*$/gm)).size).toBe(2);
    const mail = (await mailsTo(opened, me.email)).at(-1)?.text;
    expect(mail).toContain(`${out?.carrier} ${out?.flightNumber}: Zurich (ZRH)`);
    expect(mail).toContain(part.tickets[0]?.number);
    expect(mail).toContain('Cancellation: free until');
  });

  test.each([
    ['GVA-BLQ', 'offer_sold_out'],
    ['GVA-TLS', 'offer_expired'],
    ['GVA-NCE', 'price_changed'],
  ])('from %s is refused: %s', async (route, problem) => {
    const offer = await foundFare(opened, me, { route });
    expect(refusal(await sendOrder(opened, me, order(offer))).code).toBe(problem);
  });

  test('that has become slightly more expensive is booked within the tolerance', async () => {
    const offer = await foundFare(opened, me, { route: 'GVA-LUX' });
    const trip = await bookedTrip(opened, me, createdTrip(await sendOrder(opened, me, order(offer))));
    expect(trip.status).toBe('complete');
  });

  test('that the airline declines is not booked, and costs nothing', async () => {
    const trip = await bookedTrip(opened, me, await orderFlight(opened, me, { route: 'GVA-MRS' }));
    expect(trip).toMatchObject({ status: 'cancelled', end: 'failed' });
    expect(flightOf(trip)).toMatchObject({ status: 'failed', failure: 'declined', tickets: [] });
    expect(await bookingsAtDesk(opened, trip)).not.toContainEqual(
      expect.objectContaining({ status: 'confirmed' }),
    );
  });

  test('whose answer was lost is found again with its tickets', async () => {
    const created = await orderFlight(opened, me, { route: 'GVA-OPO' });
    await opened.workOff(1);
    const trip = await bookedTrip(opened, me, created);
    expect(trip.status).toBe('complete');
    expect(flightOf(trip)).toMatchObject({ status: 'confirmed', freeUntil: expect.any(String) });
    expect(flightOf(trip).tickets).toHaveLength(1);
    expect(await bookingsAtDesk(opened, trip)).toHaveLength(1);
  });
});

describe('the cancellation of a flight', () => {
  const quote = async (tripId: string) => {
    const { token } = await openSession(opened.deps, me);
    return (await call(opened.app, { url: `/api/trips/${tripId}/cancellation`, token })).body;
  };

  test('is free within a day after the booking, and costs the whole non-refundable fare later', async () => {
    const own = await insertCompany(opened.db, { name: 'Late' });
    me = await insertFlyer(opened, { companyId: own, role: 'travel-arranger' });
    const trip = await bookedTrip(opened, me, await orderFlight(opened, me, { isWanted: isNonRefundable }));
    const part = flightOf(trip);
    const { price, freeUntil = '' } = part;
    expect(Date.parse(freeUntil) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    expect(await quote(trip._id)).toMatchObject({
      parts: [{ outcome: 'quoted', penalty: { amount: 0 }, refund: price.asked }],
    });
    await saveSwitches(opened.db, own, { ...NO_SWITCHES, clockOffsetMinutes: 25 * 60 });
    expect(await quote(trip._id)).toMatchObject({
      parts: [{ outcome: 'quoted', penalty: price.asked, refund: { amount: 0 } }],
    });
  });

  test('releases the seats, and is shown with its refund', async () => {
    const trip = await bookedTrip(opened, me, await orderFlight(opened, me));
    const { token } = await openSession(opened.deps, me);
    const body = { reason: 'The meeting was moved' };
    await call(opened.app, { method: 'POST', url: `/api/trips/${trip._id}/cancel`, token, body });
    const cancelled = await bookedTrip(opened, me, trip);
    expect(flightOf(cancelled)).toMatchObject({ status: 'cancelled', refund: trip.parts[0]?.price.asked });
    expect(await bookingsAtDesk(opened, trip)).toMatchObject([{ status: 'cancelled' }]);
    const left = await opened.db
      .selectFrom('embedded_units as u')
      .innerJoin('trip_parts as p', 'p.reference', 'u.reference')
      .select('u.unit')
      .where('p.trip_id', '=', trip._id)
      .execute();
    expect(left).toEqual([]);
  });
});
