import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Money } from '#domain/contract.ts';
import { dayAfter } from '#domain/local-time.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import type { Database } from '#server/db/schema.ts';
import type { PartDetails, StoredRequest } from '#server/db/trip-tables.ts';
import { toProperty, toRoomConditions } from '#server/features/hotels/describe-rate.ts';
import { eventId } from '#server/features/trips/event-id.ts';
import { insertTrip, type NewTrip } from '#server/features/trips/trip-insert-repository.ts';
import { property, rate } from '#tests/support/hotel-examples.ts';
import { daysOf } from './days-of.ts';
import type { Member } from './records.ts';
import { setColumns } from './set-columns.ts';

export const PRICE = { amount: 400_00, currency: 'CHF' };

const MARCH = 2;
const today = new Date();
/** The year of the next spring, which is still to come on any day. */
export const EXAMPLE_YEAR = today.getUTCFullYear() + (today.getUTCMonth() < MARCH ? 0 : 1);
/** Days and instants of the example, unless something else is said; it is in summer time. */
export const EXAMPLE = {
  requestedAt: `${EXAMPLE_YEAR}-03-14T09:30:00.000Z`,
  confirmedAt: `${EXAMPLE_YEAR}-03-14T09:30:04.000Z`,
  waitingUntil: `${EXAMPLE_YEAR}-03-15T09:30:00.000Z`,
  startsOn: `${EXAMPLE_YEAR}-04-01`,
  endsOn: `${EXAMPLE_YEAR}-04-03`,
};

const UNTIL_ARRIVAL = { deadlines: [{ at: `${EXAMPLE.startsOn}T16:00:00.000Z`, penalty: PRICE }] };

interface ExampleTrip {
  traveler: Member;
  /** Who travels beside them. */
  companions?: Member[];
  status?: TripStatus;
  partStatus?: PartStatus;
  /** The name of its hotel. */
  house?: string;
  town?: string;
  itineraryRef?: string;
  startsOn?: string;
  nights?: number;
  approvers?: [first?: string, second?: string | undefined];
  waitingUntil?: Date;
  travelerName?: [first: string, last: string];
  bookingFee?: Money;
  /** What was asked for in words; the agency works on it. */
  request?: StoredRequest;
}

/** A hotel stay of two nights that was booked without an approval, unless something else is said. */
export async function insertExampleTrip(db: Kysely<Database>, example: ExampleTrip): Promise<NewTrip> {
  const trip = exampleTrip(example);
  await insertTrip(db, trip);
  await nameApprovers(db, example);
  return trip;
}

let references = 0;

/** Who decides is asked of the traveler's record, when it matters. */
async function nameApprovers(db: Kysely<Database>, { traveler, approvers }: ExampleTrip): Promise<void> {
  if (!approvers) return;
  const [first = null, second = null] = approvers;
  await setColumns(db, 'company_users', traveler.companyUserId, {
    level1_approver_id: first,
    level2_approver_id: second,
  });
}

const ALLOWED: NewTrip['trip']['verdict'] = { action: 'allow', levels: [], inPolicy: true, travelers: [] };

function exampleTrip(example: ExampleTrip): NewTrip {
  const { traveler, companions = [], startsOn = EXAMPLE.startsOn, nights = 2 } = example;
  const {
    status = 'complete',
    house = 'Hotel Seefeld',
    town = 'Zürich',
    approvers = [],
    bookingFee,
  } = example;
  const [first_name, last_name] = example.travelerName ?? ['Anna', 'Keller'];
  const id = randomUUIDv7();
  const partId = randomUUIDv7();
  const days = daysOf(startsOn, dayAfter(startsOn, nights));
  const isWaiting = status.startsWith('waiting');
  references += 1;
  return {
    trip: {
      id,
      company_id: traveler.companyId,
      status,
      destinations: [town],
      ...days,
      itinerary_ref: example.itineraryRef ?? `R${String(references).padStart(5, '0')}`,
      ended_by: status === 'rejected' ? 'refused' : status === 'cancelled' ? 'cancelled' : null,
      levels: approvers.flatMap((approver, index) => (approver ? [index === 0 ? 1 : 2] : [])),
      level1_approver_id: approvers[0] ?? null,
      level2_approver_id: approvers[1] ?? null,
      created_by_user_id: traveler.userId,
      created_at: new Date(EXAMPLE.requestedAt),
      total_amount: PRICE.amount,
      total_currency: PRICE.currency,
      verdict: ALLOWED,
      booking_info: {
        bookingFee,
        paymentType: 'invoice',
        purpose: 'client-visit',
        referenceFields: [],
      },
      card_id: null,
      waiting_until: isWaiting ? (example.waitingUntil ?? new Date(EXAMPLE.waitingUntil)) : null,
      waiting_since: isWaiting ? new Date(EXAMPLE.requestedAt) : null,
      approval_limit_hours: 24,
      reminded_at: null,
      policies: [],
      asked_approvers: [],
      request: example.request ?? null,
      request_open: example.request !== undefined,
    },
    travelers: [
      { company_user_id: traveler.companyUserId, first_name, last_name },
      ...companions.map(({ companyUserId }, index) => ({
        company_user_id: companyUserId,
        first_name: 'Benno',
        last_name: `Frei ${index}`,
      })),
    ],
    parts: [
      {
        id: partId,
        kind: 'hotel',
        status: example.partStatus ?? 'confirmed',
        ...days,
        attempt: 'confirm',
        failure: null,
        reference: `ref-${partId}`,
        offer_key: rate().key,
        generation: 0,
        alternative: null,
        alternative_search: null,
        locator: 'H4KD92',
        held_until: null,
        accepted_amount: PRICE.amount,
        agreement: null,
        cancellation: null,
        price_amount: PRICE.amount,
        price_currency: PRICE.currency,
        refund_amount: null,
        penalty_amount: null,
        details: exampleStay(nights, { house, town }),
        verdict: ALLOWED,
        travelers: [traveler.companyUserId, ...companions.map(({ companyUserId }) => companyUserId)],
        begins_at: new Date(`${startsOn}T13:00:00Z`),
        free_until: null,
        tickets: null,
        passengers: null,
      },
    ],
    events: [
      {
        id: eventId(),
        part_id: null,
        at: new Date(EXAMPLE.requestedAt),
        kind: 'requested',
        user_id: traveler.userId,
        request_id: 'some-request',
        details: {},
      },
      {
        id: eventId(),
        part_id: partId,
        at: new Date(EXAMPLE.confirmedAt),
        kind: 'confirmed',
        user_id: null,
        request_id: null,
        details: {},
      },
    ],
  };
}

/** The places of listed trips: their titles without the days. */
export function placesIn({ docs }: { docs: readonly { title: string }[] }): string[] {
  return docs.map(({ title }) => title.replace(/, \d+ .*$/, ''));
}

const SEEFELD = { house: 'Hotel Seefeld', town: 'Zürich' };

export function exampleStay(nights: number, { house, town } = SEEFELD): PartDetails<'hotel'> {
  const example = property('2657896-12', { name: house });
  return {
    property: toProperty({ ...example, address: { ...example.address, city: town } }),
    room: toRoomConditions(rate({ cancellation: UNTIL_ARRIVAL }), new Date(EXAMPLE.requestedAt)),
    nights,
    rooms: 1,
    conditions: ['cardGuarantee'],
    lines: [{ kind: 'base', code: 'ROOM', label: 'Room', amount: PRICE, onSite: false }],
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
    price: { asked: PRICE },
  };
}
