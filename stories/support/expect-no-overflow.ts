import { expect } from 'storybook/test';

/** Nothing of the page lies beside the window. */
export async function expectNoOverflow(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
