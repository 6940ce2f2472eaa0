import type { SnapshotFrom } from 'xstate';
import type { PricedRate } from '#domain/hotel-booking/hotel-choice.ts';
import type { hotelBookingMachine } from './hotel-booking-machine.ts';
import type { HotelDraft } from './hotel-draft.ts';
import { furthestStep, HOTEL_STEPS, type HotelStep } from './hotel-steps.ts';

export type HotelBookingSnapshot = SnapshotFrom<typeof hotelBookingMachine>;

const LIST_STATES = ['none', 'refused', 'majorFailure', 'expired'] as const;
const OFFER_STATES = ['none', 'pricing', 'pricingFailed', 'agreed', 'stale', 'soldOut', 'expired'] as const;
const PRICE_CHANGES = ['cheaper', 'dearerWithinTolerance', 'dearer', 'verdictChanged'] as const;

export type HotelListState =
  | (typeof LIST_STATES)[number]
  | 'inProgress'
  | 'complete'
  | 'empty'
  | 'minorFailure';
export type HotelOfferState = (typeof OFFER_STATES)[number] | (typeof PRICE_CHANGES)[number];

/** Whether the draft is still being asked for, could not be asked for, or the booking goes on or is over. */
export const selectStage = (
  snapshot: HotelBookingSnapshot,
): 'resuming' | 'resumeFailed' | 'open' | 'booked' => {
  if (snapshot.matches('resuming')) return 'resuming';
  if (snapshot.matches('resumeFailed')) return 'resumeFailed';
  return snapshot.matches('open') ? 'open' : 'booked';
};

/** Where the booking is; null while it is not known or when it is over. */
export const selectStep = (snapshot: HotelBookingSnapshot): HotelStep | null =>
  HOTEL_STEPS.find((step) => snapshot.matches({ open: { step } })) ?? null;

/** How far the list has come, in the words of the specification. */
export const selectProgress = (snapshot: HotelBookingSnapshot): 'none' | 'inProgress' | 'finished' => {
  const state = selectListState(snapshot);
  return state === 'none' || state === 'inProgress' ? state : 'finished';
};

export const selectListState = (snapshot: HotelBookingSnapshot): HotelListState => {
  if (snapshot.matches({ open: { list: 'inProgress' } })) return 'inProgress';
  if (snapshot.matches({ open: { list: { finished: 'complete' } } })) return 'complete';
  if (snapshot.matches({ open: { list: { finished: 'empty' } } })) return 'empty';
  if (snapshot.matches({ open: { list: { finished: 'minorFailure' } } })) return 'minorFailure';
  return LIST_STATES.find((state) => snapshot.matches({ open: { list: state } })) ?? 'none';
};

export const selectOfferState = (snapshot: HotelBookingSnapshot): HotelOfferState =>
  PRICE_CHANGES.find((state) => snapshot.matches({ open: { offer: { changed: state } } })) ??
  OFFER_STATES.find((state) => snapshot.matches({ open: { offer: state } })) ??
  'none';

/** What is kept of the booking; null while there is nothing worth keeping, and when it is over. */
export const selectDraft = ({ context, ...snapshot }: HotelBookingSnapshot): HotelDraft | null => {
  const { criteria, written, list, hotel, rate, agreed, checkout, ordering } = context;
  return (criteria || written) && snapshot.status === 'active'
    ? { criteria, written, list, hotel, rate, agreed, checkout, ordering }
    : null;
};

/** The last step that can be opened. */
export const selectFurthest = ({ context }: HotelBookingSnapshot): HotelStep => furthestStep(context);

/** What the supplier says now, as long as the person has not accepted it. */
export const selectProposal = ({ context }: HotelBookingSnapshot): PricedRate | null => context.proposal;
