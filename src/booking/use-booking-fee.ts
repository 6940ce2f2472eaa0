import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { BookingCriteria } from '#domain/booking/flow-types.ts';
import type { Money } from '#domain/contract.ts';
import { useChangeTarget } from '../actors/booking/booking-hooks.ts';
import { useTripDraftSession } from '../actors/trip-draft/trip-draft-hooks.ts';
import { contractQuery } from '../api/contract-query.ts';

export function useBookingFee(criteria: BookingCriteria | null): Money | null {
  const { api } = useRouter().options.context;
  const isChange = useChangeTarget() !== null;
  const isBegun = useTripDraftSession(({ context }) => context.parts.length > 0 || context.extended !== null);
  const travelers = (criteria?.travelers ?? []).map(({ _id }) => _id);
  const { data } = useQuery({
    ...contractQuery(api, 'post', '/api/booking/checkout', { body: { travelers } }),
    enabled: !isChange && isBegun === false && travelers.length > 0,
    throwOnError: false,
  });
  return isChange || isBegun !== false ? null : (data?.bookingFee ?? null);
}
