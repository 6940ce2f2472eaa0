import { fn } from 'storybook/test';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { CheckoutFormProps } from '#src/features/checkout/CheckoutForm.tsx';
import type { TripCheckoutScreenProps, TripContent } from '#src/features/checkout/TripCheckoutScreen.tsx';
import type { PartFault, PartWithFault } from '#src/features/checkout/TripPartCard.tsx';
import type { TripPartsProps } from '#src/features/checkout/TripParts.tsx';
import { carPart, PRICED_CAR } from './car/car-part.ts';
import { ready } from './checkout-args.ts';
import { stayPart, TERMS } from './checkout-fixtures.ts';
import { flightPart, KNOWN, UNKNOWN } from './flight/flight-part.ts';
import { HOTEL_NOW, PRICED_STAY, pricedAt } from './hotel/hotel-fixtures.ts';
import { ANNA, DANIEL } from './people.ts';
import { NEEDS_APPROVAL } from './verdicts.ts';

export const STAY = stayPart(PRICED_STAY);
export const CAR = carPart(PRICED_CAR);
/** Both fly. */
export const FLIGHT = flightPart(KNOWN, UNKNOWN);
/** Priced in pounds, and above the limit. */
export const STAY_ABROAD = stayPart({
  ...pricedAt(62_400, true),
  offer: 'stay~london',
  property: { ...PRICED_STAY.property, propertyId: '2643743-7', name: 'The Wapping Arms' },
  total: { asked: { amount: 54_880, currency: 'GBP' }, converted: { amount: 62_400, currency: 'CHF' } },
  verdict: NEEDS_APPROVAL,
});
/** Anna drives. */
const SECOND_CAR: CheckoutPart = {
  ...carPart({ ...PRICED_CAR, offer: 'car~second' }),
  criteria: { ...CAR.criteria, travelers: [ANNA] },
} as CheckoutPart;

/** As the draft keeps them. */
export function toPartsWithFault(
  parts: readonly CheckoutPart[],
  faults: Record<number, PartFault> = {},
): PartWithFault[] {
  return parts.map((part, position) => ({
    id: part.priced.offer,
    part,
    fault: faults[position] ?? null,
  }));
}

export const buildParts = (
  parts: readonly CheckoutPart[],
  more: Partial<TripPartsProps> = {},
): TripPartsProps => ({
  list: null,
  parts: toPartsWithFault(parts),
  extended: null,
  removed: null,
  next: [
    { kind: 'flight', label: 'Add a flight', onBegin: fn() },
    { kind: 'hotel', label: 'Add a hotel', onBegin: fn() },
    { kind: 'car', label: 'Add a rental car', onBegin: fn() },
  ],
  now: HOTEL_NOW,
  ownId: ANNA._id,
  onChange: fn(),
  onRemove: fn(),
  onRestore: fn(),
  onDiscard: fn(),
  onLeaveTrip: fn(),
  ...more,
});

export const ALL_PARTS = [FLIGHT, STAY, CAR, STAY_ABROAD, SECOND_CAR];

interface ReadyTrip extends TripCheckoutScreenProps {
  content: TripContent & { state: 'ready' };
}

/** The page with these parts, ready to be booked. */
export function buildReadyTrip(
  parts: readonly CheckoutPart[],
  more: Partial<CheckoutFormProps> = {},
): ReadyTrip {
  const people = [DANIEL, ANNA].filter(({ _id }) =>
    parts.some(({ criteria }) => criteria.travelers.some((traveler) => traveler._id === _id)),
  );
  const terms = { ...TERMS, travelers: people };
  return {
    parts: buildParts(parts),
    terms,
    content: { ...ready, terms, parts, lostExtras: [], risenExtras: [], onSubmit: fn(), ...more },
  };
}
