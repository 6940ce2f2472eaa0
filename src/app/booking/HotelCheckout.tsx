import '../../i18n/catalogues/checkout.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Trip } from '#domain/contract.ts';
import {
  type CheckoutState,
  isAskingAgain,
  selectCheckoutState,
  selectTripId,
} from '#machines/checkout/checkout-selectors.ts';
import type { CheckoutActor } from '../../actors/checkout-actor.ts';
import { useHotelBooking } from '../../actors/use-hotel-booking.ts';
import { useCheckoutSelector, useHotelCheckout } from '../../actors/use-hotel-checkout.ts';
import { tripQuery } from '../../api/trip-requests.ts';
import { useHotelSteps } from '../../components/booking/use-hotel-steps.ts';
import { CheckoutScreen } from '../../features/checkout/CheckoutScreen.tsx';
import { describeCode } from '../../i18n/describe-error.ts';
import { HotelCheckoutForm } from './HotelCheckoutForm.tsx';

/** The last step: who pays, and the order. */
export function HotelCheckout() {
  const { api } = useRouter().options.context;
  const checkout = useHotelCheckout(api);
  const steps = useHotelSteps();
  return checkout ? (
    <HotelCheckoutPage checkout={checkout} />
  ) : (
    <CheckoutScreen state="loading" steps={steps} />
  );
}

/** What the checkout of a hotel shows in each of its states. */
export function HotelCheckoutPage({ checkout }: { checkout: CheckoutActor }) {
  const steps = useHotelSteps();
  const state = useCheckoutSelector(checkout, selectCheckoutState);
  const refusal = useCheckoutSelector(checkout, ({ context }) => context.refusal);
  const terms = useCheckoutSelector(checkout, ({ context }) => context.terms);
  const drop = useOtherChoice();
  switch (state) {
    case 'loading':
      return <CheckoutScreen state="loading" steps={steps} />;
    case 'termsFailed':
      return (
        <CheckoutScreen
          state="termsFailed"
          message={describeCode('unavailable')}
          onRetry={() => checkout.send({ type: 'terms.retry' })}
          steps={steps}
        />
      );
    case 'termsRefused': {
      const message = describeCode(refusal ?? 'forbidden');
      return <CheckoutScreen state="termsRefused" message={message} onPickAnother={drop} steps={steps} />;
    }
    case 'unclear':
      return <Unclear checkout={checkout} />;
    case 'confirming':
    case 'outcomeUnknown':
    case 'confirmed':
    case 'waitingForApproval':
    case 'failed':
      return <Placed checkout={checkout} state={state} />;
    default:
      if (terms) return <HotelCheckoutForm checkout={checkout} state={state} terms={terms} />;
      // An order that was asked for again after a reload is answered before the terms are known.
      if (state === 'soldOut' || state === 'expired') {
        const message = describeCode(state === 'soldOut' ? 'offer_sold_out' : 'offer_expired');
        return <CheckoutScreen state="termsRefused" message={message} onPickAnother={drop} steps={steps} />;
      }
      return <CheckoutScreen state="loading" steps={steps} />;
  }
}

function Unclear({ checkout }: { checkout: CheckoutActor }) {
  const steps = useHotelSteps();
  const asking = useCheckoutSelector(checkout, isAskingAgain);
  const onAskAgain = () => checkout.send({ type: 'order.askAgain' });
  return <CheckoutScreen state="unclear" asking={asking} onAskAgain={onAskAgain} steps={steps} />;
}

type PlacedState = Extract<
  CheckoutState,
  'confirming' | 'outcomeUnknown' | 'confirmed' | 'waitingForApproval' | 'failed'
>;

function Placed({ checkout, state }: { checkout: CheckoutActor; state: PlacedState }) {
  const { api } = useRouter().options.context;
  const steps = useHotelSteps();
  const tripId = useCheckoutSelector(checkout, selectTripId) ?? '';
  const isDecided = state !== 'confirming' && state !== 'outcomeUnknown';
  const { data } = useQuery({ ...tripQuery(api, tripId), enabled: isDecided, throwOnError: false });
  const onPickAnother = useOtherChoice();
  const tripHref = `/trips/${tripId}`;
  if (!isDecided) return <CheckoutScreen state={state} tripHref={tripHref} steps={steps} />;
  if (!data) return <CheckoutScreen state="loading" steps={steps} />;
  return <Decided {...{ state, tripHref, steps, onPickAnother }} trip={data} />;
}

interface DecidedProps {
  state: Extract<PlacedState, 'confirmed' | 'waitingForApproval' | 'failed'>;
  trip: Trip;
  tripHref: string;
  steps: ReturnType<typeof useHotelSteps>;
  onPickAnother: () => void;
}

function Decided({ state, onPickAnother, ...rest }: DecidedProps) {
  if (state === 'failed') return <CheckoutScreen state="failed" onPickAnother={onPickAnother} {...rest} />;
  return <CheckoutScreen state={state} {...rest} />;
}

/** Back to the rooms, without the one that can't be had. */
function useOtherChoice(): () => void {
  const { actor } = useHotelBooking();
  return () => actor.send({ type: 'offer.drop' });
}
