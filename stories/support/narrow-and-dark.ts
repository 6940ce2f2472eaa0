import axe from 'axe-core';
import { expect, waitFor } from 'storybook/test';
import { CONTRAST_RULES, isNewAppearance } from './checks-after-story.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';

const NARROW = '390px';

/**
 * Checks a story that was shown wide and light again, narrow and dark: no broken image, no horizontal
 * overflow, and enough contrast in the dark.
 */
export async function lookNarrowAndDark(story?: { id: string }): Promise<void> {
  if (import.meta.env.MODE !== 'test') return;
  // The frame belongs to the parent window, which has its own classes, so `instanceof` can't be used.
  const { style } = window.frameElement as HTMLElement;
  const { dataset } = document.documentElement;
  const before = { width: style.width, scheme: dataset.mantineColorScheme };
  style.width = NARROW;
  dataset.mantineColorScheme = 'dark';
  try {
    await waitFor(() => expect(document.documentElement.clientWidth).toBe(Number.parseInt(NARROW, 10)));
    // Components that measure themselves update a moment later.
    await waitFor(expectNoOverflow);
    await expect([...document.images].filter(isBroken).map(({ src }) => src)).toEqual([]);
    if (story && !(await isNewAppearance(story.id))) return;
    const { violations } = await axe.run(document, {
      runOnly: CONTRAST_RULES,
      resultTypes: ['violations'],
    });
    await expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  } finally {
    style.width = before.width;
    dataset.mantineColorScheme = before.scheme;
  }
}

/** `complete` is false while an image is still loading. */
function isBroken({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0;
}
