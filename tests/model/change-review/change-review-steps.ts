import type { ReviewSnapshot } from '#machines/change-review/change-review-selectors.ts';
import { giveReason } from '#tests/support/give-reason.ts';
import type { BookingWorld } from '../booking/booking-world.ts';
import { passing } from '../booking/passing.ts';

type Step = (world: BookingWorld, before: ReviewSnapshot) => Promise<void>;
type Company = BookingWorld['company'];

const both =
  (first: Step, second: Step): Step =>
  async (world, before) => {
    await first(world, before);
    await second(world, before);
  };

/** The price is asked for first where it has expired. */
const answered: Step = async (world, { context: { expired } }) =>
  expired ? passing('price', 'change')(world) : passing('change')(world);

const switchedOn =
  (switches: Parameters<Company['switchOn']>[0]): Step =>
  async (world) => {
    await world.company.switchOn(switches);
    world.afterwards(() => world.company.switchOn({}));
  };

const underPolicy =
  (policy: Parameters<Company['setPolicy']>[0]): Step =>
  async (world) => {
    await world.company.setPolicy(policy);
    world.afterwards(() => world.company.setPolicy('none'));
  };

const withoutTraveler: Step = async (world) => {
  await world.company.setTravelerActive(false);
  world.afterwards(() => world.company.setTravelerActive(true));
};

const SOLD_OUT = switchedOn({ soldOut: true });

/** How each move of the model comes about in the real application. */
export const STEPS: Record<string, Step> = {
  'it is quoted': answered,
  'it is sold out': both(SOLD_OUT, answered),
  'it is not offered any more': both(underPolicy('hidden'), answered),
  'the question is refused': both(withoutTraveler, answered),
  'the question is not answered': async (world, before) =>
    (await world.next(before.context.expired ? 'price' : 'change')).reset(),
  'ask again': async ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  'the price ends': (world) => world.waitUntilSoon(),
  'it is dearer': both(switchedOn({ priceChangePercent: 12 }), answered),
  'it is cheaper': both(switchedOn({ priceChangePercent: -8 }), answered),
  'its terms are others': both(underPolicy('approval'), answered),
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
  'the change waits for approval': passing('change'),
  'the change is sold out': both(SOLD_OUT, passing('change')),
  'the change is not offered any more': both(underPolicy('hidden'), passing('change')),
  // What it costs now is asked at once, which waits for a move of its own.
  'the change is refused': both(withoutTraveler, async (world) => (await world.next('change')).release()),
};
