import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { expect } from './fixtures.ts';

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const HTML_CODESNIFFER = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 390, height: 844 };

const SCHEME = 'data-mantine-color-scheme';

type Extent = 'everything' | 'colours';

/**
 * Expects no violations on the current page, in light and in dark mode. Waits until fade-in animations are
 * over.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await show(page, 'light');
  const structure = await page.evaluate(readStructure);
  await expectNothingFound(page, 'everything');
  await show(page, 'dark');
  // Only the rules about colours can give another result when only colours have changed.
  const isSame = (await page.evaluate(readStructure)) === structure;
  await expectNothingFound(page, isSame ? 'colours' : 'everything');
}

async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute(SCHEME, colorScheme);
}

/** The same page in a narrow and a wide window; it is wide in the end. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  await page.setViewportSize(NARROW);
  await expectAccessible(page);
  await page.setViewportSize(WIDE);
  await expectAccessible(page);
}

/** The violations found by axe and HTML CodeSniffer. */
async function expectNothingFound(page: Page, extent: Extent): Promise<void> {
  await provideCheckers(page);
  expect(await page.evaluate(askAxe, extent)).toEqual([]);
  expect(await page.evaluate(askCodeSniffer, extent)).toEqual([]);
}

/** Runs in the page. */
async function askAxe(extent: Extent): Promise<string[]> {
  const { violations } = await window.axe.run(document, {
    // Otherwise it would describe each element without a violation too.
    resultTypes: ['violations'],
    runOnly: extent === 'colours' ? ['color-contrast', 'link-in-text-block'] : undefined,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Runs in the page. */
async function askCodeSniffer(extent: Extent): Promise<string[]> {
  await new Promise<void>((resolve) =>
    window.HTMLCS.process(extent === 'colours' ? 'WCAG2A' : 'WCAG2AA', document, resolve),
  );
  return window.HTMLCS.getMessages()
    .filter(({ type }) => type === window.HTMLCS.ERROR)
    .map(({ code, element }) => `${code}: ${element?.outerHTML?.slice(0, 160)}`);
}

/**
 * Runs in the page: everything that rules depend on except for colours, including visibility and position.
 */
function readStructure(): string {
  const boxes = [...document.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height, element.checkVisibility({ visibilityProperty: true })].join();
  });
  const html = document.documentElement.outerHTML.replace(/ data-mantine-color-scheme="[a-z]*"/, '');
  return [html, ...boxes].join('\n');
}

/**
 * Once for each document. Evaluated through the debugger, which the page's Content-Security-Policy does not
 * restrict.
 */
async function provideCheckers(page: Page): Promise<void> {
  if (await page.evaluate(() => 'HTMLCS' in window)) return;
  await page.evaluate(AXE);
  await page.evaluate(HTML_CODESNIFFER);
  await page.evaluate(keepColorRules);
}

/**
 * Runs in the page: the standard keeps its rules about distinguishable content unless another one is
 * selected.
 */
function keepColorRules(): void {
  window.HTMLCS_WCAG2A.sniffs = window.HTMLCS_WCAG2AA.sniffs.map(({ standard, include }) => ({
    standard,
    include: include.filter((rule) => rule.startsWith('Principle1.Guideline1_4')),
  }));
}

interface SnifferStandard {
  sniffs: { standard: string; include: string[] }[];
}

declare global {
  interface Window {
    axe: {
      run(
        root: Document,
        options: object,
      ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
    HTMLCS_WCAG2A: SnifferStandard;
    HTMLCS_WCAG2AA: SnifferStandard;
    HTMLCS: {
      ERROR: number;
      process(standard: string, root: Document, done: () => void): void;
      getMessages(): { type: number; code: string; element?: Element }[];
    };
  }
}
