import { randomUUID } from 'node:crypto';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import type { TripRequest } from '#domain/contract.ts';
import { dayAfter } from '#domain/local-time.ts';
import { getHotelDetails } from '#server/features/hotels/get-hotel-details.ts';
import { createTrip } from '#server/features/trips/order/create-trip.ts';
import type { OrderKey } from '#server/features/trips/order/order-key.ts';
import { placeOrder } from '#server/features/trips/order/place-order.ts';
import { openContractApp } from '#tests/contract/support/contract-app.ts';
import { insertCompany, insertMember } from '#tests/contract/support/records.ts';
import { openSession } from '#tests/contract/support/sessions.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import type { Cleanup } from '../measure/cleanup.ts';
import { median } from '../measure/statistics.ts';
import type { Engine } from '../server/company-list-bench.ts';

/** Milliseconds of an order in the median of several; each is for a new trip. */
export interface OrderBench {
  timePlain(): Promise<number>;
  timeIdempotent(): Promise<number>;
}

const PER_SAMPLE = 40;
/** A hotel for practice that always has rooms. */
const HOTEL = 'practice-3';
const NO_KEY: OrderKey = { take: async () => {}, answer: async () => {}, free: async () => {} };

export async function openOrderBench(cleanup: Cleanup, engine: Engine): Promise<OrderBench> {
  const database = await openTestDatabase(engine === 'PGlite' ? 'pglite' : 'postgres');
  cleanup.add(database.close);
  const { deps, close, forgetJobs } = await openContractApp({ database });
  cleanup.add(close);
  const companyId = await insertCompany(deps.db, { name: 'Home' });
  const member = await insertMember(deps.db, { companyId, role: 'traveler' });
  const { sessionId } = await openSession(deps, member);
  const signedIn = { ...member, role: 'traveler' as const, sessionId, needsPasswordChange: false };
  const { signal } = new AbortController();
  const context = {
    signedIn,
    abilities: defineAbilitiesFor(signedIn),
    signal,
    requestId: 'bench',
    userAgent: 'bench',
    ip: '::1',
  };

  async function orderOf(): Promise<TripRequest> {
    const checkIn = dayAfter(deps.clock.now().toISOString().slice(0, 10), 30);
    const stay = { checkIn, checkOut: dayAfter(checkIn, 2) };
    const travelers = [member.companyUserId];
    const { options } = await getHotelDetails(deps, context, { travelers, propertyId: HOTEL, ...stay });
    const [option] = options;
    if (!option) throw new Error('No room is free');
    const bookingInfo = { purpose: 'client-visit', referenceFieldValues: {} };
    return { travelers, parts: [{ kind: 'hotel', offer: option.offer }], bookingInfo, levels: [] };
  }

  async function several(place: (request: TripRequest) => Promise<unknown>): Promise<number> {
    const times: number[] = [];
    const request = await orderOf();
    for (let run = 0; run < PER_SAMPLE; run += 1) {
      // There are nine rooms of a kind, and nobody may order the same one twice at a time: each order finds all free.
      await deps.db.deleteFrom('trips').execute();
      await deps.db.deleteFrom('embedded_bookings').execute();
      const began = performance.now();
      await place(request);
      times.push(performance.now() - began);
      forgetJobs();
    }
    return median(times);
  }

  return {
    timePlain: () =>
      several((request) =>
        placeOrder(deps, context, { request, referenceOf: () => randomUUID(), key: NO_KEY }),
      ),
    timeIdempotent: () => several((request) => createTrip(deps, context, { key: randomUUID(), request })),
  };
}
