import type { Locator, Page } from 'playwright/test';

/** Opens what is folded under this title, unless it is open. */
export async function openFold(where: Page | Locator, title: string): Promise<void> {
  const summary = where.locator('summary').filter({ hasText: title }).first();
  const fold = summary.locator('xpath=..');
  await summary.waitFor();
  if ((await fold.getAttribute('open')) === null) await summary.click();
}
