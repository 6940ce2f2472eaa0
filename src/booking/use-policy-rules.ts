import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { BookingCriteria } from '#domain/booking/flow-types.ts';
import type { PolicyRule } from '#domain/contract.ts';
import { travelerPolicyQuery } from '../api/booking-requests.ts';

const NO_RULES: readonly PolicyRule[] = [];

/** The rules of the first traveller, for explanations; null until they are loaded. */
export function usePolicyRules({ travelers }: BookingCriteria): readonly PolicyRule[] {
  const { api } = useRouter().options.context;
  const query = travelerPolicyQuery(api, travelers[0]?._id ?? '');
  const { data } = useQuery({ ...query, enabled: travelers.length > 0, throwOnError: false });
  return data?.policy?.rules ?? NO_RULES;
}
