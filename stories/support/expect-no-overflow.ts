import { expect } from 'storybook/test';

/** The page does not overflow the window horizontally. */
export async function expectNoOverflow(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
