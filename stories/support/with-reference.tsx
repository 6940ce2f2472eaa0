import type { Decorator } from '@storybook/react-vite';
import { ReferenceProvider } from '#src/records/reference.ts';
import { REFERENCE } from './company-fixtures.ts';

/** The choices of fields. */
export const withReference: Decorator = (Story) => (
  <ReferenceProvider value={REFERENCE}>
    <Story />
  </ReferenceProvider>
);
