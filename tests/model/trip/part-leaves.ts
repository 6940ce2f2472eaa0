import { expect, type Page } from 'playwright/test';
import type { PartStatus } from '#domain/trip-status.ts';
import { appearsAfterPolling } from './appears-after-polling.ts';

interface Leaf {
  mark: string;
  meaning: string | RegExp;
  /** Whether its cancellation is offered. */
  cancellation: 'now' | 'later' | 'never';
}

/** What a person sees of a booking in each leaf state of its chart. */
export const LEAVES: Record<PartStatus, Leaf> = {
  held: { mark: 'Held', meaning: /Booked once approved\. Held until/, cancellation: 'now' },
  confirming: {
    mark: 'Being booked',
    meaning: 'The booking is being made at the supplier.',
    cancellation: 'later',
  },
  confirmed: { mark: 'Confirmed', meaning: 'Booking number', cancellation: 'now' },
  changing: {
    mark: 'Being changed',
    meaning: 'The change is being made at the supplier.',
    cancellation: 'later',
  },
  cancelling: {
    mark: 'Being cancelled',
    meaning: 'The cancellation is under way at the supplier.',
    cancellation: 'later',
  },
  unknown: {
    mark: 'Being looked up',
    meaning: 'The answer from the supplier was lost.',
    cancellation: 'later',
  },
  cancelled: {
    mark: 'Cancelled',
    meaning: /The cancellation cost nothing\.|The supplier keeps/,
    cancellation: 'never',
  },
  failed: {
    mark: 'Not booked',
    meaning: 'It was not booked, and nothing has to be paid for it.',
    cancellation: 'never',
  },
};

/** An ended trip offers no actions any more, even if its booking has not ended. */
export async function seesPart(page: Page, status: PartStatus, isTripOver = false): Promise<void> {
  const { mark, meaning, ...leaf } = LEAVES[status];
  const cancellation = isTripOver ? 'never' : leaf.cancellation;
  const part = page.getByRole('article');
  await appearsAfterPolling(part.getByText(mark, { exact: true }));
  await expect(part.getByText(meaning)).toBeVisible();
  const button = page.getByRole('button', { name: 'Cancel the whole trip' });
  await expect(button).toHaveCount(cancellation === 'never' ? 0 : 1);
  if (cancellation === 'now') await expect(button).toBeEnabled();
  if (cancellation !== 'later') return;
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('It can be cancelled once the supplier has answered.');
}
