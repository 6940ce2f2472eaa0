import { expect } from 'playwright/test';
import type { TripWorld } from './trip-world.ts';

/** Longer than any approval may take. */
const TOO_LONG = 2;

/** What a person, the hotel or the time does to cause an event. */
type TripStep = (world: TripWorld) => Promise<void>;

export const STEPS: Record<string, TripStep> = {
  'trip.approve': async (world) => world.decide('Approve'),
  'trip.reject': async (world) => world.decide('Reject', 'Not this month'),
  'trip.sendBack': async (world) => world.decide('Send back for changes', 'Not this month'),
  'trip.resubmit': async (world) => {
    await world.takeBack();
    await world.requestAgain();
  },
  'price.risen': async (world) => {
    await world.raisePrice();
    await world.answer('confirm');
  },
  'trip.expire': async (world) => {
    await world.letDaysPass(TOO_LONG);
    await world.repair();
    await expect.poll(() => world.tripStatus()).toBe('rejected');
    await world.page.reload();
  },
  'trip.cancel': cancelled,
  'parts.settled confirmed': async (world) => world.answer('confirm'),
  'parts.settled failed': async (world) => world.answer('confirm'),
  'parts.settled cancelled': cancelled,
};

async function cancelled(world: TripWorld): Promise<void> {
  await world.askCancellation();
  await world.confirmCancellation();
}
