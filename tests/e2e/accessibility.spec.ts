import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const HTML_CODESNIFFER = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

const PUBLIC = [
  '/login',
  '/privacy',
  '/cookies',
  '/impress',
  '/password/forgot',
  '/password/reset',
  '/nowhere',
];
const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [1440, 390];

for (const colorScheme of SCHEMES) {
  for (const width of WIDTHS) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      // What is still fading in has the contrast of neither of its ends.
      test.use({
        colorScheme,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      for (const path of PUBLIC) {
        test(`nothing is found on ${path}`, async ({ page }) => {
          await page.goto(path);
          await page.getByRole('heading').first().waitFor();
          await expectAccessible(page);
        });
      }

      test('nothing is found on the pages, menus and dialogs of somebody who is signed in', async ({
        page,
      }) => {
        await signIn(page, 'multi');
        await expectAccessible(page);
        await page.getByRole('button', { name: /^Account of/ }).click();
        await page.getByRole('list', { name: 'Account' }).waitFor();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await page.getByRole('combobox', { name: 'Company' }).click();
        await page.getByRole('option').first().waitFor();
        await expectAccessible(page);
        await page.goto('/password/change');
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectAccessible(page);
      });

      test('nothing is found on the page for practice', async ({ page }) => {
        await signIn(page, 'site');
        await page.goto('/practice');
        await page.getByRole('button', { name: 'Save' }).waitFor();
        await expectAccessible(page);
      });
    });
  }
}

/** Evaluated through the debugger, which the page's Content-Security-Policy does not concern. */
async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(AXE);
  const axe = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
  expect(axe).toEqual([]);

  await page.evaluate(HTML_CODESNIFFER);
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
