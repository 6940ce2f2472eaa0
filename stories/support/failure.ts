import { fn } from 'storybook/test';
import type { AreaFailure } from '#src/components/AreaError.tsx';

/** An area whose content could not be loaded. */
export const FAILURE: AreaFailure = {
  message: 'Network Error',
  reference: '1795660966204',
  onRetry: fn(),
};
