import { expect } from 'playwright/test';
import { type CheckoutSnapshot, selectCheckoutState } from '#machines/checkout/checkout-selectors.ts';
import { giveReason } from '#tests/support/give-reason.ts';
import type { BookingWorld } from '../booking/booking-world.ts';
import type { Call } from '../booking/call.ts';
import { passing } from '../booking/passing.ts';

type Step = (world: BookingWorld, before: CheckoutSnapshot) => Promise<void>;

const breaking =
  (call: Call): Step =>
  async (world) =>
    (await world.next(call)).reset();

const SOLD_OUT: Step = (world) => switchedOn(world, { soldOut: true });
const CHEAPER: Step = (world) => switchedOn(world, { priceChangePercent: -8 });
const SLIGHTLY_DEARER: Step = (world) => switchedOn(world, { priceChangePercent: 2 });
const DEARER: Step = (world) => switchedOn(world, { priceChangePercent: 12 });
const HIDDEN: Step = (world) => underPolicy(world, 'hidden');

const both =
  (first: Step, second: Step): Step =>
  async (world, before) => {
    await first(world, before);
    await second(world, before);
  };

/** How each move of the model is performed in the real application. */
export const STEPS: Record<string, Step> = {
  'the terms are answered': passing('terms'),
  'the terms are refused': both(withoutTraveler, passing('terms')),
  'the terms are not answered': breaking('terms'),
  'ask for the terms again': async ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  'enter something': async ({ page }) => page.getByLabel('Comment (optional)').fill('Late arrival'),
  'the price ends': (world) => world.waitUntilSoon(),
  order: async ({ page }) => {
    await giveReason(page);
    await page.getByRole('button', { name: /^(Book now|Send to .+)$/ }).click();
  },

  'the price is same': passing('price'),
  'the price is cheaper': both(CHEAPER, passing('price')),
  'the price is dearerWithinTolerance': both(SLIGHTLY_DEARER, passing('price')),
  'the price is dearer': both(DEARER, passing('price')),
  'the price is verdictChanged': both((world) => underPolicy(world, 'approval'), passing('price')),
  'the price is soldOut': both(SOLD_OUT, passing('price')),
  'the price is expired': both(HIDDEN, passing('price')),
  'the price is not answered': breaking('price'),
  'accept the price': async ({ page }) => page.getByRole('button', { name: 'Accept and continue' }).click(),

  'the order is kept': passing('keep'),
  // Saves that are still pending from before are broken too.
  'the order is not kept': async (world) => {
    const unreachable = world.page.getByText("The server can't be reached");
    const isSaid = unreachable.waitFor().then(() => true);
    while (!(await Promise.race([isSaid, world.arrival('keep').then(() => false)]))) {
      (await world.next('keep')).reset();
    }
  },
  'the order is taken': passing('order'),
  'the order waits for approval': passing('order', 'trip'),
  'the order is sold out': both(SOLD_OUT, passing('order')),
  'the order is not offered any more': both(HIDDEN, passing('order')),
  'the order is refused': both(withoutTraveler, passing('order')),
  'the order has become dearer': both(DEARER, passing('order')),

  'the trip is seen confirmed': async (world, before) => {
    if (selectCheckoutState(before) === 'outcomeUnknown') await world.letSupplierAnswer();
    await passing('trip')(world);
    await expect(world.page.getByText('Your trip is booked')).toBeVisible();
  },
  'the trip is seen failed': passing('trip'),
  'the trip is seen outcomeUnknown': async (world) => {
    await expect.poll(() => world.company.partStatuses()).toEqual(['unknown']);
    world.letPass('trip');
  },
};

async function withoutTraveler(world: BookingWorld): Promise<void> {
  await world.company.setTravelerActive(false);
  world.afterwards(() => world.company.setTravelerActive(true));
}

async function switchedOn(
  world: BookingWorld,
  switches: Parameters<BookingWorld['company']['switchOn']>[0],
): Promise<void> {
  await world.company.switchOn(switches);
  world.afterwards(() => world.company.switchOn({}));
}

async function underPolicy(
  world: BookingWorld,
  policy: Parameters<BookingWorld['company']['setPolicy']>[0],
): Promise<void> {
  await world.company.setPolicy(policy);
  world.afterwards(() => world.company.setPolicy('none'));
}
