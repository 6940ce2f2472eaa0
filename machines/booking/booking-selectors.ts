import type { SnapshotFrom } from 'xstate';
import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { BookingContext } from './booking-context.ts';
import { type BookingDraft, draftToSave } from './booking-draft.ts';
import { furthestStep } from './booking-steps.ts';
import type { BookingChart } from './create-booking-chart.ts';
import type { FlowStep } from './flow-description.ts';

type Snapshot = SnapshotFrom<BookingChart>;

export type BookingSnapshot<Flow extends FlowTypes = FlowTypes> = Snapshot & {
  context: BookingContext<Flow>;
};

const SEARCH_STATES = ['none', 'inProgress', 'refused', 'majorFailure', 'expired'] as const;
const FINISHED_STATES = ['complete', 'empty', 'minorFailure'] as const;
const OFFER_STATES = ['none', 'pricing', 'pricingFailed', 'accepted', 'stale', 'soldOut', 'expired'] as const;
const PRICE_CHANGES = ['cheaper', 'dearerWithinTolerance', 'dearer', 'verdictChanged', 'extrasGone'] as const;

const STAGES = ['resuming', 'resumeFailed', 'open', 'adding', 'addingFailed', 'added', 'booked'] as const;

export type BookingStage = (typeof STAGES)[number];
export type SearchState = (typeof SEARCH_STATES)[number] | (typeof FINISHED_STATES)[number];
export type OfferState = (typeof OFFER_STATES)[number] | (typeof PRICE_CHANGES)[number];

export const selectStage = (snapshot: BookingSnapshot): BookingStage =>
  STAGES.find((stage) => snapshot.matches(stage)) ?? 'resuming';

interface Steps<Name extends string> {
  steps: readonly FlowStep<Name>[];
}

export function stepSelector<Name extends string>({ steps }: Steps<Name>) {
  return (snapshot: BookingSnapshot): Name | null =>
    steps.find(({ name }) => snapshot.matches({ open: { step: name } }))?.name ?? null;
}

export function furthestSelector<Name extends string>(flow: Steps<Name>) {
  return ({ context }: BookingSnapshot): Name => furthestStep(flow, context);
}

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

export const selectDraft = ({ context, status }: BookingSnapshot): BookingDraft | null =>
  status === 'active' ? draftToSave(context) : null;

export const selectCheckout = ({ children }: BookingSnapshot) => children.checkout ?? null;

export const selectReview = ({ children }: BookingSnapshot) => children.review ?? null;

export const selectChangeTarget = ({ context }: BookingSnapshot) => context.changes;

export const isChangedElsewhere = (snapshot: BookingSnapshot): boolean =>
  snapshot.matches({ open: { draft: 'changedElsewhere' } });
