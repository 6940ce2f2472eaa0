import { expect, type Page } from 'playwright/test';
import type { TripSnapshot } from '#machines/trip/trip-selectors.ts';
import type { TripWorld } from './trip-world.ts';

/** Longer than anybody waits for an approval. */
const TOO_LONG = 2;

/** What a person, the hotel or the time does for an event to happen. */
export type TripStep = (walk: TripWalk) => Promise<void>;

export interface TripWalk {
  world: TripWorld;
  before: TripSnapshot;
  /** The step after this one. */
  next: string | undefined;
  /** A tab in which somebody has asked for the cancellation, and left it open. */
  forgotten: Page | null;
}

export const STEPS: Record<string, TripStep> = {
  'trip.expire': async (walk) => {
    const { world, next } = walk;
    if (next === 'trip.cancel') {
      walk.forgotten = await world.openTab();
      await world.askCancellation(walk.forgotten);
    }
    await world.letDaysPass(TOO_LONG);
    await world.repair();
    await expect.poll(() => world.tripStatus()).toBe('rejected');
    await world.page.reload();
  },
  'trip.cancel': async ({ world, before, forgotten }) => {
    if (before.matches('rejected')) {
      // The page of an expired trip offers nothing to cancel, but one that is still open does.
      await world.confirmCancellation(forgotten ?? world.page);
      await world.page.reload();
    } else {
      await world.askCancellation();
      await world.confirmCancellation();
    }
  },
  'parts.settled confirmed': async ({ world }) => world.answer('confirm'),
  'parts.settled failed': async ({ world }) => world.answer('confirm'),
  'parts.settled cancelled': async ({ world }) => {
    await world.askCancellation();
    await world.confirmCancellation();
  },
};
