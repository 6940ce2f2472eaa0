import { expect } from 'playwright/test';
import type { TripDraftSnapshot } from '#machines/trip-draft/trip-draft-selectors.ts';
import type { BookingWorld } from '../booking/booking-world.ts';

type Look = (world: BookingWorld, state: TripDraftSnapshot) => Promise<void>;

const CHANGED_ELSEWHERE = 'This booking was changed elsewhere';
const PATH = '/booking/checkout';

/** What a person sees in each leaf state of the chart, at the checkout or at home. */
export const LEAVES: Record<string, Look> = {
  resuming: async (world) => world.arrival('tripDraft'),
  resumeFailed: async ({ page }) => {
    await expect(page.getByText('Your booking could not be loaded')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  'open.parts.empty': async (world, state) => {
    if (!isShown(state)) return await draftText(world, state);
    await expect(world.page.getByText('There is nothing to book yet')).toBeVisible();
  },
  'open.parts.filled': async (world, state) => {
    if (!isShown(state)) return await draftText(world, state);
    const parts = world.page.getByRole('list', { name: 'Parts of the trip', includeHidden: true });
    // A dialog hides the rest of the page from screen readers.
    await expect(parts.getByRole('article', { includeHidden: true })).toHaveCount(state.context.parts.length);
  },
  'open.offers.holding': async (world, state) => {
    if (!state.context.ordering) await expect.poll(() => world.isAsked('price')).toBe(false);
  },
  'open.offers.expired': async (world, state) => {
    if (isShown(state) && state.context.gone.length === 0) await world.arrival('price');
  },
  'open.checkout.closed': async ({ page }) => expect(page).not.toHaveURL((url) => url.pathname === PATH),
  'open.checkout.opened.empty': isAtCheckout,
  'open.checkout.opened.running': async (world, state) => {
    if (!isShown(state)) return;
    await isAtCheckout(world);
    const { gone, ordering } = state.context;
    const text = ordering ? 'Sending the order' : 'The price is checked once more before';
    if (gone.length > 0)
      await expect(world.page.getByText("The trip can't be booked as it is")).toBeVisible();
    else if (state.matches({ open: { offers: 'holding' } })) {
      await expect(world.page.getByText(text)).toBeVisible();
    }
  },
  'open.draft.current': async ({ page }) =>
    expect(page.getByRole('dialog', { name: CHANGED_ELSEWHERE })).toHaveCount(0),
  'open.draft.changedElsewhere': async ({ page }) =>
    expect(page.getByRole('dialog', { name: CHANGED_ELSEWHERE })).toBeVisible(),
  booked: async (world, state) => {
    if (!isShown(state)) return await draftText(world, state);
    await expect(world.page.getByText('Your trip is booked')).toBeVisible({ timeout: 25_000 });
  },
};

async function isAtCheckout({ page }: BookingWorld): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === PATH);
}

/** At home. */
async function draftText({ page }: BookingWorld, { context }: TripDraftSnapshot): Promise<void> {
  const { parts, extended, removed } = context;
  const isThere = parts.length > 0 || extended !== null || removed !== null;
  const section = page.getByRole('region', { name: 'Your draft trip' });
  await expect(section).toHaveCount(isThere ? 1 : 0, { timeout: 25_000 });
  // Hidden ones are in the folded line.
  const buttons = section.getByRole('button', { name: /^Remove /, includeHidden: true });
  if (isThere) await expect(buttons).toHaveCount(parts.length);
}

function isShown({ context }: TripDraftSnapshot): boolean {
  return context.isCheckoutShown;
}
