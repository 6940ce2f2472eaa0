import type { SnapshotFrom } from 'xstate';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { checkoutMachine } from './checkout-machine.ts';

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

const STATES = [
  'loading',
  'termsFailed',
  'termsRefused',
  'pricing',
  'soldOut',
  'expired',
  'saving',
  'submitting',
  'confirmed',
  'waitingForApproval',
  'failed',
  'lost',
] as const;
const EDITING_STATES = ['resting', 'refused', 'unreachable'] as const;
const PRICE_CHANGES = ['cheaper', 'dearerWithinTolerance', 'dearer', 'verdictChanged', 'extrasGone'] as const;
const PLACED_STATES = ['confirming', 'outcomeUnknown'] as const;

export type CheckoutState =
  | (typeof STATES)[number]
  | (typeof EDITING_STATES)[number]
  | (typeof PRICE_CHANGES)[number]
  | (typeof PLACED_STATES)[number];

export const selectCheckoutState = (snapshot: CheckoutSnapshot): CheckoutState =>
  EDITING_STATES.find((state) => snapshot.matches({ editing: state })) ??
  PRICE_CHANGES.find((state) => snapshot.matches({ changed: state })) ??
  PLACED_STATES.find((state) => snapshot.matches({ placed: state })) ??
  STATES.find((state) => snapshot.matches(state)) ??
  'loading';

export const isOrdering = (snapshot: CheckoutSnapshot): boolean => snapshot.hasTag('ordering');

export const selectCheckoutDraft = ({ context }: CheckoutSnapshot): CheckoutDraft => ({
  info: context.info,
  order: context.order,
  trip: context.trip,
});

export const selectSending = ({ children }: CheckoutSnapshot) => children.sending;

export const selectTripId = ({ context }: CheckoutSnapshot): string | null => context.trip?._id ?? null;
