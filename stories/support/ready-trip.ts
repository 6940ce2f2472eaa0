import { fn } from 'storybook/test';
import type { Trip } from '#domain/contract.ts';
import { hotelPicture } from './hotel-picture.ts';
import { NOW } from './trip-fixtures.ts';

/** What the page of a trip shows once it is loaded. */
export const readyTrip = (trip: Trip) =>
  ({
    state: 'ready',
    trip,
    labels: { purpose: 'Client visit', cardVendor: 'Visa' },
    now: NOW,
    zone: 'Europe/Zurich',
    pictureOf: () => hotelPicture,
    programOf: (program: string) => (program === 'LH' ? 'Miles & More' : program),
    calendar: { state: 'resting', onSave: fn() },
    cancellation: { state: 'closed' },
    onAskCancellation: fn(),
    onLeaveCancellation: fn(),
    onCancel: fn(),
  }) as const;
