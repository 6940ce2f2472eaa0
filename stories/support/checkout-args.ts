import { fn } from 'storybook/test';
import type { EnumEntry } from '#domain/contract.ts';
import type { LoyaltyCategory } from '#domain/kinds/kind-rules.ts';
import type { CheckoutScreenProps } from '#src/features/checkout/CheckoutScreen.tsx';
import { HOTEL_STEPS } from '#stories/support/booking-steps.ts';
import { INFO, stayPart, TERMS } from '#stories/support/checkout-fixtures.ts';
import { HOTEL_NOW, PRICED_STAY } from '#stories/support/hotel/hotel-fixtures.ts';
import { ANNA } from '#stories/support/people.ts';

export type ReadyCheckout = CheckoutScreenProps & { state: 'ready' };

const PROGRAMMES: Record<LoyaltyCategory, readonly EnumEntry[]> = {
  hotelloyalty: [
    { id: 'accor_live_limitless', label: 'ALL Accor Live Limitless', additionalData: 'RT,SB' },
    { id: 'global_hotel_alliance_discovery', label: 'GHA Discovery' },
    { id: 'hilton_honors', label: 'Hilton Honors', additionalData: 'EH' },
  ],
  carloyalty: [
    { id: 'ZI', label: 'Avis Preferred' },
    { id: 'ZE', label: 'Hertz Gold Plus Rewards' },
    { id: 'SX', label: 'Sixt loyalty programme' },
  ],
};

export const ready: ReadyCheckout = {
  state: 'ready',
  steps: HOTEL_STEPS,
  terms: TERMS,
  info: INFO,
  now: HOTEL_NOW,
  parts: [stayPart(PRICED_STAY)],
  purposes: [
    { id: 'client-visit', label: 'Client visit' },
    { id: 'conference', label: 'Conference' },
  ],
  cardBrands: [
    { id: 'VI', label: 'Visa' },
    { id: 'CA', label: 'Mastercard' },
  ],
  passengerChoices: {
    genders: [
      { id: 'F', label: 'Female' },
      { id: 'M', label: 'Male' },
      { id: 'X', label: 'Unspecified' },
      { id: 'U', label: 'Undisclosed' },
    ],
    countries: [
      { id: 'CH', label: 'Switzerland' },
      { id: 'DE', label: 'Germany' },
      { id: 'GB', label: 'United Kingdom' },
      { id: 'IT', label: 'Italy' },
    ],
    programmes: [{ id: 'LH', label: 'Miles & More' }],
  },
  programmesOf: (category) => PROGRAMMES[category],
  progress: 'resting',
  clashes: { clashes: [], travelers: [] },
  refusal: null,
  earlierTripHref: null,
  repriced: null,
  lostExtras: ['Seat 12C, Anna Keller'],
  risenExtras: [],
  ownId: ANNA._id,
  onEdit: fn(),
  onSubmit: fn(),
  onSaveToProfiles: null,
  onAccept: fn(),
  onPickAnother: fn(),
  onLeave: fn(),
};
