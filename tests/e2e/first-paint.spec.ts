import { NOT_FOUND_PAGE, PUBLIC_PAGES } from '#scripts/build/public-pages.ts';
import { expect, test } from './fixtures.ts';

const SCRIPTS = /\.js$/;
/** They show something else as soon as the session or the link is known. */
const PASSING = ['/logout', '/password/reset'];
const GROUNDS = [
  ['light', 'rgb(245, 245, 245)'],
  ['dark', 'rgb(16, 22, 29)'],
] as const;

test('public pages can be read in both colour schemes before their scripts arrive, and nothing moves then', async ({
  page,
  faults,
}) => {
  faults.expected.push(/./);
  for (const { path } of [...PUBLIC_PAGES, NOT_FOUND_PAGE]) {
    await page.route(SCRIPTS, (route) => route.abort());
    for (const [colorScheme, ground] of GROUNDS) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('background-color', ground);
    }
    if (PASSING.includes(path)) continue;
    const places = await page.evaluate(readPlaces);
    await page.unroute(SCRIPTS);
    await page.reload();
    await expect(page.locator('footer')).toContainText(String(new Date().getFullYear()));
    expect(await page.evaluate(readPlaces), path).toEqual(expect.arrayContaining(places));
  }
});

test('scripts can only add style elements with the nonce of the response', async ({ page, faults }) => {
  faults.expected.push(/Content Security Policy/);
  await page.goto('/login');
  await expect(page.locator('footer')).toContainText(String(new Date().getFullYear()));
  const colorWith = (nonce: boolean) =>
    page.evaluate((withNonce) => {
      const style = document.createElement('style');
      if (withNonce) style.nonce = document.querySelector('style')?.nonce ?? '';
      style.textContent = 'h1 { color: rgb(1, 2, 3) }';
      document.head.append(style);
      return getComputedStyle(document.querySelector('h1') ?? document.body).color;
    }, nonce);
  expect(await colorWith(false)).not.toBe('rgb(1, 2, 3)');
  expect(await colorWith(true)).toBe('rgb(1, 2, 3)');
});

/** Runs in the page: where its parts are. */
function readPlaces(): string[] {
  return [...document.querySelectorAll('h1, h2, p, label, input, button, footer')].map((element) => {
    const { x, y } = element.getBoundingClientRect();
    return `${element.localName} ${x} ${y}`;
  });
}
