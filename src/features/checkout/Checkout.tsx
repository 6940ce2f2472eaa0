import '../../i18n/catalogues/checkout.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { BookedTrip } from '#domain/checkout/trip-snapshot.ts';
import type { Trip } from '#domain/contract.ts';
import { isPartlyBooked } from '#domain/partly-booked.ts';
import {
  type CheckoutState,
  isAskingAgain,
  selectCheckoutState,
  selectTripId,
} from '#machines/checkout/checkout-selectors.ts';
import {
  useBooking,
  useBookingSelector,
  useCheckout,
  useCheckoutSelector,
} from '../../actors/booking/booking-hooks.ts';
import type { CheckoutActor } from '../../actors/booking/checkout-logic.ts';
import { tripQuery } from '../../api/trip-requests.ts';
import { useStepBar } from '../../booking/flow-pages.ts';
import { describeCode } from '../../i18n/describe-error.ts';
import { CheckoutEditing } from './CheckoutEditing.tsx';
import { CheckoutScreen } from './CheckoutScreen.tsx';

/** The last step of every booking: who pays, and the order. */
export function Checkout() {
  const { steps } = useStepBar();
  const checkout = useCheckout();
  const trip = useBookingSelector(({ context }) => context.trip);
  if (trip) return <Booked trip={trip} />;
  return checkout ? <CheckoutPage checkout={checkout} /> : <CheckoutScreen state="loading" steps={steps} />;
}

/** What the checkout shows in each of its states. */
export function CheckoutPage({ checkout }: { checkout: CheckoutActor }) {
  const { steps } = useStepBar();
  const state = useCheckoutSelector(checkout, selectCheckoutState);
  const refusal = useCheckoutSelector(checkout, ({ context }) => context.refusal);
  const terms = useCheckoutSelector(checkout, ({ context }) => context.terms);
  const tripId = useCheckoutSelector(checkout, selectTripId) ?? '';
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
      return <CheckoutScreen state={state} tripHref={`/trips/${tripId}`} steps={steps} />;
    case 'confirmed':
    case 'waitingForApproval':
    case 'failed':
      return <Decided tripId={tripId} state={state} />;
    default:
      if (terms) return <CheckoutEditing checkout={checkout} state={state} terms={terms} />;
      // An order that was sent again after a reload is answered before the terms are known.
      if (state === 'soldOut' || state === 'expired') {
        const message = describeCode(state === 'soldOut' ? 'offer_sold_out' : 'offer_expired');
        return <CheckoutScreen state="termsRefused" message={message} onPickAnother={drop} steps={steps} />;
      }
      return <CheckoutScreen state="loading" steps={steps} />;
  }
}

function Unclear({ checkout }: { checkout: CheckoutActor }) {
  const { steps } = useStepBar();
  const asking = useCheckoutSelector(checkout, isAskingAgain);
  const onAskAgain = () => checkout.send({ type: 'order.askAgain' });
  return <CheckoutScreen state="unclear" asking={asking} onAskAgain={onAskAgain} steps={steps} />;
}

/** The checkout has ended with its booking; its trip is shown on. */
function Booked({ trip: { tripId, outcome } }: { trip: BookedTrip }) {
  return <Decided tripId={tripId} state={outcome === 'partlyBooked' ? 'confirmed' : outcome} />;
}

interface DecidedProps {
  tripId: string;
  state: Extract<CheckoutState, 'confirmed' | 'waitingForApproval' | 'failed'>;
}

function Decided({ tripId, state }: DecidedProps) {
  const { api } = useRouter().options.context;
  const { steps } = useStepBar();
  const { data } = useQuery({ ...tripQuery(api, tripId), throwOnError: false });
  const onPickAnother = useOtherChoice();
  const tripHref = `/trips/${tripId}`;
  if (!data) return <CheckoutScreen state="loading" steps={steps} />;
  const shown: { trip: Trip; tripHref: string; steps: typeof steps } = { trip: data, tripHref, steps };
  if (state === 'failed') return <CheckoutScreen state="failed" onPickAnother={onPickAnother} {...shown} />;
  return <CheckoutScreen state={isPartly(data) ? 'partlyBooked' : state} {...shown} />;
}

function isPartly({ status, parts }: Trip): boolean {
  return isPartlyBooked(
    status,
    parts.map((part) => part.status),
  );
}

/** Back to the offers, without the one that can't be had. */
function useOtherChoice(): () => void {
  const { actor } = useBooking();
  return () => actor.send({ type: 'offer.drop' });
}
