import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { TripToExtend } from '#domain/checkout/trip-to-extend.ts';
import { type Clash, findClashes, isAbout } from '#domain/clashes/find-clashes.ts';
import { type Choice, planChoice, planParts } from '#domain/clashes/plan-parts.ts';
import type { PlannedPart } from '#domain/contract.ts';
import { dayAfter } from '#domain/local-time.ts';
import type { TripDraftSnapshot } from '#machines/trip-draft/trip-draft-selectors.ts';
import { useBookingSelector, useChangeTarget } from '../actors/booking/booking-hooks.ts';
import { useTripDraftSession } from '../actors/trip-draft/trip-draft-hooks.ts';
import { contractQuery } from '../api/contract-query.ts';

export interface ClashList {
  clashes: readonly Clash[];
  travelers: readonly BookingTraveler[];
}

const NO_PLANS: readonly PlannedPart[] = [];

export function useClashes(parts: readonly CheckoutPart[], extended: TripToExtend | null): ClashList {
  const people = parts.flatMap(({ criteria }) => criteria.travelers);
  return useComparison(planParts(parts), people, extended);
}

/**
 * What a choice would not go together with, before it is made. A change of a booked part stays in its trip, and is not
 * compared.
 */
export function useClashesOf(choice: Choice | null): ClashList {
  const isChange = useChangeTarget() !== null;
  const plan = choice && !isChange ? planChoice(choice) : null;
  return useClashesBesideDraft(plan ? [plan] : [], choice ? [choice] : []);
}

export function useClashesOfFlow(parts: readonly CheckoutPart[]): ClashList {
  return useClashesBesideDraft(planParts(parts), parts);
}

function useClashesBesideDraft(
  plans: ReturnType<typeof planParts>,
  chosen: readonly Pick<Choice, 'criteria'>[],
): ClashList {
  const replaces = useBookingSelector(({ context }) => context.replaces);
  const draft = useTripDraftSession(selectDraftTrip);
  const replaced = replaces && 'draftPart' in replaces ? replaces.draftPart : null;
  const others = (draft?.parts ?? []).filter(({ id }) => id !== replaced).map(({ part }) => part);
  const own = plans.length > 0 ? [...planParts(others), ...plans] : [];
  const people = [...others, ...chosen].flatMap(({ criteria }) => criteria.travelers);
  const { clashes, travelers } = useComparison(own, people, draft?.extended ?? null);
  return { clashes: clashes.filter((clash) => plans.some((plan) => isAbout(plan, clash))), travelers };
}

const selectDraftTrip = ({ context }: TripDraftSnapshot) => context;

function useComparison(
  chosen: ReturnType<typeof planParts>,
  people: readonly BookingTraveler[],
  extended: TripToExtend | null,
): ClashList {
  const { api } = useRouter().options.context;
  const travelers = [...new Map(people.map((one) => [one._id, one])).values()];
  const from = chosen.map(({ begins }) => begins.slice(0, 10)).sort()[0];
  const to = chosen
    .map(({ ends }) => ends.slice(0, 10))
    .sort()
    .at(-1);
  const { data } = useQuery({
    // Days differ between time zones.
    ...contractQuery(api, 'post', '/api/booking/plans', {
      body: {
        travelers: travelers.map(({ _id }) => _id),
        from: from ? dayAfter(from, -1) : '',
        to: to ? dayAfter(to, 1) : '',
      },
    }),
    enabled: from !== undefined && travelers.length > 0,
    throwOnError: false,
  });
  const plans = data?.parts ?? NO_PLANS;
  const isExtended = ({ trip }: PlannedPart) => trip._id === extended?.tripId;
  return {
    clashes: findClashes(
      [...plans.filter(isExtended), ...chosen],
      plans.filter((plan) => !isExtended(plan)),
    ),
    travelers,
  };
}
