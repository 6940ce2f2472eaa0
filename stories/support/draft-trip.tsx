import type { DraftPart } from '#machines/trip-draft/trip-draft-context.ts';
import type { PartProposal } from '#src/booking/use-next-parts.tsx';
import { carPart, PRICED_CAR } from './car/car-part.ts';
import { stayPart } from './checkout-fixtures.ts';
import { flightPart, KNOWN } from './flight/flight-part.ts';
import { PRICED_STAY } from './hotel/hotel-fixtures.ts';

export const DRAFT_FLIGHT: DraftPart = { id: 'flight', part: flightPart(KNOWN) };
export const DRAFT_STAY: DraftPart = { id: 'stay', part: stayPart(PRICED_STAY) };
export const DRAFT_CAR: DraftPart = { id: 'car', part: carPart(PRICED_CAR) };

/** Suggested parts after a flight, with the callback that a story checks. */
export function buildOffers(onBegin: () => void): PartProposal[] {
  return [
    { kind: 'hotel', label: 'Add a hotel in New York, 14 – 18 Mar 2027', onBegin },
    { kind: 'car', label: 'Add a car in New York, 14 – 18 Mar 2027', onBegin },
  ];
}
