import { fn } from 'storybook/test';
import type { AgencyProps } from '#src/features/trips/offline/agency.ts';
import { MIRJAM, viewer } from './trip-fixtures.ts';

const CURRENCIES = [
  { id: 'CHF', label: 'Swiss franc' },
  { id: 'EUR', label: 'Euro' },
];

/** No action on a request in words is in progress. */
export const restingAgency = (): AgencyProps => ({
  self: viewer(MIRJAM),
  dialog: { state: 'closed' },
  message: { sending: false, refusal: null, sent: 0 },
  currencies: CURRENCIES,
  currency: 'CHF',
  today: '2027-03-01',
  onWrite: fn(),
  onAskClosing: fn(),
  onClose: fn(),
  onAskBooking: fn(),
  onBook: fn(),
  onAskCancelling: fn(),
  onCancel: fn(),
  onLeave: fn(),
});
