import { expect, type Page } from 'playwright/test';

/** A prerendered page does not contain the current year until scripts render it. */
export async function expectAlive(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()));
}
