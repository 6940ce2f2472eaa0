import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { BookingCriteria, FlowTypes } from '#domain/booking/flow-types.ts';
import type { Money } from '#domain/contract.ts';
import { selectProgress, selectSearchState } from '#machines/booking/booking-selectors.ts';
import {
  useBooking,
  useBookingSelector,
  useChangeTarget,
  useFound,
} from '../actors/booking/booking-hooks.ts';
import { useTripDraftSession } from '../actors/trip-draft/trip-draft-hooks.ts';
import { contractQuery } from '../api/contract-query.ts';
import type { ResultsProps } from '../components/results/ResultsScreen.tsx';
import { useStepBar } from './flow-pages.ts';
import { listSources, toSearchFailure } from './search-state.ts';
import { useHourRate } from './use-hour-rate.ts';
import { usePolicyRules } from './use-policy-rules.ts';

export function useResults<Flow extends FlowTypes, List>(
  searched: readonly string[],
): ResultsProps<Flow['criteria'], List, Flow['list']> | null {
  const { actor, results, chooseSort } = useBooking<Flow, List>();
  const criteria = useBookingSelector<Flow, Flow['criteria'] | null>(({ context }) => context.criteria);
  const settings = useBookingSelector<Flow, Flow['list']>(({ context }) => context.list);
  const result = useBookingSelector<Flow, Flow['result'] | null>(({ context }) => context.result);
  const earlier = useBookingSelector(({ context }) => context.earlier);
  const search = useBookingSelector(({ context }) => context.search);
  const progress = useBookingSelector(selectProgress);
  const state = useBookingSelector(selectSearchState);
  const found = useFound<List>();
  const rules = usePolicyRules(criteria);
  const bookingFee = useBookingFee(criteria);
  const hour = useHourRate();
  const { steps, furthest } = useStepBar();
  const sources = useMemo(() => listSources(searched, search, progress), [searched, search, progress]);
  if (!criteria) return null;
  return {
    steps,
    furthest,
    criteria,
    progress,
    sources,
    failure: toSearchFailure(state, search),
    expired: state === 'expired',
    list: found.search === search.number ? found.shown : null,
    newResults: found.newResults,
    hiddenByPolicy: search.end?.hiddenByPolicy ?? 0,
    bookingFee,
    hour,
    settings,
    earlier,
    selected: result?.id ?? null,
    rules,
    searchHref: steps[0]?.href ?? '',
    onSort: chooseSort,
    onFilter: (filter) => actor.send({ type: 'list.filter', filter }),
    onPage: (page) => actor.send({ type: 'list.page', page }),
    onShowNew: results.showNew,
    onSearchAgain: () => actor.send({ type: 'search.retry' }),
  };
}

function useBookingFee(criteria: BookingCriteria | null): Money | null {
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
