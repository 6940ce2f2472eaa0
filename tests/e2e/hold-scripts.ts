import type { Page } from 'playwright/test';

/** Keeps the page from coming alive until the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}
