import { useLingui } from '@lingui/react/macro';
import {
  clearFlightFilter,
  countRows,
  partsOfFlightFilter,
  suggestFlightFilters,
  withoutFlightPart,
} from '#domain/flight-booking/flight-filter-parts.ts';
import { FilterState } from '../../../components/results/FilterState.tsx';
import type { FlightFilterPanelProps } from './FlightFilterPanel.tsx';
import { useFlightPartNames } from './use-flight-part-names.ts';

interface FlightFilterStateProps extends FlightFilterPanelProps {
  isEmpty: boolean;
  requestHref: string;
}

/** The filters that are on, each to be taken away, and the ways out of a list that they leave empty. */
export function FlightFilterState(props: FlightFilterStateProps) {
  const { index, filter, isEmpty, requestHref, onFilter } = props;
  const { t } = useLingui();
  return (
    <FilterState
      parts={partsOfFlightFilter(filter)}
      nameOf={useFlightPartNames(props)}
      isEmpty={isEmpty}
      emptyTitle={t`No flight passes your filters`}
      suggestFilters={() => suggestFlightFilters(index, filter)}
      all={isEmpty ? countRows(index, clearFlightFilter(filter)) : 0}
      onRemove={(part) => onFilter(withoutFlightPart(filter, part))}
      onRemoveAll={() => onFilter(clearFlightFilter(filter))}
      requestHref={requestHref}
    />
  );
}
