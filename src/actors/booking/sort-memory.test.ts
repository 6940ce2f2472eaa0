import { afterEach, beforeEach, expect, it } from 'vitest';
import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS } from '#domain/hotel-booking/hotel-list-settings.ts';
import { selectStage } from '#machines/booking/booking-selectors.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { draftWith } from '#tests/support/booking-draft.ts';
import { CRITERIA } from '#tests/support/hotel-booking-examples.ts';
import { NO_TRIP } from '#tests/support/no-trip.ts';
import { type DraftServer, serveDrafts } from '#tests/support/saved-drafts.ts';
import { HOTEL_PORTS } from '../hotel-booking/hotel-booking.ts';
import { type Booking, startBooking } from './start-booking.ts';

let server: DraftServer;
let booking: Booking<HotelTypes>;

beforeEach(async () => {
  server = await serveDrafts();
});

afterEach(() => {
  booking.stop();
  server.close();
});

async function search(owner: string): Promise<void> {
  booking = startBooking(server.api(), HOTEL_PORTS, { step: 'search', owner, tab: 'here', trip: NO_TRIP });
  await expect.poll(() => selectStage(booking.actor.getSnapshot())).toBe('open');
  booking.actor.send({ type: 'criteria.submit', criteria: CRITERIA });
}

const list = () => booking.actor.getSnapshot().context.list;

it('begins new lists after a reload in the order that the unfinished booking was left in', async () => {
  const list = { ...DEFAULT_HOTEL_LIST_SETTINGS, sort: 'DistanceFrom' as const };
  const { chartVersion } = HOTEL_FLOW;
  const saved = { chartVersion, revision: 1, snapshot: draftWith(HOTEL_FLOW, { criteria: CRITERIA, list }) };
  server.drafts.set('hotel', saved);
  await search('dora');
  expect(booking.actor.getSnapshot().context.list).toEqual(list);
});

it('begins new lists of the same person in the order that they have chosen', async () => {
  await search('beat');
  expect(list()).toEqual(DEFAULT_HOTEL_LIST_SETTINGS);
  booking.chooseSort('SabreRating');
  booking.actor.send({ type: 'list.page', page: 2 });
  booking.actor.send({ type: 'step.open', step: 'search' });
  booking.actor.send({ type: 'criteria.submit', criteria: CRITERIA });
  const byRating = { ...DEFAULT_HOTEL_LIST_SETTINGS, sort: 'SabreRating' };
  expect(list()).toEqual(byRating);
  booking.giveUp();

  await search('beat');
  expect(list()).toEqual(byRating);
  booking.giveUp();
  await search('carla');
  expect(list()).toEqual(DEFAULT_HOTEL_LIST_SETTINGS);
});
