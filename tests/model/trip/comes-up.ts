import { expect, type Locator } from 'playwright/test';

/** How long the page of a trip waits before it looks again at what is under way. */
const LOOKS_AGAIN_AFTER_MS = 2_000;

/** Waits for what the page of a trip finds when it looks again; the time in between passes at once. */
export async function comesUp(locator: Locator): Promise<void> {
  const page = locator.page();
  await expect(async () => {
    await page.clock.fastForward(LOOKS_AGAIN_AFTER_MS);
    await expect(locator).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [10] });
}
