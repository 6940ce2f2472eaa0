import { expect, type Locator } from 'playwright/test';

/** How long the page of a trip waits before it polls pending work again. */
const LOOKS_AGAIN_AFTER_MS = 2_000;

/** Waits for the next result of polling on the page of a trip; the time in between is skipped. */
export async function appearsAfterPolling(locator: Locator): Promise<void> {
  const page = locator.page();
  await expect(async () => {
    await page.clock.fastForward(LOOKS_AGAIN_AFTER_MS);
    await expect(locator).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [10] });
}
