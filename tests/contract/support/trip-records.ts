import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import type { Database } from '#server/db/schema.ts';
import type { PartDetails } from '#server/db/trip-tables.ts';
import { daysOf } from './days-of.ts';
import type { Member } from './records.ts';
import { EXAMPLE_YEAR } from './trips.ts';

const PRICE = { amount: 45_000, currency: 'CHF' };

/** A stay as it is stored with a part. */
const STAY: PartDetails = {
  nights: 2,
  rooms: 1,
  conditions: [],
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  price: { asked: PRICE, converted: PRICE },
  lines: [{ kind: 'base', code: 'ROOM', label: 'Room', amount: PRICE, onSite: false }],
  property: {
    propertyId: 'practice-8',
    name: 'The Only Room',
    stars: 3,
    rating: 4,
    zone: 'Europe/Zurich',
    address: { street: 'Hauptstrasse 1', postalCode: '8840', city: 'Einsiedeln', country: 'CH' },
    latitude: 47.1285,
    longitude: 8.7474,
    amenities: [],
  },
  room: {
    source: '100',
    roomName: 'Double room',
    roomType: 'double',
    bedType: 3,
    beds: 1,
    amenities: [],
    highestOccupancy: 2,
    mealPlan: 14,
    breakfastIncluded: false,
    refundable: false,
    deadlines: [],
    corporate: false,
    prepaid: false,
    roomsLeft: 3,
  },
};

interface NewTrip {
  status: TripStatus;
  parts: readonly PartStatus[];
  levels?: readonly ApprovalLevel[];
  now: Date;
}

/** Ids of a trip and of its parts, in their order. */
export interface TripIds {
  tripId: string;
  partIds: string[];
}

/** A counter for references; random ones would collide now and then. */
let references = 0;

/** A trip of one traveler who has requested it, as if all events up to its statuses had happened. */
export async function insertTrip(
  db: Kysely<Database>,
  { companyId, userId, companyUserId }: Member,
  { status, parts, levels = [], now }: NewTrip,
): Promise<TripIds> {
  references += 1;
  const tripId = randomUUIDv7();
  const days = daysOf(`${EXAMPLE_YEAR}-06-01`, `${EXAMPLE_YEAR}-06-03`);
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60_000);
  const isWaiting = status.startsWith('waiting');
  await db
    .insertInto('trips')
    .values({
      id: tripId,
      company_id: companyId,
      created_by_user_id: userId,
      created_at: now,
      ...days,
      itinerary_ref: `S${String(references).padStart(5, '0')}`,
      status,
      levels: [...levels],
      destinations: ['Einsiedeln'],
      ended_by: status === 'rejected' ? 'expired' : status === 'cancelled' ? 'cancelled' : null,
      total_amount: PRICE.amount * parts.length,
      total_currency: PRICE.currency,
      verdict: JSON.stringify({ action: 'allow', levels: [], inPolicy: true, travelers: [] }),
      booking_info: JSON.stringify({ paymentType: 'invoice', purpose: 'client-visit', referenceFields: [] }),
      waiting_until: isWaiting ? tomorrow : null,
      waiting_since: isWaiting ? now : null,
      policies: '[]',
    })
    .execute();
  await db
    .insertInto('trip_travellers')
    .values({ trip_id: tripId, position: 1, company_user_id: companyUserId, first_name: 'A', last_name: 'B' })
    .execute();
  const partIds = parts.map(() => randomUUIDv7());
  const rows = parts.map((part, index) => ({
    id: partIds[index] ?? '',
    trip_id: tripId,
    position: index + 1,
    kind: 'hotel' as const,
    ...days,
    status: part,
    attempt: attemptOf(part),
    reference: randomUUIDv7(),
    offer_key: 'practice-8',
    price_amount: PRICE.amount,
    price_currency: PRICE.currency,
    accepted_amount: PRICE.amount,
    details: JSON.stringify(STAY),
    held_until: part === 'held' ? tomorrow : null,
    travelers: [companyUserId],
    begins_at: new Date(`${EXAMPLE_YEAR}-06-01T13:00:00Z`),
  }));
  await db.insertInto('trip_parts').values(rows).execute();
  return { tripId, partIds };
}

function attemptOf(status: PartStatus): 'confirm' | 'change' | 'cancel' | null {
  if (status === 'confirming' || status === 'unknown') return 'confirm';
  if (status === 'changing') return 'change';
  return status === 'cancelling' ? 'cancel' : null;
}
