import type { Kysely } from 'kysely';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { Database } from '#server/db/schema.ts';
import type { Member } from '#tests/contract/support/records.ts';
import { openSession } from '#tests/contract/support/sessions.ts';
import type { TestServer } from '#tests/support/server.ts';
import { amountAt } from '../prices.ts';
import { daysOfStay, HOTELS, type HotelName, listedStay } from './order-stay.ts';
import type { TripState } from './reference-state.ts';

interface StayFacts {
  /** Now, in Rappen. */
  amount: number;
  /** At the hotel, on top. */
  onSite: number;
}

/** What a walk knows of the data on the page of its trip. */
export interface TripFacts {
  traveler: string;
  /** By their levels. */
  approvers: Readonly<Record<ApprovalLevel, string>>;
  /** What the ordered nights cost. */
  rooms: Readonly<Record<HotelName, StayFacts>>;
  /** What the longer stay costs. */
  prolonged: StayFacts;
  days: ReturnType<typeof daysOfStay>;
}

export async function tripFacts(
  server: TestServer,
  traveler: Member,
  approvers: Readonly<Record<ApprovalLevel, Member>>,
): Promise<TripFacts> {
  const { db } = server.deps;
  const { token } = await openSession(server.deps, traveler);
  const days = daysOfStay();
  const stayAt = async (hotel: HotelName, which: keyof typeof days): Promise<StayFacts> => {
    const listed = await listedStay(server.url, traveler, token, { hotel, days: days[which] });
    return { ...listed, amount: amountAt(listed.amount, HOTELS[hotel].surcharge) };
  };
  return {
    traveler: await nameOf(db, traveler),
    approvers: { 1: await nameOf(db, approvers[1]), 2: await nameOf(db, approvers[2]) },
    rooms: {
      willing: await stayAt('willing', 'ordered'),
      closedDesk: await stayAt('closedDesk', 'ordered'),
    },
    prolonged: await stayAt('willing', 'prolonged'),
    days,
  };
}

export function hotelOf({ isDeskClosed }: TripState): string {
  return HOTELS[isDeskClosed ? 'closedDesk' : 'willing'].name;
}

/** What the room costs now, as it is booked or held. */
export function priceOf(
  { isDeskClosed, hasRisen, change }: TripState,
  { rooms, prolonged }: TripFacts,
): StayFacts {
  if (change?.status === 'done') return prolonged;
  const stay = rooms[isDeskClosed ? 'closedDesk' : 'willing'];
  return hasRisen ? { ...stay, amount: 2 * stay.amount } : stay;
}

/** The name of a person as pages show it. */
async function nameOf(db: Kysely<Database>, { userId }: Member): Promise<string> {
  const { first_name, last_name } = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return `${first_name} ${last_name}`;
}
