import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import { type CheckoutState, selectCheckoutState } from '#machines/checkout/checkout-selectors.ts';
import { selectTripCheckout } from '#machines/trip-draft/trip-draft-selectors.ts';
import type { CheckoutActor } from '../../actors/booking/checkout-logic.ts';
import { useTripDraft, useTripDraftSelector } from '../../actors/trip-draft/trip-draft-hooks.ts';
import { useClashes } from '../../booking/use-clashes.ts';
import { CheckoutOutcome } from './CheckoutOutcome.tsx';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { TripCheckoutScreen } from './TripCheckoutScreen.tsx';
import type { PartFault } from './TripPartCard.tsx';
import type { TripPartsProps } from './TripParts.tsx';
import { useCheckoutView } from './use-checkout-view.ts';
import { useTripParts } from './use-trip-parts.ts';

interface OpenTripCheckoutProps extends Pick<TripPartsProps, 'list'> {
  checkout: CheckoutActor;
}

export function OpenTripCheckout({ checkout, list }: OpenTripCheckoutProps) {
  const { actor } = useTripDraft();
  const [putOff, setPutOff] = useState<readonly CheckoutPart[] | null>(null);
  const state = useSelector(checkout, selectCheckoutState);
  const proposal = useSelector(checkout, ({ context }) => context.proposal);
  const terms = useSelector(checkout, ({ context }) => context.terms);
  const gone = useTripDraftSelector(({ context }) => context.gone.length);
  const parts = useTripParts(list, faultIn(state, gone));
  const restart = () => actor.send({ type: 'checkout.restart' });
  // New prices wait while the parts are being changed; an order that failed restarts.
  const chosen = useSelector(checkout, ({ context }) => context.parts);
  const extended = useSelector(checkout, ({ context }) => context.extended);
  const shown = useCheckoutView(checkout, {
    clashes: useClashes(chosen, extended),
    onPickAnother: () => (proposal ? setPutOff(proposal) : restart()),
  });
  const onCheckAgain = () => {
    restart();
    selectTripCheckout(actor.getSnapshot())?.send({ type: 'choice.renew' });
  };
  if (state === 'soldOut' || state === 'expired' || (state === 'resting' && gone > 0)) {
    return <TripCheckoutScreen parts={parts} terms={terms} content={{ state: 'partsGone', onCheckAgain }} />;
  }
  if (proposal && proposal === putOff) {
    const content = { state: 'pricesPutOff', onShowPrices: () => setPutOff(null) } as const;
    return <TripCheckoutScreen parts={parts} terms={terms} content={content} />;
  }
  switch (shown.state) {
    case 'loading':
    case 'termsFailed':
    case 'termsRefused':
    case 'ready':
      return <TripCheckoutScreen parts={parts} terms={terms} content={shown} />;
    case 'decided':
      return (
        <CheckoutOutcome tripId={shown.tripId} outcome={shown.outcome} steps={[]} onPickAnother={restart} />
      );
    default:
      return <CheckoutScreen {...shown} steps={[]} />;
  }
}

/** With several parts, the checkout does not say which is sold out and which was withdrawn. */
function faultIn(state: CheckoutState, gone: number): PartFault {
  if (state === 'expired') return 'notOffered';
  return state === 'soldOut' && gone === 1 ? 'soldOut' : 'gone';
}
