import type { Page } from 'playwright/test';

/** Unfolds the less used fields of a search, unless they are shown. */
export async function unfoldSearch(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: /^(More|Less)$/ });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}
