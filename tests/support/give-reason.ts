import type { Page } from 'playwright/test';

/** Gives a reason where a checkout or the review of a change asks for one. */
export async function giveReason(page: Page): Promise<void> {
  const field = page.getByLabel('Why this one');
  await page.getByRole('button', { name: /^(Book now|Change the booking|Send to .+)$/ }).waitFor();
  if (await field.isVisible()) await field.selectOption({ index: 1 });
}
