import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import { type CheckoutPart, listTravelers } from '#domain/checkout/checkout-part.ts';
import type { TripToExtend } from '#domain/checkout/trip-to-extend.ts';
import { type Clash, findClashes } from '#domain/clashes/find-clashes.ts';
import { planParts } from '#domain/clashes/plan-parts.ts';
import type { PlannedPart } from '#domain/contract.ts';
import { dayAfter } from '#domain/local-time.ts';
import { daysOf } from '#domain/trip-draft/part-days.ts';
import { travelerPlansQuery } from '../api/booking-requests.ts';

/** What does not go together, and all travellers that it may be about. */
export interface ClashList {
  clashes: readonly Clash[];
  travelers: readonly BookingTraveler[];
}

const NO_PLANS: readonly PlannedPart[] = [];

/** Compares chosen parts with each other, with the extended trip and with other trips of their travellers. */
export function useClashes(parts: readonly CheckoutPart[], extended: TripToExtend | null): ClashList {
  const { api } = useRouter().options.context;
  const ids = listTravelers(parts);
  const days = parts.map(daysOf).filter(({ from, to }) => from !== '' && to !== '');
  const from = days.map((one) => one.from).sort()[0] ?? '';
  const to =
    days
      .map((one) => one.to)
      .sort()
      .at(-1) ?? '';
  const { data } = useQuery({
    // Days differ between time zones.
    ...travelerPlansQuery(api, {
      travelers: ids,
      from: from && dayAfter(from, -1),
      to: to && dayAfter(to, 1),
    }),
    enabled: from !== '' && ids.length > 0,
    throwOnError: false,
  });
  const plans = data?.parts ?? NO_PLANS;
  const isExtended = ({ trip }: PlannedPart) => trip._id === extended?.tripId;
  const own = [...plans.filter(isExtended), ...planParts(parts)];
  const people = new Map(parts.flatMap(({ criteria }) => criteria.travelers.map((one) => [one._id, one])));
  return {
    clashes: findClashes(
      own,
      plans.filter((plan) => !isExtended(plan)),
    ),
    travelers: [...people.values()],
  };
}
