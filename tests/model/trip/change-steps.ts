import { expect } from 'playwright/test';
import type { ChangeSnapshot } from '#machines/trip/change-selectors.ts';
import { openFold } from '#tests/support/open-fold.ts';
import { appearsAfterPolling } from './appears-after-polling.ts';
import type { TripWorld } from './trip-world.ts';

/** Past the end of an approval, and before the stay begins. */
const TOO_LONG = 2;

type Step = (world: TripWorld, before: ChangeSnapshot, next: string | undefined) => Promise<void>;

/** What a person, the hotel or the time does for an event to happen. */
export const STEPS: Record<string, Step> = {
  'change.approve': async (world) => world.decideOnChange('Approve'),
  'change.reject': async (world) => world.decideOnChange('Reject', 'Not this month'),
  'change.expire': async (world) => {
    await world.letDaysPass(TOO_LONG);
    await world.repair();
    await expect.poll(() => world.changeStatus()).toBe('expired');
    await world.page.reload();
  },
  'change.withdraw': async ({ page }) => {
    await page.getByRole('button', { name: 'Withdraw the change' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Withdraw the change' }).click();
    await expect(dialog).toBeHidden();
  },
  'change.done': async (world) => {
    const isLost = (await world.changeStatus()) === 'unknown';
    await world.answer(isLost ? 'lookUp' : 'change');
  },
  'change.refused': async (world) => {
    await world.practise({ soldOut: true });
    await world.answer('change');
    await appearsAfterPolling(world.page.getByRole('article').getByText('It has sold out.'));
  },
  'change.lost': async (world, _, next) => {
    if (next === 'change.repeat') {
      await world.lose('change');
    } else {
      await world.practise({ lostAnswers: true });
      await world.answer('change');
    }
    await openFold(world.page, 'History');
    await appearsAfterPolling(
      world.page.getByRole('strong').filter({ hasText: 'Answer from the supplier lost' }).first(),
    );
    await world.practise({ lostAnswers: false });
  },
  // The hotel has what was booked before, and is asked again.
  'change.repeat': async (world) => world.answer('lookUp'),
};
