import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { expect } from './fixtures.ts';

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const HTML_CODESNIFFER = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

/** What axe and HTML CodeSniffer find on a page. */
// Evaluated through the debugger, which the page's Content-Security-Policy does not concern.
export async function expectAccessible(page: Page): Promise<void> {
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
