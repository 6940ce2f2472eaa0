import { expect } from 'playwright/test';
import type { FlowTypes } from '#domain/booking/flow-types.ts';
import { giveReason } from '#tests/support/give-reason.ts';
import type { BookingWorld } from './booking-world.ts';
import type { FlowModel, StepPage } from './flow-model.ts';
import { passing } from './passing.ts';
import { stepLink } from './step-link.ts';

/** How each move is performed in the real application. */
export type Steps<Flow extends FlowTypes = FlowTypes> = Record<
  string,
  (world: BookingWorld<Flow>) => Promise<void>
>;

/** The moves that are the same in every flow. */
export function bookingSteps<Flow extends FlowTypes>(model: FlowModel<Flow>): Steps<Flow> {
  return {
    ...draftSteps(model),
    ...pageSteps(model),
    ...searchSteps(model),
    ...priceSteps(model),
    ...ADDING,
    ...ORDER,
  };
}

function draftSteps<Flow extends FlowTypes>({ rules, noExtras }: FlowModel<Flow>): Steps<Flow> {
  const find = async (world: BookingWorld<Flow>) => {
    const found = (await world.choices())[rules.goodResult];
    if (!found) throw new Error(`${rules.goodResult} was not found`);
    return found;
  };
  return {
    'a search was kept': async (world) => {
      await world.saveDraft({});
      await passing('draft')(world);
    },
    'an offer was kept': async (world) => {
      const { result, offer } = await find(world);
      await world.saveDraft({ result, offer });
      await passing('draft')(world);
    },
    'a price was kept': async (world) => {
      const { result, offer } = await find(world);
      await world.saveDraft({ result, agreed: await world.company.priced(offer) });
      await passing('draft')(world);
    },
    ...(noExtras && {
      'options were kept': async (world: BookingWorld<Flow>) => {
        const { result, offer } = await find(world);
        await world.saveDraft({ result, agreed: await world.company.priced(offer), extras: noExtras });
        await passing('draft')(world);
      },
    }),
    'the draft is not answered': async (world) => (await world.next('draft')).reset(),
    'ask for the draft again': async ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'discard the booking': async ({ page }) =>
      page
        .getByRole('button', { name: 'Start a new one' })
        .or(page.getByRole('button', { name: 'Discard' }))
        .click(),
    'take over the other draft': async ({ page }) =>
      page.getByRole('button', { name: 'Apply the changes' }).click(),
    'go on with this draft': async ({ page }) =>
      page.getByRole('button', { name: 'Continue with what is here' }).click(),
  };
}

function pageSteps<Flow extends FlowTypes>({ rules, pages }: FlowModel<Flow>): Steps<Flow> {
  const { path } = pages[rules.at.search as Flow['step']];
  return {
    // The effect of the browser's back and forward buttons on the address.
    'another address': async ({ page }) =>
      page.evaluate((address) => history.pushState(null, '', address), path),
    ...Object.fromEntries(
      Object.entries<StepPage>(pages).map(([name, { link }]): [string, Steps<Flow>[string]] => [
        `go to ${name}`,
        async ({ page }) => stepLink(page, link).click(),
      ]),
    ),
    undo: async ({ page }) => page.getByRole('button', { name: 'Undo' }).click(),
    dismiss: async ({ page }) => {
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    },
    'time passes': (world) => world.letOffersEnd(),
  };
}

function searchSteps<Flow extends FlowTypes>({ rules: { searches } }: FlowModel<Flow>): Steps<Flow> {
  return {
    ...Object.fromEntries(
      Object.keys(searches).map((name): [string, Steps<Flow>[string]] => [
        `${name} answers`,
        passing('search'),
      ]),
    ),
    'the search breaks': async (world) => (await world.next('search')).reset(),
    'the search is refused': async (world) => {
      await world.company.setTravelerActive(false);
      world.afterwards(() => world.company.setTravelerActive(true));
      await passing('search')(world);
    },
    'search again': async ({ page }) => page.getByRole('button', { name: 'Search again' }).click(),
  };
}

function priceSteps<Flow extends FlowTypes>({ words, pricing }: FlowModel<Flow>): Steps<Flow> {
  const isPriced = passing('price', ...pricing);
  return {
    'the price is same': isPriced,
    'the price is cheaper': isPriced,
    'the price is dearerWithinTolerance': isPriced,
    'the price is dearer': isPriced,
    'the price is expired': isPriced,
    'the price is soldOut': isPriced,
    'the option is taken': isPriced,
    'the price with its options is same': isPriced,
    'the offer with its options is sold out': async (world) => {
      await world.company.practise({ soldOut: true });
      world.afterwards(() => world.company.practise({ soldOut: false }));
      await isPriced(world);
    },
    'change the options': async ({ page }) =>
      page.getByRole('button', { name: 'Change the options' }).click(),
    'the price is verdictChanged': async (world) => {
      await world.company.tightenPolicy();
      world.afterwards(() => world.company.setPolicy('none'));
      await isPriced(world);
    },
    'the price is not answered': async (world) => (await world.next('price')).reset(),
    'ask for the price again': async ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'accept the price': async ({ page }) => page.getByRole('button', { name: 'Accept and continue' }).click(),
    'pick another offer': async ({ page }) =>
      page
        .getByRole('button', { name: words.pickAnother })
        .or(page.getByRole('button', { name: 'Back to the choice' }))
        .click(),
    // The page has been polling since the checkout was opened.
    'the price is renewed': isPriced,
  };
}

const ADDING: Steps = {
  'add to the trip': async ({ page }) =>
    page
      .getByRole('button', { name: /^Add to trip/ })
      .first()
      .click(),
  'the part is added': passing('keepTrip'),
  'the part is not added': async (world) => (await world.next('keepTrip')).reset(),
  'add it again': async ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  'go back to the choice': async ({ page }) =>
    page.getByRole('button', { name: 'Back to the choice' }).click(),
};

const ORDER: Steps = {
  order: async (world) => {
    world.letPass('price');
    await giveReason(world.page);
    await world.page.getByRole('button', { name: /^(Book now|Send to .+)$/ }).click();
    await world.arrival('order');
  },
  'the order is taken': passing('order'),
  'the order is sold out': async (world) => {
    await world.company.practise({ soldOut: true });
    world.afterwards(() => world.company.practise({ soldOut: false }));
    await passing('order')(world);
  },
};
