import type { TripToExtend } from '#domain/checkout/trip-to-extend.ts';
import type { HostEvent } from '../checkout/checkout-host.ts';
import type { DraftPart } from './trip-draft-context.ts';

export type TripDraftEvent =
  /** A part that is in the draft already, or that is replaced, keeps its position. */
  | { type: 'part.add'; part: DraftPart; replaces: string | null }
  | { type: 'part.remove'; id: string }
  | { type: 'part.restore' }
  | { type: 'part.forget' }
  /** `info` is the information of the trip, as the checkout saves it. */
  | { type: 'trip.extend'; trip: TripToExtend; info: unknown }
  | { type: 'trip.leave' }
  | { type: 'checkout.open' }
  | { type: 'checkout.close' }
  | { type: 'checkout.restart' }
  | { type: 'trip.discard' }
  | HostEvent;
