import {
  isCancelledError,
  experimental_streamedQuery as streamedQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { FlightDatesLine } from '#domain/contract.ts';
import type { DatePair } from '#domain/flight-booking/date-grid.ts';
import { compareDays, moveToDays } from '#domain/flight-booking/day-comparison.ts';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import { toFlightDatesRequest } from '#domain/flight-booking/flight-requests.ts';
import { changingRequest } from '#domain/part-change/changing-request.ts';
import { useChangeTarget } from '../../../actors/booking/booking-hooks.ts';
import { contractLines } from '../../../api/contract-lines.ts';
import { describeCode, errorCodeOf } from '../../../i18n/describe-error.ts';
import type { DateComparisonProps } from './DateComparison.tsx';

interface DateComparisonState {
  comparison: DateComparisonProps | null;
  compare: (criteria: FlightCriteria) => void;
  noteChange: (criteria: FlightCriteria) => void;
}

const DATES = '/api/booking/flight/dates';
const NONE: readonly FlightDatesLine[] = [];

/**
 * Compares the days around those of a search while they are shown; leaving the page or closing them stops it.
 */
export function useDateComparison(onSearch: (criteria: FlightCriteria) => void): DateComparisonState {
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const [criteria, setCriteria] = useState<FlightCriteria | null>(null);
  const changed = useChangeTarget();
  const request = useMemo(() => {
    const whole = criteria && toFlightDatesRequest(criteria);
    return whole && changingRequest(whole, changed);
  }, [criteria, changed]);
  const body = request ?? EMPTY_REQUEST;
  const queryKey = ['post', DATES, { body }];
  const {
    data = NONE,
    isFetching,
    error,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: streamedQuery({
      streamFn: ({ signal }) =>
        // Many searches, which the server limits: they may take longer than other calls.
        contractLines(api, DATES, { body, signal, fetch: (sent) => api.send(sent, fetch) }),
    }),
    enabled: request !== null,
    throwOnError: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const days = useMemo(
    () => criteria && compareDays({ criteria, now: api.clock.now(), lines: data, isRunning: isFetching }),
    [api, criteria, data, isFetching],
  );
  const close = () => setCriteria(null);
  const comparison = criteria &&
    days && {
      criteria,
      days,
      state: deriveState(isFetching, error, data),
      onStop: () => void client.cancelQueries({ queryKey }, { revert: false }),
      onRetry: () => void refetch(),
      onClose: close,
      onChoose: (pair: DatePair) => onSearch(moveToDays(criteria, pair)),
    };
  return {
    comparison,
    compare: setCriteria,
    noteChange: (entered) => {
      if (!criteria || isSameRequest(criteria, entered)) return;
      close();
    },
  };
}

const EMPTY_REQUEST = { travelers: [], flightType: 'oneWay' as const, legs: [] };

function isSameRequest(one: FlightCriteria, other: FlightCriteria): boolean {
  const [first, second] = [one, other].map((criteria) =>
    criteria.legs.some(({ origin, destination }) => origin === null || destination === null)
      ? null
      : JSON.stringify(toFlightDatesRequest(criteria)),
  );
  return first === second;
}

function deriveState(
  isFetching: boolean,
  error: Error | null,
  lines: readonly FlightDatesLine[],
): DateComparisonProps['state'] {
  if (isFetching) return { kind: 'running' };
  if (isCancelledError(error)) return { kind: 'stopped' };
  const code = errorCodeOf(error);
  if (code && lines.length === 0) return { kind: 'refused', message: describeCode(code) };
  const isComplete = lines.some(({ type }) => type === 'end');
  if (!isComplete) return { kind: 'failed' };
  return { kind: 'finished' };
}
