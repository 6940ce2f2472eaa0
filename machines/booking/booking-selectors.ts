import type { SnapshotFrom } from 'xstate';
import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { BookingContext } from './booking-context.ts';
import { type BookingDraft, draftToKeep } from './booking-draft.ts';
import { furthestStep } from './booking-steps.ts';
import type { BookingChart } from './create-booking-chart.ts';
import type { FlowStep } from './flow-description.ts';

type Snapshot = SnapshotFrom<BookingChart>;

/** A booking in one of its states; what was chosen is of the flow's own types. */
export type BookingSnapshot<Flow extends FlowTypes = FlowTypes> = Snapshot & {
  context: BookingContext<Flow>;
};

const SEARCH_STATES = ['none', 'inProgress', 'refused', 'majorFailure', 'expired'] as const;
const FINISHED_STATES = ['complete', 'empty', 'minorFailure'] as const;
const OFFER_STATES = ['none', 'pricing', 'pricingFailed', 'agreed', 'stale', 'soldOut', 'expired'] as const;
const PRICE_CHANGES = ['cheaper', 'dearerWithinTolerance', 'dearer', 'verdictChanged', 'extrasGone'] as const;

const STAGES = ['resuming', 'resumeFailed', 'open', 'adding', 'addingFailed', 'added', 'booked'] as const;

export type BookingStage = (typeof STAGES)[number];
export type SearchState = (typeof SEARCH_STATES)[number] | (typeof FINISHED_STATES)[number];
export type OfferState = (typeof OFFER_STATES)[number] | (typeof PRICE_CHANGES)[number];

/** Whether the draft is being loaded or could not be, the booking goes on, becomes a part of a trip, or is over. */
export const selectStage = (snapshot: BookingSnapshot): BookingStage =>
  STAGES.find((stage) => snapshot.matches(stage)) ?? 'resuming';

interface Steps<Name extends string> {
  steps: readonly FlowStep<Name>[];
}

/** Where the booking is; null while that is not known, and when it is over. */
export function stepSelector<Name extends string>({ steps }: Steps<Name>) {
  return (snapshot: BookingSnapshot): Name | null =>
    steps.find(({ name }) => snapshot.matches({ open: { step: name } }))?.name ?? null;
}

/** The last step that can be opened. */
export function furthestSelector<Name extends string>(flow: Steps<Name>) {
  return ({ context }: BookingSnapshot): Name => furthestStep(flow, context);
}

/** How far the search has come, in the words of the specification. */
export const selectProgress = (snapshot: BookingSnapshot): 'none' | 'inProgress' | 'finished' => {
  const state = selectSearchState(snapshot);
  return state === 'none' || state === 'inProgress' ? state : 'finished';
};

export const selectSearchState = (snapshot: BookingSnapshot): SearchState =>
  FINISHED_STATES.find((state) => snapshot.matches({ open: { search: { finished: state } } })) ??
  SEARCH_STATES.find((state) => snapshot.matches({ open: { search: state } })) ??
  'none';

export const selectOfferState = (snapshot: BookingSnapshot): OfferState =>
  PRICE_CHANGES.find((state) => snapshot.matches({ open: { offer: { changed: state } } })) ??
  OFFER_STATES.find((state) => snapshot.matches({ open: { offer: state } })) ??
  'none';

/** What is kept of the booking; null while there is nothing worth keeping, and when it is over. */
export const selectDraft = ({ context, status }: BookingSnapshot): BookingDraft | null =>
  status === 'active' ? draftToKeep(context) : null;

/** The checkout, while its step is shown. */
export const selectCheckout = ({ children }: BookingSnapshot) => children.checkout ?? null;

/** The review of a change, while its step is shown. */
export const selectReview = ({ children }: BookingSnapshot) => children.review ?? null;

/** The booked part that is being changed; null while something is booked. */
export const selectChangedPart = ({ context }: BookingSnapshot) => context.changes;

/** Whether another tab or device has changed the draft, and the person has to decide. */
export const isChangedElsewhere = (snapshot: BookingSnapshot): boolean =>
  snapshot.matches({ open: { draft: 'changedElsewhere' } });
