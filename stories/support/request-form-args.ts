import { fn } from 'storybook/test';
import type { RequestScreenProps } from '#src/features/trip-requests/RequestScreen.tsx';
import { MIRJAM } from './trip-fixtures.ts';

/** The form for a request in words with only the traveler filled in. */
export const REQUEST_FORM: Extract<RequestScreenProps, { state: 'ready' }> = {
  state: 'ready',
  first: {
    travelers: [MIRJAM],
    kinds: [],
    dates: { from: '', to: '' },
    places: ['', ''],
    purpose: '',
    text: '',
  },
  today: '2027-03-01',
  purposes: [
    { id: 'client-visit', label: 'Client visit' },
    { id: 'conference', label: 'Conference' },
  ],
  colleagues: null,
  sending: false,
  refusal: null,
  onDirty: fn(),
  onSend: fn(),
};
