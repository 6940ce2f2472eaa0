import { dayAfter, utcDay } from '#domain/local-time.ts';
import { judgeExternal } from '#domain/policy/judge-external.ts';
import { readBookingRules } from '../../features/companies/checkout-repository.ts';
import { newExternalPart } from '../../features/trips/request/new-external-part.ts';
import { newRequestTrip } from '../../features/trips/request/new-request.ts';
import { insertTrip, type NewTrip } from '../../features/trips/trip-insert-repository.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import { readTermsFor } from '../../offers/read-booking-terms.ts';
import { DEMO_AGENCY, DEMO_REQUESTS, type DemoRequest } from './demo-requests.ts';
import type { DemoWorld } from './demo-world.ts';
import { findMember, generateCode } from './insert-trips.ts';
import { DEMO_PRACTICE } from './part-offers.ts';
import { type DemoMember, readMembers, readPayments } from './read-members.ts';

const HOUR = 3_600_000;

interface RequestToInsert {
  world: DemoWorld;
  one: DemoRequest;
  member: DemoMember;
  agency: string;
  terms: BookingTerms;
  open: NewTrip;
}

export async function insertRequests(world: DemoWorld): Promise<void> {
  const members = await readMembers(world.db);
  const payments = await readPayments(world.db);
  const agency = members.find(({ email }) => email === DEMO_AGENCY)?.userId;
  for (const one of DEMO_REQUESTS) {
    const member = findMember(members, one);
    const payment = payments.get(one.company);
    if (!member || !payment || !agency) throw new Error(`${one.company} has no one called ${one.traveler}`);
    const { limits } = await readBookingRules(world.db, member.companyId);
    const clock = { now: () => new Date(world.now.getTime() - one.hoursAgo * HOUR) };
    const deps = { db: world.db, practice: DEMO_PRACTICE, clock };
    const terms = await readTermsFor(deps, member.companyId, [member.id]);
    const startsOn = dayAfter(utcDay(world.now), one.startsIn);
    const endsOn = dayAfter(startsOn, one.nights);
    const travelers = [{ companyUserId: member.id, firstName: member.firstName, lastName: member.lastName }];
    const request = { ...one.request, travelers: [member.id], startsOn, endsOn };
    const checked = { request, travelers, currency: terms.currency, paymentType: payment.paymentType };
    const trip = newRequestTrip(
      { ...checked, approvalHours: limits.approvalHours, zone: terms.zone },
      member,
      clock.now(),
    );
    const open: NewTrip = {
      trip: { ...trip, id: world.newId(), itinerary_ref: generateCode(world) },
      travelers: [{ company_user_id: member.id, first_name: member.firstName, last_name: member.lastName }],
      parts: [],
      events: [buildEvent(world, { kind: 'requested', at: trip.created_at, user_id: member.userId })],
    };
    await insertTrip(world.db, withAnswer({ world, one, member, agency, terms, open }));
  }
}

function withAnswer(context: RequestToInsert): NewTrip {
  const { world, one, agency, open } = context;
  if (one.done) return withBooking(context, one.done);
  if (one.closed !== undefined) return withoutBooking(context, one.closed);
  if (one.question === undefined) return open;
  const message = buildEvent(world, {
    kind: 'messageWritten',
    at: hoursAfter(open, 2),
    user_id: agency,
    details: { comment: one.question, side: 'agency' },
  });
  return { ...open, events: [...open.events, message] };
}

function withoutBooking({ world, agency, open }: RequestToInsert, reason: string): NewTrip {
  const closed = buildEvent(world, {
    kind: 'requestClosed',
    at: hoursAfter(open, 4),
    user_id: agency,
    details: { comment: reason, side: 'agency' },
  });
  return {
    ...open,
    trip: { ...open.trip, status: 'cancelled', ended_by: 'closed', request_open: false },
    events: [...open.events, closed],
  };
}

function withBooking(
  { world, member, agency, terms, open }: RequestToInsert,
  { booking, reason }: NonNullable<DemoRequest['done']>,
): NewTrip {
  const { starts_on: startsOn, ends_on: endsOn } = open.trip;
  const id = world.newId();
  const { service, supplier, price } = booking;
  const facts = { service, price, travelers: 1, startsOn, endsOn };
  const verdict = judgeExternal(terms.policies, facts, terms.rates);
  if (verdict.levels.length > 0) throw new Error(`The booking at ${supplier} would need an approval`);
  const travelers = [member.id];
  const recorded = newExternalPart({ ...booking, startsOn, endsOn }, { travelers, verdict, terms });
  const zero = { amount: 0, currency: open.trip.total_currency };
  const [at, closedAt] = [hoursAfter(open, 5), hoursAfter(open, 6)];
  return {
    ...open,
    trip: {
      ...open.trip,
      status: 'complete',
      total_amount: price.amount,
      total_currency: price.currency,
      request_open: false,
    },
    parts: [{ ...recorded, id, reference: id, offer_key: id, status: 'confirmed', attempt: 'confirm' }],
    events: [
      ...open.events,
      buildEvent(world, { kind: 'partsAdded', at, user_id: agency, details: { before: zero, after: price } }),
      buildEvent(world, { kind: 'confirming', at, part_id: id }),
      buildEvent(world, { kind: 'confirmed', at, part_id: id }),
      buildEvent(world, {
        kind: 'requestClosed',
        at: closedAt,
        user_id: agency,
        details: { comment: reason, side: 'agency' },
      }),
    ],
  };
}

type Event = NewTrip['events'][number];

function buildEvent(
  { newId }: DemoWorld,
  { part_id = null, user_id = null, details = {}, kind, at }: Pick<Event, 'kind' | 'at'> & Partial<Event>,
): Event {
  return { id: newId(), part_id, at, kind, user_id, request_id: null, details };
}

function hoursAfter({ trip }: NewTrip, hours: number): Date {
  return new Date(trip.created_at.getTime() + hours * HOUR);
}
