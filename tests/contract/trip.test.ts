import { beforeAll, describe, expect, test } from 'vitest';
import { formatNearDayRange } from '#domain/day-range.ts';
import { withOffset } from '#domain/local-time.ts';
import { call } from './support/call.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';
import { EXAMPLE, EXAMPLE_YEAR, exampleStay, insertExampleTrip, PRICE } from './support/trips.ts';

const opened = sharedApp();
let traveler: Member;
let approver: Member;
let other: Member;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  traveler = await insertMember(opened.db, { companyId, role: 'traveler', name: 'Tilda' });
  approver = await insertMember(opened.db, { companyId, role: 'traveler', name: 'Armin' });
  other = await insertMember(opened.db, { companyId, role: 'traveler', name: 'Olga' });
});

const get = async (tripId: string, member = traveler) => {
  const { token } = await openSession(opened.deps, member);
  return await call(opened.app, { url: `/api/trips/${tripId}`, token });
};

const ALLOWED = { action: 'allow', levels: [], inPolicy: true };

describe('a trip', () => {
  test('comes with all that belongs to it', async () => {
    const { trip, parts, events } = await insertExampleTrip(opened.db, {
      traveler,
      itineraryRef: 'K7TQ2M',
    });
    const { headers, body } = await get(trip.id);
    expect(headers['x-company-time']).toBe(withOffset(opened.clock.now(), 'Europe/Zurich'));
    expect(body).toEqual({
      _id: trip.id,
      version: 1,
      itineraryRefId: 'K7TQ2M',
      status: 'complete',
      company: { _id: traveler.companyId, name: 'Home' },
      travelers: [{ _id: traveler.companyUserId, firstName: 'Anna', lastName: 'Keller' }],
      createdBy: { userId: traveler.userId, firstName: 'Tilda', lastName: 'Tester' },
      createdAt: EXAMPLE.requestedAt,
      title: `Zürich, ${formatNearDayRange(EXAMPLE.startsOn, EXAMPLE.endsOn, opened.clock.now().toISOString())}`,
      startsOn: EXAMPLE.startsOn,
      endsOn: EXAMPLE.endsOn,
      total: { asked: PRICE },
      verdict: {
        ...ALLOWED,
        travelers: [{ _id: traveler.companyUserId, ...ALLOWED, rules: [], thresholds: [] }],
      },
      bookingInfo: {
        travelerId: traveler.companyUserId,
        paymentType: 'invoice',
        purpose: 'client-visit',
        referenceFields: [],
      },
      parts: [
        {
          _id: parts[0]?.id,
          kind: 'hotel',
          status: 'confirmed',
          locator: 'H4KD92',
          startsOn: EXAMPLE.startsOn,
          endsOn: EXAMPLE.endsOn,
          ...exampleStay(2),
          travelers: [traveler.companyUserId],
          beginsAt: `${EXAMPLE.startsOn}T13:00:00.000Z`,
          wasBooked: true,
          changeable: { possible: true },
        },
      ],
      events: [
        {
          _id: events[0]?.id,
          at: EXAMPLE.requestedAt,
          kind: 'requested',
          by: { firstName: 'Tilda', lastName: 'Tester' },
        },
        {
          _id: events[1]?.id,
          at: EXAMPLE.confirmedAt,
          kind: 'confirmed',
          partId: parts[0]?.id,
          about: [
            { kind: 'hotel', name: 'Hotel Seefeld', startsOn: EXAMPLE.startsOn, endsOn: EXAMPLE.endsOn },
          ],
        },
      ],
      allowedActions: ['addPart', 'changePart', 'update', 'cancel'],
      withheldActions: [],
    });
  });

  test.each([
    ['waiting_level_1_approval', 1],
    ['waiting_level_2_approval', 2],
  ] as const)('that is %s says who has to act, and until when', async (status, level) => {
    const approvers: [string, string] =
      level === 1
        ? [approver.companyUserId, other.companyUserId]
        : [other.companyUserId, approver.companyUserId];
    const { trip } = await insertExampleTrip(opened.db, { traveler, status, approvers });
    expect((await get(trip.id)).body).toMatchObject({
      status,
      approval: {
        level,
        deciders: [{ _id: approver.companyUserId, firstName: 'Armin', lastName: 'Tester' }],
        until: EXAMPLE.waitingUntil,
        onTimeout: 'expires',
      },
    });
  });

  test('that was rejected says why', async () => {
    const { trip } = await insertExampleTrip(opened.db, { traveler, status: 'rejected' });
    const { body } = await get(trip.id);
    expect(body).toMatchObject({ status: 'rejected', end: 'refused' });
    expect(body).not.toHaveProperty('approval');
  });
});

describe('the calendar file of a trip', () => {
  const calendarOf = async (tripId: string) => {
    const { token } = await openSession(opened.deps, traveler);
    return await call(opened.app, { url: `/api/trips/${tripId}/calendar.ics`, token });
  };

  test('holds the stay in the time of the hotel', async () => {
    const { trip, parts } = await insertExampleTrip(opened.db, { traveler, itineraryRef: 'CALEND' });
    const { headers, body } = await calendarOf(trip.id);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="trip-CALEND.ics"');
    const text = String(body).replaceAll('\r\n ', '');
    expect(text).toContain(`UID:${parts[0]?.id}@localhost\r\n`);
    expect(text).toContain('STATUS:CONFIRMED\r\n');
    expect(text).toContain('SEQUENCE:1\r\n');
    // From 15:00 to 11:00 in summer time.
    expect(text).toContain(`DTSTART:${EXAMPLE_YEAR}0401T130000Z\r\nDTEND:${EXAMPLE_YEAR}0403T090000Z\r\n`);
    expect(text).toContain('SUMMARY:Hotel Seefeld\r\n');
    expect(text).toContain('LOCATION:Hotel Seefeld\\, Bahnhofstrasse 1\\, 8001 Zürich\\, Switzerland\r\n');
    expect(text).toContain(`URL;VALUE=URI:http://localhost:8080/trips/${trip.id}\r\n`);
  });

  test.each([
    ['cancelled', 'CANCELLED'],
    ['confirming', 'TENTATIVE'],
  ] as const)('says of a stay that is %s %s', async (partStatus, status) => {
    const { trip } = await insertExampleTrip(opened.db, { traveler, partStatus });
    expect((await calendarOf(trip.id)).body).toContain(`STATUS:${status}\r\n`);
  });

  test('is empty when nothing takes place', async () => {
    const { trip } = await insertExampleTrip(opened.db, { traveler, partStatus: 'failed' });
    expect((await calendarOf(trip.id)).body).not.toContain('VEVENT');
  });
});
