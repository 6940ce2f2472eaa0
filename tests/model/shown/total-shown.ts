import type { Page } from 'playwright/test';

/** What is going to be paid, beside the button that leads to it. */
export async function totalShown(page: Page): Promise<string | null> {
  const [text] = await page.locator('aside[aria-label="Summary"], [role=complementary]').allInnerTexts();
  return /Total\s*(CHF [\d.,]+)/.exec(text?.replaceAll('\u00a0', ' ') ?? '')?.[1] ?? null;
}
