import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import { toTripRequest } from '#domain/checkout/part-requests.ts';
import type { PartChangeQuote, Trip } from '#domain/contract.ts';
import type { HotelTypes, RateQuote } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { dayAfter } from '#domain/local-time.ts';
import { toChangeRequest } from '#domain/part-change/part-change.ts';
import { toChangeTarget } from '#domain/part-change/to-change-target.ts';
import { hotelNamed } from '#tests/support/hotel-named.ts';
import type { BookingWorld } from '../booking/booking-world.ts';
import { rateIn } from '../hotel-booking/hotel-offers.ts';

type HotelWorld = BookingWorld<HotelTypes>;

/** What has been kept when the review is opened. */
export type StartName = 'a choice' | 'a choice whose price ends' | 'a choice to be approved' | 'a change';

const INFO = { purpose: 'client-visit', referenceFieldValues: {} };
export const HOTEL = 'The Lost Letter';
/** So many days after those of the search, a room of the same hotel is booked. */
const DAYS_LATER = 7;

/** How each beginning comes about: by a draft of a person who has come as far as that with a booked stay. */
export const STARTS: Record<StartName, (world: HotelWorld) => Promise<void>> = {
  'a choice': (world) => saveReview(world),
  'a choice whose price ends': (world) => saveReview(world, { endsSoon: true }),
  'a choice to be approved': async (world) => {
    await saveReview(world);
    await world.company.setPolicy('approval');
  },
  'a change': (world) => saveReview(world, { isSent: true }),
};

interface SavedChange {
  endsSoon?: boolean;
  isSent?: boolean;
}

async function saveReview(
  world: HotelWorld,
  { endsSoon = false, isSent = false }: SavedChange = {},
): Promise<void> {
  const trip = await bookStay(world);
  const [booked] = trip.parts;
  if (!booked || booked.kind === 'external') throw new Error('The trip has no part that can be changed');
  const changes = toChangeTarget(trip._id, booked, HOTEL);
  const result = hotelNamed(HOTEL);
  const priced = await priceOf(world, world.criteria);
  const agreed = endsSoon ? { ...priced, expiresAt: await world.soon() } : priced;
  const checkout = isSent ? { info: {}, change: await changeTo(world, trip, priced) } : null;
  await world.saveDraft({ result, agreed, changes, checkout, ordering: isSent });
}

async function priceOf({ company }: HotelWorld, criteria: HotelCriteria): Promise<RateQuote> {
  return await company.priced(await rateIn(company.ask, criteria, hotelNamed(HOTEL)));
}

/** The search of the booked room. */
export function bookedCriteria(criteria: HotelCriteria): HotelCriteria {
  const { checkIn, checkOut } = criteria;
  return {
    ...criteria,
    checkIn: dayAfter(checkIn, DAYS_LATER),
    checkOut: dayAfter(checkOut, DAYS_LATER),
  };
}

async function bookStay(world: HotelWorld): Promise<Trip> {
  const { company } = world;
  const criteria = bookedCriteria(world.criteria);
  const priced = await priceOf(world, criteria);
  const result = hotelNamed(HOTEL);
  const part = { kind: 'hotel', criteria, result, priced, extras: null } as const;
  const trip = await company.order(toTripRequest([part], INFO), randomUUID());
  await world.letSupplierAnswer();
  await expect.poll(() => company.partStatuses()).toEqual(['confirmed']);
  return trip;
}

/** The change as it may have been sent before. */
async function changeTo({ company, criteria }: HotelWorld, trip: Trip, priced: RateQuote) {
  const [booked] = trip.parts;
  if (!booked || booked.kind === 'external') throw new Error('The trip has no part that can be changed');
  const result = hotelNamed(HOTEL);
  const part = { kind: 'hotel', criteria, result, priced, extras: null } as const;
  const travelers = criteria.travelers.map(({ _id }) => _id);
  const wanted = { part: { kind: 'hotel', offer: priced.offer, travelers } };
  const quote = await company.ask<PartChangeQuote>(
    `/api/trips/${trip._id}/parts/${booked._id}/change/quote`,
    wanted,
  );
  return { key: randomUUID(), request: toChangeRequest({ quote, booked, part }, {}) };
}
