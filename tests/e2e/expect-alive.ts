import { expect, type Page } from 'playwright/test';

/** A page that was made in advance does not know in which year it is read until scripts draw it. */
export async function expectAlive(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()));
}
