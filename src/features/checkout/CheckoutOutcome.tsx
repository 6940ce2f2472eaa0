import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Trip } from '#domain/contract.ts';
import { waitsForDecision } from '#domain/partly-booked.ts';
import { tripQuery } from '../../api/trip-queries.ts';
import type { BookingStep } from '../../components/booking/BookingSteps.tsx';
import { paths } from '../../components/paths.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import type { CheckoutOutcomeState } from './use-checkout-view.ts';

interface CheckoutOutcomeProps {
  tripId: string;
  outcome: CheckoutOutcomeState | 'partlyBooked';
  steps: readonly BookingStep[];
  onPickAnother: () => void;
}

export function CheckoutOutcome({ tripId, outcome, steps, onPickAnother }: CheckoutOutcomeProps) {
  const { api } = useRouter().options.context;
  const { data: trip } = useQuery({ ...tripQuery(api, tripId), throwOnError: false });
  const tripHref = paths.trip(tripId);
  if (!trip) return <CheckoutScreen state="loading" steps={steps} />;
  return outcome === 'failed' ? (
    <CheckoutScreen
      state={outcome}
      trip={trip}
      tripHref={tripHref}
      steps={steps}
      onPickAnother={onPickAnother}
    />
  ) : (
    <CheckoutScreen
      state={isPartly(trip) ? 'partlyBooked' : outcome}
      trip={trip}
      tripHref={tripHref}
      steps={steps}
    />
  );
}

function isPartly({ status, parts }: Trip): boolean {
  return waitsForDecision(
    status,
    parts.map((part) => part.status),
  );
}
