import type { ReviewSnapshot } from '#machines/change-review/change-review-selectors.ts';
import type { CheckoutSnapshot } from '#machines/checkout/checkout-selectors.ts';
import { openSending, sendingMachine } from '#machines/checkout/sending-machine.ts';
import type { SendingSnapshot } from '#machines/checkout/sending-selectors.ts';
import { isSentChange, type SentRequest } from '#machines/checkout/sent-request.ts';
import { ORDERED } from '#stories/support/checkout-fixtures.ts';
import { ChangeReviewFlow } from './ChangeReviewFlow.tsx';
import { CheckoutFlow } from './CheckoutFlow.tsx';
import { reviewIn } from './change-review-states.ts';
import { checkoutIn } from './checkout-states.ts';

type State = Parameters<typeof sendingMachine.resolveState>[0];

/** A snapshot of the sending of an order or a change, at rest in a state. */
export function sendingIn(sent: SentRequest, state: Omit<State, 'context'>): SendingSnapshot {
  return sendingMachine.resolveState({ ...state, context: openSending({ sent, isRepeated: true }) });
}

/** The last step of a booking, or the review of a change, while it is sent. */
export function SendingFlow({ snapshot }: { snapshot: SendingSnapshot }) {
  return isSentChange(snapshot.context.sent) ? (
    <ChangeReviewFlow snapshot={withChild(reviewIn('sending'), snapshot)} />
  ) : (
    <CheckoutFlow snapshot={withChild(checkoutIn('submitting'), snapshot)} trip={ORDERED} />
  );
}

/** As it would have been persisted with its child. */
function withChild<Parent extends CheckoutSnapshot | ReviewSnapshot>(
  parent: Parent,
  snapshot: SendingSnapshot,
): Parent {
  const sending = { src: 'sending', syncSnapshot: false, snapshot };
  return Object.assign(parent, { children: { sending } });
}
