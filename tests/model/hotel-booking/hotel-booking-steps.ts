import { expect, type Page } from 'playwright/test';
import { hotelNamed } from '#tests/support/hotel-named.ts';
import type { BookingWorld } from '../booking/booking-world.ts';
import { PLACES, type PlaceName } from '../booking/places.ts';
import { GOOD_HOUSE, HOUSES } from './hotel-model.ts';

type Step = (world: BookingWorld) => Promise<void>;

const STEP_LINKS = {
  search: 'Search',
  select: 'Select a hotel',
  room: 'Choose a room',
  checkout: 'Checkout',
} as const;

/** What goes on until something is seen of it goes on until the next move. */
const passing =
  (call: 'draft' | 'search' | 'price' | 'order'): Step =>
  async (world) => {
    await world.arrival(call);
    world.letPass(call);
  };

/** How each move of the model comes about in the real application. */
export const STEPS: Record<string, Step> = {
  'a search was kept': async (world) => {
    await world.keepDraft('Einsiedeln', {});
    await passing('draft')(world);
  },
  'an offer was kept': async (world) => {
    const result = hotelNamed(GOOD_HOUSE);
    const offer = await world.company.rateIn(world.criteria, result);
    await world.keepDraft('Einsiedeln', { result, offer });
    await passing('draft')(world);
  },
  'a price was kept': async (world) => {
    const result = hotelNamed(GOOD_HOUSE);
    const rate = await world.company.rateIn(world.criteria, result);
    await world.keepDraft('Einsiedeln', { result, agreed: await world.company.priced(rate) });
    await passing('draft')(world);
  },
  'the draft is not answered': async (world) => (await world.next('draft')).reset(),
  'ask for the draft again': async ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  'discard the booking': async ({ page }) =>
    page
      .getByRole('button', { name: 'Begin a new one' })
      .or(page.getByRole('button', { name: 'Discard' }))
      .click(),
  'another device changes the draft': async (world) => {
    await world.keepDraft('Einsiedeln', {});
    world.letPass('draft');
    await world.page.getByLabel('Radius in kilometres').fill('2');
  },
  'take over the other draft': async ({ page }) =>
    page.getByRole('button', { name: 'Take over the changes' }).click(),
  'go on with this draft': async ({ page }) =>
    page.getByRole('button', { name: 'Go on with what is here' }).click(),
  // What the browser's own buttons do to the address of a page.
  'another address': async ({ page }) => page.evaluate(() => history.pushState(null, '', '/booking/hotel')),

  ...Object.fromEntries(
    Object.entries(STEP_LINKS).map(([step, name]): [string, Step] => [
      `go to ${step}`,
      async ({ page }) => stepLink(page, name).click(),
    ]),
  ),
  ...Object.fromEntries(
    (Object.keys(PLACES) as PlaceName[]).flatMap((place): [string, Step][] => [
      [`search in ${place}`, ({ page }) => searchIn(page, place)],
      [`${place} answers`, passing('search')],
    ]),
  ),
  'the search breaks': async (world) => (await world.next('search')).reset(),
  'the search is refused': async (world) => {
    await world.company.setTravelerActive(false);
    world.afterwards(() => world.company.setTravelerActive(true));
    await passing('search')(world);
  },
  'search again': async ({ page }) => page.getByRole('button', { name: 'Search again' }).click(),
  'sort by rating': async ({ page }) => {
    await page.getByRole('radio', { name: 'Rating', exact: true }).check();
    await expect(page.getByRole('radio', { name: 'Rating', exact: true })).toBeChecked();
  },
  'filter by name': async ({ page }) => {
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Hotel name').fill('e');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Remove the filter/ })).toBeVisible();
  },
  'turn the page': async ({ page }) => {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  },
  ...Object.fromEntries(
    Object.keys(HOUSES).map((house): [string, Step] => [
      `choose ${house}`,
      async ({ page }) => page.getByRole('button', { name: `Choose a room in ${house}` }).click(),
    ]),
  ),

  'choose an offer': async ({ page }) =>
    page
      .getByRole('button', { name: /^Choose .+ for / })
      .first()
      .click(),
  'the price is same': passing('price'),
  'the price is cheaper': passing('price'),
  'the price is dearerWithinTolerance': passing('price'),
  'the price is dearer': passing('price'),
  'the price is expired': passing('price'),
  'the price is soldOut': passing('price'),
  'the price is verdictChanged': async (world) => {
    await world.company.tightenPolicy();
    world.afterwards(() => world.company.setPolicy('none'));
    await passing('price')(world);
  },
  'the price is not answered': async (world) => (await world.next('price')).reset(),
  'ask for the price again': async ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  'accept the price': async ({ page }) => page.getByRole('button', { name: 'Accept and continue' }).click(),
  'pick another offer': async ({ page }) =>
    page
      .getByRole('button', { name: 'Pick another room' })
      .or(page.getByRole('button', { name: 'Back to the choice' }))
      .click(),
  undo: async ({ page }) => page.getByRole('button', { name: 'Undo' }).click(),
  dismiss: async ({ page }) => {
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  },
  'time passes': (world) => world.letOffersEnd(),

  order: async (world) => {
    world.letPass('price');
    await world.page.getByRole('button', { name: /^(Book now|Send for approval)$/ }).click();
    await world.arrival('order');
  },
  'the order is taken': passing('order'),
  // The page has been asking since the checkout was opened.
  'the price is renewed': passing('price'),
  'the order is sold out': async (world) => {
    await world.company.switchOn({ soldOut: true });
    world.afterwards(() => world.company.switchOn({}));
    await passing('order')(world);
  },
};

export function stepLink(page: Page, name: string) {
  return page
    .getByRole('navigation', { name: 'Steps of the booking' })
    .getByRole('link', { name: new RegExp(`${name}$`) });
}

async function searchIn(page: Page, place: PlaceName): Promise<void> {
  const { label, radius } = PLACES[place];
  const field = page.getByLabel('Location', { exact: true });
  if ((await field.inputValue()) !== label) {
    await field.fill(label);
    // For a moment the suggestions are still those of the text before.
    const suggestions = page.getByRole('listbox', { name: 'Location' });
    await suggestions
      .getByRole('option', { name: new RegExp(`^${label}`) })
      .first()
      .click();
  }
  await page.getByLabel('Radius in kilometres').fill(String(radius));
  // As long as the place is being looked up, the form says so.
  await expect(async () => {
    await page.getByRole('button', { name: 'Search by price' }).click();
    await expect(page).toHaveURL(/\/select$/, { timeout: 500 });
  }).toPass();
}
