import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { expect } from './fixtures.ts';

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const HTML_CODESNIFFER = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 390, height: 844 };

/** What is still fading in has the contrast of neither of its ends. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

const SCHEMES = ['light', 'dark'] as const;

/** Nothing is found on a page as it is now, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expectNothingFound(page);
  }
}

/** The same page in a window of either width, wide in the end. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  await page.setViewportSize(NARROW);
  await expectAccessible(page);
  await page.setViewportSize(WIDE);
  await expectAccessible(page);
}

/** What axe and HTML CodeSniffer find. */
async function expectNothingFound(page: Page): Promise<void> {
  await provideCheckers(page);
  const axe = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
  expect(axe).toEqual([]);

  const sniffed = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        window.HTMLCS.process('WCAG2AA', document, () =>
          resolve(
            window.HTMLCS.getMessages()
              .filter(({ type }) => type === window.HTMLCS.ERROR)
              .map(({ code, element }) => `${code}: ${element?.outerHTML?.slice(0, 160)}`),
          ),
        );
      }),
  );
  expect(sniffed).toEqual([]);
}

/** Once for each document. Evaluated through the debugger, which the page's Content-Security-Policy does not concern. */
async function provideCheckers(page: Page): Promise<void> {
  if (await page.evaluate(() => 'HTMLCS' in window)) return;
  await page.evaluate(AXE);
  await page.evaluate(HTML_CODESNIFFER);
}

declare global {
  interface Window {
    axe: { run(root: Document): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    HTMLCS: {
      ERROR: number;
      process(standard: string, root: Document, done: () => void): void;
      getMessages(): { type: number; code: string; element?: Element }[];
    };
  }
}
