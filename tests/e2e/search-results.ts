import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures.ts';

/** Waits until all sources have answered: until then, another choice may come first in the list. */
export async function expectAllResults(page: Page, choices: Locator): Promise<void> {
  await expect(choices.first()).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Search in progress' })).toBeHidden();
}
