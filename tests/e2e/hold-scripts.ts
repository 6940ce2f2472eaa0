import type { Page } from 'playwright/test';

/** Keeps the page from coming alive, or what these scripts show from being shown, until the answer is called. */
export async function holdScripts(page: Page, scripts = /\.js$/): Promise<() => void> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}
