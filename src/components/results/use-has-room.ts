import { useMediaQuery } from '@mantine/hooks';

/** From this width on, list and map are side by side, and filters have a row of their own. */
const WIDE = '(min-width: 56.25em)';

export function useHasRoom(): boolean {
  return useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
}
