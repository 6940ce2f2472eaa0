import { expect, type Page } from 'playwright/test';
import type { ChangeStatus } from '#domain/change-status.ts';
import { openFold } from '#tests/support/open-fold.ts';
import { appearsAfterPolling } from './appears-after-polling.ts';
import type { TripWorld } from './trip-world.ts';

interface Leaf {
  /** At the booking, or in the history for what leaves nothing at the booking. */
  words: string | RegExp;
  /** How far the booking itself has come. */
  booking: string;
  /** Who acts next. */
  next: RegExp;
}

const SHOWN: Record<ChangeStatus, Leaf> = {
  waiting_level_1_approval: {
    words: 'Change waits for approval',
    booking: 'Confirmed',
    next: /, approver of level 1/,
  },
  waiting_level_2_approval: {
    words: 'Change waits for second approval',
    booking: 'Confirmed',
    next: /, approver of level 2/,
  },
  changing: {
    words: 'The change is being made at the supplier. You need not wait here.',
    booking: 'Being changed',
    next: /The supplier: the change is being made/,
  },
  unknown: {
    words: /The supplier's answer to the change was lost/,
    booking: 'Being looked up',
    next: /We do: the supplier's answer to a change was lost/,
  },
  done: {
    words: 'The booking was changed.',
    booking: 'Confirmed',
    next: /No action needed: everything is booked/,
  },
  refused: {
    words: 'The change was rejected. The booking stays as it is.',
    booking: 'Confirmed',
    next: /No action needed: everything is booked/,
  },
  expired: {
    words: 'The change has expired. The booking stays as it is.',
    booking: 'Confirmed',
    next: /No action needed: everything is booked/,
  },
  withdrawn: {
    words: 'Change withdrawn',
    booking: 'Confirmed',
    next: /No action needed: everything is booked/,
  },
  failed: {
    words: 'The change could not be made. The booking stays as it is.',
    booking: 'Confirmed',
    next: /No action needed: everything is booked/,
  },
};

/** What a person sees of a change in each leaf state of its chart; what is booked stays booked in all of them. */
export const LEAVES = Object.fromEntries(
  Object.entries(SHOWN).map(([status, leaf]) => [status, ({ page }: TripWorld) => seesChange(page, leaf)]),
);

async function seesChange(page: Page, { words, booking, next }: Leaf): Promise<void> {
  await openFold(page, 'History');
  await appearsAfterPolling(page.locator('#content').getByText(words).first());
  await expect(page.getByRole('article').getByText(booking, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who acts next' })).toContainText(next);
}
