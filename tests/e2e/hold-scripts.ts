import type { Page } from 'playwright/test';

/**
 * Delays the hydration of the page, or of the parts that these scripts render, until the returned function is
 * called.
 */
export async function holdScripts(page: Page, scripts = /\.js$/): Promise<() => void> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}
