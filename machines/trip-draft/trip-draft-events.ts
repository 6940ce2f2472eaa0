import type { ExtendedTrip } from '#domain/checkout/extended-trip.ts';
import type { CheckoutReport } from '../checkout/checkout-events.ts';
import type { DraftPart } from './trip-draft-context.ts';

/** What a person does, what the flows add, what the checkout reports, and what other tabs have done to the draft. */
export type TripDraftEvent =
  /** A part that is there already, or that is replaced, keeps its place. */
  | { type: 'part.add'; part: DraftPart; replaces: string | null }
  | { type: 'part.remove'; id: string }
  | { type: 'part.restore' }
  | { type: 'part.forget' }
  /** `info` is the information of the trip, as the checkout saves it. */
  | { type: 'trip.extend'; trip: ExtendedTrip; info: unknown }
  | { type: 'trip.leave' }
  | { type: 'checkout.open' }
  | { type: 'checkout.close' }
  | { type: 'checkout.restart' }
  | { type: 'draft.retry' }
  | { type: 'draft.changedElsewhere'; ordering: boolean }
  | { type: 'draft.takeOver' }
  | { type: 'draft.overwrite' }
  | { type: 'trip.discard' }
  /** One region says it to the other: the prices have expired. */
  | { type: 'offers.aged' }
  | CheckoutReport;
