import '../../i18n/catalogues/checkout.ts';
import { useSelector } from '@xstate/react';
import { hasExtras, stepWith } from '#machines/booking/booking-steps.ts';
import type { CheckoutState } from '#machines/checkout/checkout-selectors.ts';
import {
  useBooking,
  useBookingSelector,
  useChangeTarget,
  useCheckout,
} from '../../actors/booking/booking-hooks.ts';
import type { CheckoutActor } from '../../actors/booking/checkout-logic.ts';
import { pathOf, useFlowPages, useStepBar } from '../../booking/flow-pages.ts';
import { useClashesOfFlow } from '../../booking/use-clashes.ts';
import { CheckoutOutcome } from './CheckoutOutcome.tsx';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { ChangeReview } from './change/ChangeReview.tsx';
import { useCheckoutView } from './use-checkout-view.ts';

export function Checkout() {
  const changed = useChangeTarget();
  return changed ? <ChangeReview changed={changed} /> : <FlowCheckout />;
}

function FlowCheckout() {
  const { steps } = useStepBar();
  const { actor } = useBooking();
  const checkout = useCheckout();
  const trip = useBookingSelector(({ context }) => context.trip);
  // The checkout has ended with its booking; its trip is shown on.
  if (trip) {
    const onPickAnother = () => actor.send({ type: 'offer.drop' });
    return <CheckoutOutcome {...trip} steps={steps} onPickAnother={onPickAnother} />;
  }
  return checkout ? <CheckoutPage checkout={checkout} /> : <CheckoutScreen state="loading" steps={steps} />;
}

export function CheckoutPage({ checkout }: { checkout: CheckoutActor }) {
  const { steps } = useStepBar();
  const pages = useFlowPages();
  const { actor, flow } = useBooking();
  const onPickAnother = (state: CheckoutState) => {
    const { proposal } = checkout.getSnapshot().context;
    const review = { type: 'extras.review', extras: proposal?.[0]?.extras ?? null } as const;
    actor.send(state === 'extrasGone' ? review : { type: 'offer.drop' });
  };
  /** Goes through the step of extras, which requests the price without these seats. */
  function leavePreferredSeats(extrasStep: string): void {
    const [part] = checkout.getSnapshot().context.parts;
    if (!part?.extras) return;
    const seats = part.extras.seats.filter(({ preferred }) => !preferred);
    actor.send({ type: 'step.open', step: extrasStep });
    actor.send({ type: 'extras.submit', extras: { ...part.extras, seats }, continueTo: 'checkout' });
  }
  const clashes = useClashesOfFlow(useSelector(checkout, ({ context }) => context.parts));
  const shown = useCheckoutView(checkout, { clashes, onPickAnother });
  const extrasStep = hasExtras(flow) ? stepWith(flow, 'extras') : undefined;
  if (shown.state !== 'decided') {
    return (
      <CheckoutScreen
        {...shown}
        steps={steps}
        extrasHref={extrasStep && pathOf(pages, extrasStep)}
        onNoSeat={extrasStep === undefined ? undefined : () => leavePreferredSeats(extrasStep)}
      />
    );
  }
  const { tripId, outcome } = shown;
  return (
    <CheckoutOutcome
      tripId={tripId}
      outcome={outcome}
      steps={steps}
      onPickAnother={() => onPickAnother(outcome)}
    />
  );
}
