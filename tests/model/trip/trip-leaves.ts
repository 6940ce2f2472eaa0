import { expect, type Page } from 'playwright/test';
import type { TripStatus } from '#domain/trip-status.ts';
import { openFold } from '#tests/support/open-fold.ts';
import { appearsAfterPolling } from './appears-after-polling.ts';
import type { TripWorld } from './trip-world.ts';

interface Leaf {
  /** Of the trip, by how it came to be so. */
  mark: RegExp;
  drawn: string;
  /** Who acts next. */
  next: RegExp;
}

const SHOWN: Record<TripStatus, Leaf> = {
  waiting_level_1_approval: {
    mark: /^Waiting for approval$/,
    drawn: 'Waiting for approval',
    next: /, approver of level 1/,
  },
  waiting_level_2_approval: {
    mark: /^Waiting for second approval$/,
    drawn: 'Second approval',
    next: /, approver of level 2/,
  },
  approved: {
    mark: /^Being booked$/,
    drawn: 'Being booked',
    next: /The supplier: the booking is being made/,
  },
  complete: { mark: /^Confirmed$/, drawn: 'Confirmed', next: /No action needed: everything is booked/ },
  rejected: {
    mark: /^(Rejected|Sent back for changes|Approval expired)$/,
    drawn: 'Rejected',
    next: /No action needed: (the approver (rejected the trip|has sent the trip back)|no approval came in time)/,
  },
  cancelled: {
    mark: /^(Cancelled|Could not be booked)$/,
    drawn: 'Cancelled',
    next: /No action needed: (the trip is cancelled|nothing could be booked)/,
  },
};

/** What a person sees of a trip in each leaf state of its chart. */
export const LEAVES = Object.fromEntries(
  Object.entries(SHOWN).map(([status, leaf]) => [status, ({ page }: TripWorld) => seesTrip(page, leaf)]),
);

async function seesTrip(page: Page, { mark, drawn, next }: Leaf): Promise<void> {
  const facts = page.getByRole('main').locator('dl').first();
  await appearsAfterPolling(facts.getByText(mark));
  await openFold(page, 'Progress');
  const drawing = page.getByRole('img', { name: `this one is at “${drawn}”` });
  await expect(drawing).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who acts next' })).toContainText(next);
}
