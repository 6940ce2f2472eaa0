import { expect } from 'playwright/test';
import type { ReviewSnapshot } from '#machines/change-review/change-review-selectors.ts';
import type { BookingWorld } from '../booking/booking-world.ts';

type Look = (world: BookingWorld, state: ReviewSnapshot) => Promise<void>;

/** What a person sees in each leaf state of the chart. */
export const LEAVES: Record<string, Look> = {
  quoting: expectQuoting,
  renewing: expectQuoting,
  'noQuote.unreachable': says('No answer came. Nothing was changed.'),
  'noQuote.refused': says('The cost of the change could not be checked'),
  'offered.resting': canChange,
  'offered.refused': async (world, state) => {
    await canChange(world, state);
    await expect(world.page.getByRole('form', { name: 'Change' }).getByRole('alert').first()).toBeVisible();
  },
  'offered.unreachable': async (world, state) => {
    await canChange(world, state);
    await expect(world.page.getByText("The server can't be reached. Nothing was changed.")).toBeVisible();
  },
  'differs.dearer': asks('The change now costs more'),
  'differs.cheaper': asks('The change now costs less'),
  'differs.otherTerms': asks('The terms of the change are different now'),
  extrasGone: says('Some options are gone'),
  soldOut: says('Sold out in the meantime'),
  notOffered: says('No longer offered'),
  notChangeable: says("This change can't be made online"),
  withheld: says("You can't change this booking now"),
  busy: says('Something is still happening to this trip'),
  saving: async (world) => {
    await world.arrival('keep');
    await expect(world.page.getByText('Sending the change')).toBeVisible();
  },
  // Sending has walks of its own.
  sending: async (world, state) => {
    await world.arrival('change');
    // A change of a page that was left may have been received.
    const words = state.context.offered
      ? 'Sending the change'
      : 'We do not know yet whether the change was received';
    await says(words)(world, state);
  },
  lost: says('Your last change was not made'),
  requested: expectTripPage,
  placed: expectTripPage,
};

function says(text: string): Look {
  return async ({ page }) => expect(page.getByText(text).first()).toBeVisible();
}

function asks(title: string): Look {
  return async ({ page }) => expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
}

async function canChange({ page }: BookingWorld, _: ReviewSnapshot): Promise<void> {
  const change = page.getByRole('button', { name: /^(Change the booking|Send to .+)$/ });
  await expect(change).not.toHaveAttribute('aria-disabled', 'true');
}

async function expectTripPage({ page }: BookingWorld, _: ReviewSnapshot): Promise<void> {
  await expect(page).toHaveURL(/\/trips\//);
}

async function expectQuoting(world: BookingWorld, state: ReviewSnapshot): Promise<void> {
  const words = state.context.offered
    ? 'Checking again what the change costs'
    : 'Checking what the change costs';
  await says(words)(world, state);
}
