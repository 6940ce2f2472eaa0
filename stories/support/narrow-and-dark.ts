import axe from 'axe-core';
import { expect, waitFor } from 'storybook/test';

const NARROW = '390px';

/**
 * Looks once more at what a story has shown wide and light: no picture is broken, nothing lies beside a narrow window,
 * and all can be read in the dark.
 */
export async function lookNarrowAndDark(): Promise<void> {
  if (import.meta.env.MODE !== 'test') return;
  // The frame belongs to the window around, whose classes are others.
  const { style } = window.frameElement as HTMLElement;
  const { dataset } = document.documentElement;
  const before = { width: style.width, scheme: dataset.mantineColorScheme };
  style.width = NARROW;
  dataset.mantineColorScheme = 'dark';
  try {
    await waitFor(() => expect(document.documentElement.clientWidth).toBe(Number.parseInt(NARROW, 10)));
    // What measures itself follows a moment later.
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth),
    );
    await expect([...document.images].filter(isBroken).map(({ src }) => src)).toEqual([]);
    const { violations } = await axe.run(document, {
      runOnly: ['color-contrast', 'link-in-text-block'],
      resultTypes: ['violations'],
    });
    await expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  } finally {
    style.width = before.width;
    dataset.mantineColorScheme = before.scheme;
  }
}

/** A picture that is still loading is not complete. */
function isBroken({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0;
}
