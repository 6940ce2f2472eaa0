import { expect, type Page } from 'playwright/test';
import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import type { DraftPart } from '#machines/trip-draft/trip-draft-context.ts';
import type { TripDraft } from '#machines/trip-draft/trip-draft-to-save.ts';
import { draftWith } from '#tests/support/booking-draft.ts';
import { hotelNamed } from '#tests/support/hotel-named.ts';
import { K7TQ2M } from '#tests/support/trip-draft-examples.ts';
import type { Steps } from '../booking/booking-steps.ts';
import type { BookingWorld } from '../booking/booking-world.ts';
import type { Call } from '../booking/call.ts';
import { passing } from '../booking/passing.ts';
import { HOTEL_MODEL } from '../hotel-booking/hotel-model.ts';
import { rateIn } from '../hotel-booking/hotel-offers.ts';

type HotelWorld = BookingWorld<HotelTypes>;

const RESULT = hotelNamed(HOTEL_MODEL.rules.goodResult);

const CONFLICT = 'another device changes the draft';
/** The calls that save the draft, and that detect whether it was changed elsewhere. */
const DRAFT = ['tripDraft', 'keepTrip'] as const satisfies Call[];

/** Those after which the draft is loaded, and the outcomes of that. */
const LOADING: Steps<HotelTypes> = {
  'nothing was kept': passing('tripDraft'),
  'two rooms were kept': keeping(2, {}),
  'a room for a trip was kept': keeping(1, { extended: K7TQ2M }),
  'the draft is not answered': async (world) => (await world.next('tripDraft')).reset(),
  'ask for the draft again': async ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  'take over the other draft': async ({ page }) =>
    page.getByRole('button', { name: 'Apply the changes' }).click(),
};

/** Those after which the page may check whether it was changed elsewhere. */
const OTHERS: Steps<HotelTypes> = {
  'begin a new draft': async ({ page }) => page.getByRole('button', { name: 'Start a new one' }).click(),
  'go on with this draft': async ({ page }) =>
    page.getByRole('button', { name: 'Continue with what is here' }).click(),
  // Only then: pending saves would detect it too early.
  [CONFLICT]: async (world) => {
    await saveRooms(world, 1, {});
    await removeRoom(world);
    world.letPass(...DRAFT);
  },

  'leave the page': ({ page }) => go(page, '/'),
  'open the page': ({ page }) => go(page, '/booking/checkout'),
  'add a room': async (world) => {
    await world.company.saveDraft(await roomToChoose(world));
    await go(world.page, HOTEL_MODEL.pages.room.path);
    world.letPass('price', ...DRAFT);
    await world.page
      .getByRole('button', { name: /^Add to trip: / })
      .first()
      .click();
    await expect(world.page).toHaveURL((url) => url.pathname === '/');
  },
  'remove a room': removeRoom,
  undo: async ({ page }) => page.getByRole('button', { name: 'Undo' }).click(),
  dismiss: async ({ page }) => {
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  },
  'discard the draft': async ({ page }) => {
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  },
  'book as a new trip': async ({ page }) =>
    page.getByRole('button', { name: 'Book as a new trip instead' }).click(),

  'time passes': (world) => world.letOffersEnd(),
  'the prices are renewed': passing('price', ...DRAFT),
  'the rooms are sold out': async (world) => {
    await world.company.switchOn({ soldOut: true });
    world.afterwards(() => world.company.switchOn({}));
    await passing('price', ...DRAFT)(world);
  },
  'check again': async (world) => {
    world.letPass('price', ...DRAFT);
    await world.page.getByRole('button', { name: 'Check again' }).click();
  },

  order: async (world) => {
    world.letPass('price', ...DRAFT);
    await world.page.getByRole('button', { name: 'Book now' }).click();
    await world.arrival('order');
  },
  'the order is taken': passing('order', ...DRAFT),
};

/** How each move of the model is performed in the real application. */
export const STEPS: Steps<HotelTypes> = {
  ...LOADING,
  ...Object.fromEntries(
    Object.entries(OTHERS).map(([name, step]): [string, Steps<HotelTypes>[string]] => [
      name,
      async (world) => {
        if (name !== CONFLICT) world.letPass(...DRAFT);
        await step(world);
      },
    ]),
  ),
};

function keeping(count: number, more: Partial<TripDraft>) {
  return async (world: HotelWorld): Promise<void> => {
    await saveRooms(world, count, more);
    await passing('tripDraft')(world);
  };
}

async function removeRoom({ page }: HotelWorld): Promise<void> {
  await page
    .getByRole('button', { name: /^Remove (?!.* Tester$)/ })
    .first()
    .click();
}

/** Navigates like a link inside the application. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => history.pushState(null, '', address), path);
  await expect(page).toHaveURL((url) => url.pathname === path);
}

async function saveRooms(world: HotelWorld, count: number, more: Partial<TripDraft>): Promise<void> {
  const parts: DraftPart[] = [];
  for (let room = 0; room < count; room += 1) parts.push(await roomQuote(world));
  const nothing = { extended: null, gone: [], checkout: null, ordering: false };
  await world.company.saveTripDraft({ ...nothing, parts, ...more });
}

async function roomQuote(world: HotelWorld): Promise<DraftPart> {
  const criteria = world.nextStay();
  const priced = await world.company.priced(await rateIn(world.company.ask, criteria, RESULT));
  return { id: priced.offer, part: { kind: 'hotel', criteria, result: RESULT, priced, extras: null } };
}

async function roomToChoose(world: HotelWorld) {
  return draftWith(HOTEL_MODEL.flow, { criteria: world.nextStay(), result: RESULT });
}
