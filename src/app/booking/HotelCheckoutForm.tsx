import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { CheckoutChoice } from '#domain/checkout/checkout-choice.ts';
import type { CheckoutTerms } from '#domain/contract.ts';
import type { CheckoutState } from '#machines/checkout/checkout-selectors.ts';
import { selectOfferState, selectProposal } from '#machines/hotel-booking/hotel-booking-selectors.ts';
import type { CheckoutActor } from '../../actors/checkout-actor.ts';
import { useHotelBooking, useHotelBookingSelector } from '../../actors/use-hotel-booking.ts';
import { useCheckoutSelector } from '../../actors/use-hotel-checkout.ts';
import { PricingFailedNotice } from '../../components/booking/BookingNotices.tsx';
import type { Repriced } from '../../components/booking/RepricingDialog.tsx';
import { useHotelSteps } from '../../components/booking/use-hotel-steps.ts';
import { CheckoutScreen } from '../../features/checkout/CheckoutScreen.tsx';
import { describeCode } from '../../i18n/describe-error.ts';
import { repricedOf } from './repriced-of.ts';

interface HotelCheckoutFormProps {
  checkout: CheckoutActor;
  state: CheckoutState;
  terms: CheckoutTerms;
}

/** What is asked with the order, and what is to be decided before it is sent. */
export function HotelCheckoutForm({ checkout, state, terms }: HotelCheckoutFormProps) {
  const { api, enums } = useRouter().options.context;
  const navigate = useNavigate();
  const steps = useHotelSteps();
  const { actor: booking } = useHotelBooking();
  const criteria = useHotelBookingSelector(({ context }) => context.criteria);
  const offer = useHotelBookingSelector(selectOfferState);
  const renewed = repricedOf(offer, useHotelBookingSelector(selectProposal));
  const choice = useCheckoutSelector(checkout, ({ context }) => context.choice);
  const info = useCheckoutSelector(checkout, ({ context }) => context.info);
  const proposal = useCheckoutSelector(checkout, ({ context }) => context.proposal);
  const refusal = useRefusal(checkout, state);
  if (!criteria || !info) return null;
  const { checkIn, checkOut } = criteria;
  return (
    <>
      {offer === 'pricingFailed' ? (
        <PricingFailedNotice onRetry={() => booking.send({ type: 'offer.retry' })} />
      ) : null}
      <CheckoutScreen
        state="ready"
        steps={steps}
        terms={terms}
        choice={{ ...choice, checkIn, checkOut }}
        info={info}
        purposes={enums.choices('trippurposes')}
        cardBrands={enums.choices('creditcards')}
        now={api.clock.now().toISOString()}
        progress={offer === 'pricing' ? 'pricing' : progressOf(state)}
        refusal={refusal}
        repriced={renewed ?? repricedBy(state, proposal)}
        onEdit={(edited) => checkout.send({ type: 'info.edit', info: edited })}
        onSubmit={(stated) => checkout.send({ type: 'order.submit', info: stated })}
        onAccept={() => (renewed ? booking : checkout).send({ type: 'price.accept' })}
        onPickAnother={() => booking.send({ type: 'offer.drop' })}
        onLeave={() => void navigate({ to: '/' })}
      />
    </>
  );
}

/** Why the order was not taken, in words. */
function useRefusal(checkout: CheckoutActor, state: CheckoutState): string | null {
  const { i18n } = useLingui();
  const refusal = useCheckoutSelector(checkout, ({ context }) => context.refusal);
  if (state === 'unreachable') {
    return i18n._(msg`The server can't be reached. Nothing was booked. Please try again.`);
  }
  return state === 'refused' && refusal ? describeCode(refusal) : null;
}

function progressOf(state: CheckoutState): 'resting' | 'pricing' | 'submitting' {
  if (state === 'pricing') return 'pricing';
  return state === 'keeping' || state === 'submitting' ? 'submitting' : 'resting';
}

function repricedBy(state: CheckoutState, proposal: CheckoutChoice | null): Repriced | null {
  if (state === 'soldOut' || state === 'expired') return { type: state };
  if (!proposal) return null;
  if (state === 'priceRaised') return { type: 'dearer', priced: proposal.priced };
  return state === 'verdictChanged' ? { type: 'verdictChanged', priced: proposal.priced } : null;
}
