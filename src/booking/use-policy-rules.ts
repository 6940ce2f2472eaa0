import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { BookingCriteria } from '#domain/booking/flow-types.ts';
import type { PolicyRule } from '#domain/contract.ts';
import { contractQuery } from '../api/contract-query.ts';

const NO_RULES: readonly PolicyRule[] = [];

export function usePolicyRules(criteria: BookingCriteria | null): readonly PolicyRule[] {
  const { api } = useRouter().options.context;
  const traveler = criteria?.travelers[0];
  const query = contractQuery(api, 'get', '/api/booking/policy', {
    params: { query: { companyUser: traveler?._id ?? '' } },
  });
  const { data } = useQuery({ ...query, enabled: traveler !== undefined, throwOnError: false });
  return data?.policy?.rules ?? NO_RULES;
}
