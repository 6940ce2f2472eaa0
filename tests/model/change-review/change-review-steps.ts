import { giveReason } from '#tests/support/give-reason.ts';
import { passing } from '../booking/passing.ts';
import type { HotelWorld } from '../hotel-booking/hotel-world.ts';
import { STARTS } from './change-review-starts.ts';
import { KEPT } from './reference-review.ts';

type Step = (world: HotelWorld) => Promise<void>;

const LOADING = Object.entries(KEPT).map(([move, name]): [string, Step] => [
  move,
  async (world) => {
    await STARTS[name](world);
    await passing('draft')(world);
  },
]);

/** How each move comes about in the real application. */
export const REVIEW_STEPS: Readonly<Record<string, Step>> = {
  ...Object.fromEntries(LOADING),
  'it is quoted': answered,
  'it is sold out': both(soldOut, answered),
  'it is not offered any more': both(hidden, answered),
  'the question is refused': both(withoutTraveler, answered),
  'the question is not answered': async (world) => (await world.next(await asked(world))).reset(),
  'ask again': async ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  'the price ends': (world) => world.waitUntilSoon(),
  'it is dearer': both((world) => world.company.raisePrices(12), answered),
  'it is cheaper': both((world) => world.company.raisePrices(-8), answered),
  'its terms are others': both((world) => world.company.setPolicy('approval'), answered),
  'accept what it costs': async ({ page }) =>
    page.getByRole('button', { name: 'Accept and continue' }).click(),

  'say something': async ({ page }) => page.getByLabel('Comment (optional)').fill('A night more'),
  'change it': async ({ page }) => {
    await giveReason(page);
    await page.getByRole('button', { name: /^(Change the booking|Send to .+)$/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Change|Send to )/ })
      .click();
  },
  'the change is kept': passing('keep'),
  // What was still to be kept from before is broken too.
  'the change is not kept': async (world) => {
    const unreachable = world.page.getByText("The server can't be reached");
    const isSaid = unreachable.waitFor().then(() => true);
    while (!(await Promise.race([isSaid, world.arrival('keep').then(() => false)]))) {
      (await world.next('keep')).reset();
    }
  },
  'the change is taken': passing('change'),
  'the change is sold out': both(soldOut, passing('change')),
  'the change is not offered any more': both(hidden, passing('change')),
  // What it costs now is asked at once, which waits for a move of its own.
  'the change is refused': both(withoutTraveler, async (world) => (await world.next('change')).release()),
};

/** The price is asked for first where it has ended. */
async function asked(world: HotelWorld): Promise<'price' | 'change'> {
  await Promise.race([world.arrival('price'), world.arrival('change')]);
  return world.isAsked('price') ? 'price' : 'change';
}

async function answered(world: HotelWorld): Promise<void> {
  await asked(world);
  world.letPass('price', 'change');
}

function both(first: Step, second: Step): Step {
  return async (world) => {
    await first(world);
    await second(world);
  };
}

async function soldOut(world: HotelWorld): Promise<void> {
  await world.company.practise({ soldOut: true });
  world.afterwards(() => world.company.practise({ soldOut: false }));
}

async function hidden(world: HotelWorld): Promise<void> {
  await world.company.setPolicy('hidden');
  world.afterwards(() => world.company.setPolicy('none'));
}

async function withoutTraveler(world: HotelWorld): Promise<void> {
  await world.company.setTravelerActive(false);
  world.afterwards(() => world.company.setTravelerActive(true));
}
