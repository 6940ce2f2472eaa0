import { expect, waitFor } from 'storybook/test';

/** From a page that is enlarged four times on a screen of 1280 px to a large window, in CSS pixels. */
const WIDTHS = [320, 390, 1440];

/** As wide as people may space their letters (WCAG 2.2, 1.4.12), which no usual font exceeds. */
const WIDE_FONT = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

/** Nothing overflows the window or is cut off, at each width, with the font of the system and with a wide one. */
export async function expectFit(): Promise<void> {
  // The frame belongs to the parent window, which has its own classes, so `instanceof` can't be used.
  const { style } = window.frameElement as HTMLElement;
  const before = { width: style.width, sheets: [...document.adoptedStyleSheets] };
  const wide = new CSSStyleSheet();
  wide.replaceSync(WIDE_FONT);
  const misfits: string[] = [];
  try {
    for (const width of WIDTHS) {
      style.width = `${width}px`;
      await drawn();
      for (const font of ['system', 'wide']) {
        document.adoptedStyleSheets = font === 'wide' ? [...before.sheets, wide] : before.sheets;
        for (const misfit of await settledMisfits()) misfits.push(`${width} px, ${font} font: ${misfit}`);
      }
    }
  } finally {
    style.width = before.width;
    document.adoptedStyleSheets = before.sheets;
    await drawn();
  }
  if (misfits.length > 0) throw new Error(`What does not fit:\n${misfits.join('\n')}`);
}

/** Components that measure themselves update a moment later. */
async function settledMisfits(): Promise<string[]> {
  let found = findMisfits();
  const look = () => {
    found = findMisfits();
    expect(found).toEqual([]);
  };
  if (found.length > 0) await waitFor(look, { timeout: 1000 }).catch(() => {});
  return found;
}

/** Components that ask for the width are drawn for it in a task after the next frame. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

const HOLDERS = 'button, a, fieldset, label, h1, h2, h3, p, dd, td, th';

/** The words of what is cut off, and how much wider than its window the page is. */
function findMisfits(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const cut = [...document.querySelectorAll<HTMLElement>(`:is(${HOLDERS}), :is(${HOLDERS}) span`)].filter(
    isCutOff,
  );
  const words = cut.map(({ textContent }) => textContent.trim()).filter((text) => text !== '');
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`, ...words] : words;
}

/** What ends in an ellipsis means to. */
function isCutOff(element: HTMLElement): boolean {
  if (element.clientWidth <= 1 || element.scrollWidth <= element.clientWidth + 1) return false;
  const { overflowX, textOverflow } = getComputedStyle(element);
  return (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis';
}
