import { expect, type Page } from 'playwright/test';
import type { DraftPart } from '#machines/trip-draft/trip-draft-context.ts';
import type { TripDraft } from '#machines/trip-draft/trip-draft-to-save.ts';
import { draftWith } from '#tests/support/booking-draft.ts';
import { hotelNamed } from '#tests/support/hotel-named.ts';
import { K7TQ2M } from '#tests/support/trip-draft-examples.ts';
import type { Call } from '../booking/call.ts';
import { passing } from '../booking/passing.ts';
import { HOTEL_MODEL } from '../hotel-booking/hotel-model.ts';
import { rateIn } from '../hotel-booking/hotel-offers.ts';
import type { HotelWorld } from '../hotel-booking/hotel-world.ts';
import { ROOMS, stayOf } from './draft-rooms.ts';
import type { RoomName } from './reference-state.ts';

type Step = (world: HotelWorld) => Promise<void>;

/** The calls that save the draft, and that detect whether it was changed elsewhere. */
const DRAFT = ['tripDraft', 'keepTrip'] as const satisfies Call[];

/** Those after which the draft is loaded, and the outcomes of that. */
const LOADING: Readonly<Record<string, Step>> = {
  'nothing was kept': passing('tripDraft'),
  'two rooms were kept': keeping(['first', 'second'], {}),
  'a room for a trip was kept': keeping(['first'], { extended: K7TQ2M }),
  'the draft is not answered': async (world) => (await world.next('tripDraft')).reset(),
  'ask for the draft again': press('Try again'),
  'take over the other draft': press('Apply the changes'),
  // Only then: pending saves would detect it too early.
  'another device changes the draft': async (world) => {
    await saveRooms(world, ['second'], {});
    await removeFirst(world);
    world.letPass(...DRAFT);
  },
};

/** Those after which the page may check whether it was changed elsewhere. */
const OTHERS: Readonly<Record<string, Step>> = {
  'begin a new draft': press('Start a new one'),
  'go on with this draft': press('Continue with what is here'),
  'leave the page': ({ page }) => go(page, '/'),
  'open the page': ({ page }) => go(page, '/booking/checkout'),
  'add a room': async (world) => {
    const { hotel } = ROOMS.added;
    const criteria = stayOf(world.company.travelerId, 'added');
    await world.company.saveDraft(draftWith(HOTEL_MODEL.flow, { criteria, result: hotelNamed(hotel) }));
    await go(world.page, HOTEL_MODEL.pages.room.path);
    world.letPass('price', ...DRAFT);
    await world.page
      .getByRole('button', { name: /^Add to trip: / })
      .first()
      .click();
    await expect(world.page).toHaveURL((url) => url.pathname === '/');
  },
  'remove the first part': removeFirst,
  undo: press('Undo'),
  dismiss: async ({ page }) => {
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  },
  'ask to discard the draft': press('Discard the draft trip'),
  'keep the draft': press('Keep it'),
  'discard the draft': async ({ page }) =>
    page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click(),
  'book as a new trip': press('Book as a new trip instead'),
  'time passes': (world) => world.letOffersEnd(),
  order: press('Book now'),
  'the prices are checked': passing('price', ...DRAFT),
  'the prices have fallen': repriced(-8),
  'the prices have risen slightly': repriced(2),
  'the prices have risen': repriced(12),
  'the rooms are sold out': async (world) => {
    await world.company.practise({ soldOut: true });
    world.afterwards(() => world.company.practise({ soldOut: false }));
    await passing('price', ...DRAFT)(world);
  },
  'check again': press('Check again'),
  'accept the prices': press('Accept and continue'),
  'put the new prices off': press('Back to the choice'),
  'show the new prices': press('Show the new prices'),
  'the order is taken': passing('order', ...DRAFT),
};

/** How each move is performed in the real application. */
export const TRIP_DRAFT_STEPS: Readonly<Record<string, Step>> = {
  ...LOADING,
  ...Object.fromEntries(
    Object.entries(OTHERS).map(([name, step]): [string, Step] => [
      name,
      async (world) => {
        world.letPass(...DRAFT);
        await step(world);
      },
    ]),
  ),
};

function press(name: string): Step {
  return async ({ page }) => page.getByRole('button', { name, exact: true }).click();
}

function repriced(percent: number): Step {
  return async (world) => {
    await world.company.raisePrices(percent);
    await passing('price', ...DRAFT)(world);
  };
}

function keeping(names: readonly RoomName[], more: Partial<TripDraft>): Step {
  return async (world) => {
    await saveRooms(world, names, more);
    await passing('tripDraft')(world);
  };
}

async function removeFirst({ page }: HotelWorld): Promise<void> {
  // At home the parts are folded.
  const folded = page.locator('section[aria-label="Your draft trip"] button[aria-expanded=false]');
  if ((await folded.count()) > 0) await folded.click();
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

async function saveRooms(
  world: HotelWorld,
  names: readonly RoomName[],
  more: Partial<TripDraft>,
): Promise<void> {
  const parts: DraftPart[] = [];
  for (const name of names) parts.push(await pricedRoom(world, name));
  const nothing = { extended: null, gone: [], checkout: null, ordering: false };
  await world.company.saveTripDraft({ ...nothing, parts, ...more });
}

async function pricedRoom({ company }: HotelWorld, name: RoomName): Promise<DraftPart> {
  const result = hotelNamed(ROOMS[name].hotel);
  const criteria = stayOf(company.travelerId, name);
  const priced = await company.priced(await rateIn(company.ask, criteria, result));
  return { id: priced.offer, part: { kind: 'hotel', criteria, result, priced, extras: null } };
}
