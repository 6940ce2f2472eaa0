import { expect } from 'playwright/test';
import type { PartSnapshot } from '#machines/trip/part-selectors.ts';
import { openFold } from '#tests/support/open-fold.ts';
import { appearsAfterPolling } from './appears-after-polling.ts';
import type { TripWorld } from './trip-world.ts';

/** When a stay of the model is over. */
export const AFTER_THE_STAY = 40;
/** Longer than any hold lasts. */
const AFTER_THE_HOLD = 2;

type Step = (world: TripWorld, before: PartSnapshot, next?: string) => Promise<void>;

/** What a person, the hotel or the time does to cause an event. */
export const STEPS: Record<string, Step> = {
  'booking.confirmed': async (world) => world.answer('confirm'),
  'booking.refused': async (world) => {
    await world.answer('confirm');
    await expectReason(world, 'The supplier declined the booking.');
  },
  'booking.lost': async (world, before, next) => {
    const asked = before.matches('cancelling') ? 'cancel' : 'confirm';
    if (UNHEARD.has(next)) {
      await world.lose(asked);
    } else {
      await world.practise({ lostAnswers: true });
      await world.answer(asked);
    }
    await expectInHistory(world, 'Answer from the supplier lost');
    await world.practise({ lostAnswers: false });
  },
  'hold.lapsed': async (world) => {
    await world.letDaysPass(AFTER_THE_HOLD);
    await world.answer('confirm');
    await expectReason(world, 'The reservation ended before it could be booked.');
  },
  'booking.cancel': async (world) => {
    await world.askCancellation();
    await world.confirmCancellation();
    await expectInHistory(world, 'Cancellation requested');
  },
  'booking.cancelled': async (world) => world.answer('cancel'),
  'cancellation.refused': async (world) => {
    await world.letDaysPass(AFTER_THE_STAY);
    await world.answer('cancel');
    await expectInHistory(world, 'Cancellation declined by the supplier');
  },
  'booking.found confirmed': lookedUp,
  // A part that should be booked and is only held is requested again at once.
  'booking.found held': async (world) => {
    await lookedUp(world);
    await expect(world.page.getByText('Booking started')).toHaveCount(2);
  },
  'booking.found cancelled': lookedUp,
  'booking.found expired': async (world) => {
    await world.letDaysPass(AFTER_THE_HOLD);
    await lookedUp(world);
    await expectReason(world, 'The reservation ended before it could be booked.');
  },
  'booking.missing': async (world) => {
    await world.forgetAtHotel();
    await world.answer('lookUp');
    await expectReason(world, 'The supplier has no record of this booking.');
  },
};

/** The hotel reports it later only if it has not received the call. */
const UNHEARD: ReadonlySet<string | undefined> = new Set([
  'booking.found held',
  'booking.found expired',
  'booking.missing',
]);

export async function expectBegun(world: TripWorld): Promise<void> {
  await expectInHistory(world, 'Booking started');
}

async function lookedUp(world: TripWorld): Promise<void> {
  await world.answer('lookUp');
  await expectInHistory(world, 'Booking looked up at the supplier');
}

/** The history of the trip shows it. */
async function expectInHistory({ page }: TripWorld, event: string): Promise<void> {
  await openFold(page, 'History');
  await appearsAfterPolling(page.getByRole('strong').filter({ hasText: event }).first());
}

/** The booking shows why it failed. */
async function expectReason({ page }: TripWorld, reason: string): Promise<void> {
  await appearsAfterPolling(page.getByRole('article').getByText(reason));
}
