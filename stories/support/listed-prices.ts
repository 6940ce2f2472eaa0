import { within } from 'storybook/test';

/** The amounts of a list of prices, in their order and with plain spaces. */
export function listedPrices(element: HTMLElement): string[] {
  return within(element)
    .queryAllByRole('definition')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
}
