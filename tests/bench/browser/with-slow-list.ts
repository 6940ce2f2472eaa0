import type { Browser, CDPSession, Page } from 'playwright';

const CPU_SLOWDOWN = 4;

/** A page with a long list, whose first entries are there, on a slow processor unless told of another one. */
export async function withSlowList<Found>(
  browser: Browser,
  address: string,
  use: (page: Page, cdp: CDPSession) => Promise<Found>,
  slowdown = CPU_SLOWDOWN,
): Promise<Found> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.locator('article').first().waitFor();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(page, cdp);
  } finally {
    await context.close();
  }
}
