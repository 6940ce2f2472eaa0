import { expect, type Locator } from 'playwright/test';
import type { CheckoutSnapshot } from '#machines/checkout/checkout-selectors.ts';
import type { BookingWorld } from '../booking/booking-world.ts';

type Look = (world: BookingWorld, state: CheckoutSnapshot) => Promise<void>;

/** What a person sees in each leaf state of the chart. */
export const LEAVES: Record<string, Look> = {
  loading: async (world) => {
    await world.arrival('terms');
    await expect(world.page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
  termsFailed: async ({ page }) => {
    await expect(page.getByText('The checkout could not be opened')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  termsRefused: async ({ page }) => {
    await expect(page.getByText('The checkout could not be opened')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back to the choice' })).toBeVisible();
  },
  'editing.resting': async (world) => {
    await canOrder(world);
    await expect(refusalsOn(world)).toHaveCount(0);
  },
  'editing.refused': async (world) => {
    await canOrder(world);
    await expect(refusalsOn(world)).toBeVisible();
  },
  'editing.unreachable': async (world) => {
    await canOrder(world);
    await expect(world.page.getByText("The server can't be reached. Nothing was booked.")).toBeVisible();
  },
  pricing: async (world) => {
    await world.arrival('price');
    await expect(world.page.getByText('Checking the price again')).toBeVisible();
  },
  'changed.cheaper': asks('The price has fallen'),
  'changed.dearerWithinTolerance': asks('The price has risen slightly'),
  'changed.dearer': asks('The price has risen'),
  'changed.verdictChanged': asks('The policy decision has changed'),
  'changed.extrasGone': asks('Some options are gone'),
  soldOut: async (world, state) => {
    if (state.context.terms) await asks('Sold out in the meantime')(world, state);
    else await hasToChooseAgain(world);
  },
  expired: async (world, state) => {
    if (state.context.terms) await asks('No longer offered')(world, state);
    else await hasToChooseAgain(world);
  },
  saving: async (world) => {
    await world.arrival('keep');
    await expect(world.page.getByText('Sending the order')).toBeVisible();
  },
  // Sending has walks of its own.
  submitting: async (world, state) => {
    await world.arrival('order');
    // An order of a page that was left may have been received.
    const words = state.context.terms ? 'Sending the order' : 'We do not know yet whether it was booked';
    await expect(world.page.getByText(words)).toBeVisible();
  },
  'placed.confirming': says('The booking is being made.'),
  'placed.outcomeUnknown': says('The supplier has not answered.'),
  confirmed: says('Your trip is booked'),
  waitingForApproval: says('Your trip is waiting for approval'),
  failed: says('Nothing was bought'),
  lost: says('Your last order was not booked'),
};

function says(text: string): Look {
  return async ({ page }) => expect(page.getByText(text)).toBeVisible();
}

function asks(title: string): Look {
  return async ({ page }) => expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
}

async function hasToChooseAgain({ page }: BookingWorld): Promise<void> {
  await expect(page.getByRole('button', { name: 'Back to the choice' })).toBeVisible();
}

/** Why the order was refused; that a reason is needed is no refusal. */
function refusalsOn({ page }: BookingWorld): Locator {
  const others = /^The price has to be approved|The server can't be reached/;
  return page.getByRole('alert').filter({ hasNotText: others });
}

async function canOrder({ page }: BookingWorld): Promise<void> {
  await expect(page.getByText('The price is checked once more before')).toBeVisible();
  const order = page.getByRole('button', { name: /^(Book now|Send to .+)$/ });
  await expect(order).not.toHaveAttribute('aria-disabled', 'true');
}
