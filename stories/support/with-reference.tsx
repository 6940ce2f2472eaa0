import type { Decorator } from '@storybook/react-vite';
import { ReferenceDataProvider } from '#src/records/RecordReferenceData.tsx';
import { REFERENCE } from './company-fixtures.ts';

/** The choices of fields. */
export const withReference: Decorator = (Story) => (
  <ReferenceDataProvider value={REFERENCE}>
    <Story />
  </ReferenceDataProvider>
);
