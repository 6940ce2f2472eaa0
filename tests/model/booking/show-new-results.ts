import type { Page } from 'playwright/test';

/** A list that is shown already stays as it is until the person asks for what came later. */
export async function showNewResults(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^\d+ new results?$/ });
  if (await more.isVisible()) await more.click();
}
