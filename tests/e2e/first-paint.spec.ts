import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { NOT_FOUND_PAGE, PUBLIC_PAGES } from '#scripts/build/public-pages.ts';
import { expect, test } from './fixtures.ts';
import { servePageInParts } from './page-in-parts.ts';

const SCRIPTS = /\.js$/;
const SHEETS = /\.css$/;

const LONG_ENOUGH_TO_PAINT_MS = 300;

const PAGES = [...PUBLIC_PAGES, NOT_FOUND_PAGE];

for (const { path } of PAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} looks in ${colorScheme} as it will with all its style sheets`, async ({ page, faults }) => {
      faults.expected.push(/./);
      await page.emulateMedia({ colorScheme });
      await withhold(page, SCRIPTS, SHEETS);
      await openPainted(page, path);
      await page.evaluate(() => document.documentElement.setAttribute('data-unpainted', ''));
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const alone = await page.evaluateHandle(readLooks);
        await page.unroute(SHEETS);
        await addAnnouncedSheets(page);
        const dressed = await page.evaluateHandle(readLooks);
        expect(await page.evaluate(findDifference, { alone, dressed })).toBeUndefined();
        await removeSheets(page);
        await withhold(page, SHEETS);
      }
    });
  }
}

for (const { path } of PAGES) {
  test(`nothing of ${path} moves when its last parts arrive`, async ({ page, faults }) => {
    faults.expected.push(/./);
    await withhold(page, SCRIPTS, SHEETS);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await openPainted(page, path);
      const whole = new Set(await page.evaluate(readPlaces));
      for (const part of ['footer > *', 'footer']) {
        await page.locator(part).evaluateAll((found) => {
          for (const element of found) element.remove();
        });
        const before = await page.evaluate(readPlaces);
        expect(before.filter((place) => !whole.has(place))).toEqual([]);
      }
    }
  });
}

for (const { path } of PAGES) {
  test(`${path} is painted as a whole`, async ({ page, faults }) => {
    faults.expected.push(/./);
    const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
    const parts = await servePageInParts(await answer.text(), '</footer>');
    await page.goto(parts.address, { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeAttached();
    await page.waitForTimeout(LONG_ENOUGH_TO_PAINT_MS);
    expect(await page.evaluate(countPaintings)).toBe(0);
    parts.sendRest();
    await expect.poll(() => page.evaluate(countPaintings)).toBeGreaterThan(0);
    await parts.close();
  });
}

/** Rules of other pages would end up in them if a part that all pages share drew those in. */
test('the style sheets of the sign-in page stay small', async ({ page }) => {
  await page.goto('/login');
  const answers = await Promise.all((await announcedSheets(page)).map((url) => page.request.get(url)));
  const sheets = await Promise.all(answers.map((answer) => answer.body()));
  expect(gzipSync(Buffer.concat(sheets)).length).toBeLessThan(6800);
});

/** Runs in the page. */
const countPaintings = (): number => performance.getEntriesByType('paint').length;

/** The first painting leaves out what only adorns the page or covers it. */
async function openPainted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-unpainted');
}

async function withhold(page: Page, ...kinds: RegExp[]): Promise<void> {
  for (const kind of kinds) await page.route(kind, (route) => route.abort());
}

async function addAnnouncedSheets(page: Page): Promise<void> {
  for (const url of await announcedSheets(page)) await page.addStyleTag({ url });
}

async function announcedSheets(page: Page): Promise<string[]> {
  const sheets = page.locator('link[rel="preload"][as="style"]');
  await expect(sheets).not.toHaveCount(0);
  return await sheets.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

async function removeSheets(page: Page): Promise<void> {
  await page.locator('link[rel="stylesheet"]').evaluateAll((links) => {
    for (const link of links) link.remove();
  });
}

/** Runs in the page: how each element is drawn, but for what moves. */
function readLooks(): string[] {
  const moving = /^(animation|rotate|opacity|perspective-origin|transform)/;
  const drawn = [null, '::before', '::after', '::placeholder'];
  return [...document.querySelectorAll('body, body *')].flatMap((element) =>
    drawn.map((part) => {
      const style = getComputedStyle(element, part);
      const isShown = part === '::placeholder' ? element.matches('input') : style.content !== 'none';
      if (part && !isShown) return '';
      const names = [...style].filter((name) => !name.startsWith('--') && !moving.test(name));
      const looks = names.map((name) => `${name}:${style.getPropertyValue(name)}`);
      return `${element.localName}.${element.getAttribute('class')}${part ?? ''} ${looks.join(';')}`;
    }),
  );
}

/** Runs in the page, because there is too much of it to be sent over: the first element that is drawn otherwise. */
function findDifference({ alone, dressed }: Record<'alone' | 'dressed', string[]>) {
  if (alone.length === 0) return 'Nothing is drawn';
  const place = alone.length === dressed.length ? alone.findIndex((look, at) => look !== dressed[at]) : 0;
  return alone.length !== dressed.length || place >= 0 ? [alone[place], dressed[place]] : undefined;
}

/** Runs in the page: where each box begins; what is drawn inside of a picture has no box. */
function readPlaces(): string[] {
  return [...document.querySelectorAll('body *:not(svg *)')].map((element) => {
    const { x, y } = element.getBoundingClientRect();
    return `${element.localName}.${element.getAttribute('class')} ${x} ${y}`;
  });
}
