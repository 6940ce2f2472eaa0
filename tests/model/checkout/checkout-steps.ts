import { expect } from 'playwright/test';
import { giveReason } from '#tests/support/give-reason.ts';
import type { Call } from '../booking/call.ts';
import { passing } from '../booking/passing.ts';
import type { HotelWorld } from '../hotel-booking/hotel-world.ts';
import { keep } from './kept-checkouts.ts';
import { KEPT } from './reference-moves.ts';
import type { KeptName } from './reference-state.ts';

type Step = (world: HotelWorld) => Promise<void>;

function keeping([move, name]: [string, KeptName]): [string, Step] {
  return [
    move,
    async (world) => {
      await keep(world, name);
      await passing('draft')(world);
    },
  ];
}

const FORM: Readonly<Record<string, Step>> = {
  'the terms are answered': passing('terms'),
  'the terms are refused': both(withoutTraveler, passing('terms')),
  'the terms are not answered': breaking('terms'),
  'ask for the terms again': async ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  'the price ends': (world) => world.waitUntilSoon(),
  'enter a comment': async ({ page }) => page.getByLabel('Comment (optional)').fill('Late arrival'),
  'choose the other card': async ({ page }) => page.getByRole('radio', { name: /^Mastercard/ }).check(),
  'name the project': async ({ page }) => page.getByLabel('Project').fill('Bridge 7'),
  order: async ({ page }) => {
    await giveReason(page);
    await page.getByRole('button', { name: /^(Book now|Send to .+)$/ }).click();
  },
};

const PRICING: Readonly<Record<string, Step>> = {
  'the price is checked': passing('price'),
  'the price has fallen': both((world) => world.company.raisePrices(-8), passing('price')),
  'the price has risen slightly': both((world) => world.company.raisePrices(2), passing('price')),
  'the price has risen': both((world) => world.company.raisePrices(12), passing('price')),
  'an approval is needed': both((world) => world.company.setPolicy('approval'), passing('price')),
  'the check finds it sold out': both(soldOut, passing('price')),
  'the check finds it withdrawn': both(hidden, passing('price')),
  'the price is not answered': breaking('price'),
  'accept the price': async ({ page }) => page.getByRole('button', { name: 'Accept and continue' }).click(),
};

const ORDER: Readonly<Record<string, Step>> = {
  'the order is kept': passing('keep'),
  // Saves that are still pending from before are broken too.
  'the order is not kept': async (world) => {
    const unreachable = world.page.getByText("The server can't be reached");
    const isSaid = unreachable.waitFor().then(() => true);
    while (!(await Promise.race([isSaid, world.arrival('keep').then(() => false)]))) {
      (await world.next('keep')).reset();
    }
  },
  // An order that waits for an approval has its outcome at once.
  'the order is taken': async (world) => {
    const isSentToApprover = await world.page.getByRole('button', { name: /^Send to / }).isVisible();
    await (isSentToApprover ? passing('order', 'trip') : passing('order'))(world);
  },
  'the order is sold out': both(soldOut, passing('order')),
  'the order is withdrawn': both(hidden, passing('order')),
  'the order is refused': both(withoutTraveler, passing('order')),
  'the order has become dearer': both((world) => world.company.raisePrices(12), passing('order')),
  'the order needs an approval': both((world) => world.company.setPolicy('approval'), passing('order')),
};

const AFTER: Readonly<Record<string, Step>> = {
  'the supplier confirms': passing('trip'),
  'the supplier declines': passing('trip'),
  'the supplier does not answer': async (world) => {
    await expect.poll(() => world.company.partStatuses()).toEqual(['unknown']);
    world.letPass('trip');
  },
  'the supplier answers at last': async (world) => {
    await world.letSupplierAnswer();
    await passing('trip')(world);
  },
};

/** Those of sending, of which the paths of the checkout take none. */
export const SENDING_STEPS: Readonly<Record<string, Step>> = {
  'the order is not answered': breaking('order'),
  'the answer to the order is lost': async (world) => (await world.next('order')).loseAnswer(),
  'the change is taken': passing('change'),
  'the change is not answered': breaking('change'),
  'ask now': async ({ page }) => page.getByRole('button', { name: 'Ask now' }).click(),
  'it asks for the order by itself': (world) => world.letRetry('order'),
  'it asks for the change by itself': (world) => world.letRetry('change'),
};

export const CHECKOUT_STEPS: Readonly<Record<string, Step>> = {
  ...Object.fromEntries(Object.entries(KEPT).map(keeping)),
  ...FORM,
  ...PRICING,
  ...ORDER,
  ...AFTER,
  ...SENDING_STEPS,
};

function breaking(call: Call): Step {
  return async (world) => (await world.next(call)).reset();
}

function both(first: Step, second: Step): Step {
  return async (world) => {
    await first(world);
    await second(world);
  };
}

async function withoutTraveler(world: HotelWorld): Promise<void> {
  await world.company.setTravelerActive(false);
  world.afterwards(() => world.company.setTravelerActive(true));
}

async function soldOut(world: HotelWorld): Promise<void> {
  await world.company.practise({ soldOut: true });
  world.afterwards(() => world.company.practise({ soldOut: false }));
}

async function hidden(world: HotelWorld): Promise<void> {
  await world.company.setPolicy('hidden');
  world.afterwards(() => world.company.setPolicy('none'));
}
