import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { CheckoutTerms } from '#domain/contract.ts';
import type { CheckoutState } from '#machines/checkout/checkout-selectors.ts';
import { useBooking, useCheckoutSelector } from '../../actors/booking/booking-hooks.ts';
import type { CheckoutActor } from '../../actors/booking/checkout-logic.ts';
import { useStepBar } from '../../booking/flow-pages.ts';
import { repricedOf } from '../../booking/repriced-of.ts';
import { useLostExtras } from '../../booking/use-lost-extras.ts';
import { describeCode } from '../../i18n/describe-error.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { useKeepInProfiles } from './use-keep-in-profiles.ts';

interface CheckoutEditingProps {
  checkout: CheckoutActor;
  state: CheckoutState;
  terms: CheckoutTerms;
}

/** What is entered with the order, and what is to be decided before it is sent. */
export function CheckoutEditing({ checkout, state, terms }: CheckoutEditingProps) {
  const { api, enums } = useRouter().options.context;
  const navigate = useNavigate();
  const { steps } = useStepBar();
  const { actor: booking } = useBooking();
  const parts = useCheckoutSelector(checkout, ({ context }) => context.parts);
  const info = useCheckoutSelector(checkout, ({ context }) => context.info);
  const proposal = useCheckoutSelector(checkout, ({ context }) => context.proposal);
  const refusal = useRefusal(checkout, state);
  const keep = useKeepInProfiles();
  const lostExtras = useLostExtras(parts, proposal);
  if (!info) return null;
  // The extras of another kind of part are chosen in its own booking.
  const review = { type: 'extras.review', extras: proposal?.[0]?.extras ?? null } as const;
  return (
    <CheckoutScreen
      state="ready"
      steps={steps}
      terms={terms}
      parts={parts}
      info={info}
      purposes={enums.choices('trippurposes')}
      cardBrands={enums.choices('creditcards')}
      passengerChoices={{
        genders: enums.choices('genders'),
        countries: enums.choices('countries'),
        programmes: enums.choices('flightloyalty'),
      }}
      now={api.clock.now().toISOString()}
      progress={progressOf(state)}
      refusal={refusal}
      repriced={repricedOf(
        state,
        (proposal ?? []).map(({ priced }) => priced),
      )}
      onEdit={(edited) => checkout.send({ type: 'info.edit', info: edited })}
      onSubmit={(entered) => checkout.send({ type: 'order.submit', info: entered })}
      onKeepInProfiles={keep}
      onAccept={() => checkout.send({ type: 'price.accept' })}
      lostExtras={lostExtras}
      onPickAnother={() => booking.send(state === 'extrasGone' ? review : { type: 'offer.drop' })}
      onLeave={() => void navigate({ to: '/' })}
    />
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
