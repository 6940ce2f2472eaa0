import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { type PreviewServer, preview } from 'vite';

/**
 * One story of each file in the built Storybook, with its play function. The build bundles and minifies what the
 * tests of stories load as modules, and can break a story that passes there.
 */
const outDir = 'storybook-static';

interface Entry {
  id: string;
  importPath: string;
  tags: string[];
}

/** Of each file a story by keyboard, which depends on focus, else one with a play function, else the first. */
function chooseStories(): Entry[] {
  const index = readFileSync(path.join(outDir, 'index.json'), 'utf8');
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(index);
  if (process.env.ALL_STORIES === 'true') return Object.values(entries);
  const byFile = Map.groupBy(Object.values(entries), ({ importPath }) => importPath);
  return [...byFile.values()].flatMap((stories) => {
    const played = stories.filter(({ tags }) => tags.includes('play-fn'));
    return played.find(({ id }) => id.includes('keyboard')) ?? played[0] ?? stories.slice(0, 1);
  });
}

/** The width of a page that is enlarged four times on a screen of 1280 px. */
const NARROWEST = { width: 320, height: 720 };

/** The words of what is cut off, and whether the page is wider than its window. */
function findClipped(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const hidden = [
    ...document.querySelectorAll<HTMLElement>('button, a, fieldset, label, h1, h2, h3, p, dd, td, th'),
  ]
    .flatMap((element) => [element, ...element.querySelectorAll<HTMLElement>('span')])
    .filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isCut = (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis';
      return isCut && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
    });
  const words = hidden.map(({ textContent }) => textContent.trim()).filter((text) => text !== '');
  return scrollWidth > clientWidth ? [`${scrollWidth} px`, ...words] : words;
}

let server: PreviewServer;
test.beforeAll(async () => {
  server = await preview({ configFile: false, build: { outDir }, preview: { port: 0 }, logLevel: 'silent' });
});
test.afterAll(() => server.close());

for (const { id, importPath } of chooseStories()) {
  test(`${id} of ${importPath}`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const query = new URLSearchParams({ id, viewMode: 'story', globals: 'a11y.manual:!true' });
    await page.goto(`${server.resolvedUrls?.local[0]}iframe.html?${query}`);
    const phase = await page.waitForFunction(() => {
      const { currentRender } = Reflect.get(window, '__STORYBOOK_PREVIEW__') ?? {};
      return ['finished', 'errored', 'aborted'].find((end) => end === currentRender?.phase);
    });
    if (await page.locator('body.sb-show-errordisplay').count())
      faults.push(String(await page.locator('#error-message').textContent()));
    expect(faults).toEqual([]);
    expect(await phase.jsonValue()).toBe('finished');
    await page.setViewportSize(NARROWEST);
    await expect.poll(() => page.evaluate(findClipped)).toEqual([]);
  });
}
