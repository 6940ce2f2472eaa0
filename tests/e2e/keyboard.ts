import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures.ts';
import { dayButton } from './hotel-journey.ts';

/** As far as anybody would go. */
const MOST_KEYS = 80;

/** Goes to an element by nothing but keys. */
export async function tabTo(page: Page, locator: Locator, key = 'Tab'): Promise<void> {
  const isReached = () => locator.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < MOST_KEYS && !(await isReached()); pressed++)
    await page.keyboard.press(key);
  await expect(locator).toBeFocused();
}

export async function press(page: Page, locator: Locator): Promise<void> {
  await tabTo(page, locator);
  await page.keyboard.press('Enter');
}

/** In the place of what the field holds. */
export async function type(page: Page, locator: Locator, text: string): Promise<void> {
  await tabTo(page, locator);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** In the calendar that is open, with its days focused. */
export async function pickDay(page: Page, day: string): Promise<void> {
  const wanted = dayButton(page, day);
  const next = page.getByRole('button', { name: 'Next month' });
  await next.waitFor();
  if (!(await wanted.isVisible())) {
    await tabTo(page, next, 'Shift+Tab');
    while (!(await wanted.isVisible())) await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
  }
  await tabTo(page, wanted, 'ArrowRight');
  await page.keyboard.press('Enter');
}

export async function signInByKeyboard(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await type(page, page.getByLabel('E-mail'), email);
  await type(page, page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
}
