import { useLingui } from '@lingui/react/macro';
import type { DayPart } from '#domain/flight-booking/flight-criteria.ts';
import {
  clearFlightFilter,
  countRows,
  type FlightFilterPart,
  partsOfFlightFilter,
  suggestFlightFilters,
  withoutFlightPart,
} from '#domain/flight-booking/flight-filter-parts.ts';
import { FilterState } from '../../../components/results/FilterState.tsx';
import { formatDuration } from '../../../i18n/format-duration.ts';
import { DAY_PART_TEXTS } from '../day-part-texts.ts';
import { nameOf } from '../flight-names.ts';
import { FARE_ASPECT_WORDS } from './fare-aspect-words.ts';
import type { FlightFilterProps } from './use-flight-filters.tsx';
import { useRoutes } from './use-routes.ts';

interface FlightFilterStateProps extends FlightFilterProps {
  isEmpty: boolean;
  requestHref: string;
}

export function FlightFilterState(props: FlightFilterStateProps) {
  const { index, filter, isEmpty, requestHref, onFilter } = props;
  const { t } = useLingui();
  return (
    <FilterState
      parts={partsOfFlightFilter(filter)}
      nameOf={useFlightPartNames(props)}
      isEmpty={isEmpty}
      emptyTitle={t`No flight matches your filters`}
      suggestFilters={() => suggestFlightFilters(index, filter)}
      all={isEmpty ? countRows(index, clearFlightFilter(filter)) : 0}
      onRemove={(part) => onFilter(withoutFlightPart(filter, part))}
      onRemoveAll={() => onFilter(clearFlightFilter(filter))}
      requestHref={requestHref}
    />
  );
}

type FilterContext = Pick<FlightFilterProps, 'criteria' | 'filter' | 'names' | 'alliances'>;

function useFlightPartNames({ criteria, filter, names, alliances }: FilterContext) {
  const { t } = useLingui();
  const routes = useRoutes(criteria);
  const airlines = filter.airlines.map((code) => nameOf(names.airlines, code)).join(', ');
  const allianceName = (id: string) => alliances.find((one) => one.id === id)?.name ?? id;
  const inWords = (parts: readonly DayPart[]) => parts.map((part) => t(DAY_PART_TEXTS[part])).join('; ');

  return function partName(part: FlightFilterPart): string {
    switch (part.kind) {
      case 'inPolicyOnly':
        return t`In policy`;
      case 'fareAspect':
        return t(FARE_ASPECT_WORDS[part.aspect]);
      case 'maximumStops': {
        const stops = filter.maximumStops ?? 0;
        return stops === 0 ? t`Direct flights` : t`At most ${stops} stops`;
      }
      case 'airlines':
        return t`Airline: ${airlines}`;
      case 'alliances':
        return t`Alliance: ${filter.alliances.map(allianceName).join(', ')}`;
      case 'airports':
        return t`Airport: ${filter.airports.join(', ')}`;
      case 'connections':
        return t`Change at: ${filter.connections.join(', ')}`;
      case 'maximumDurationMinutes':
        return t`Up to ${formatDuration(filter.maximumDurationMinutes ?? 0)} for a flight`;
      case 'maximumStopoverMinutes':
        return t`Up to ${formatDuration(filter.maximumStopoverMinutes ?? 0)} for a stop`;
      case 'times':
        return timesName(part.leg);
    }
  };

  function timesName(leg: number): string {
    const { departure = [], arrival = [] } = filter.times?.[leg] ?? {};
    const route = routes[leg] ?? '';
    const departs = inWords(departure);
    const arrives = inWords(arrival);
    if (arrives === '') return t`${route}, departure: ${departs}`;
    if (departs === '') return t`${route}, arrival: ${arrives}`;
    return t`${route}, departure: ${departs}, arrival: ${arrives}`;
  }
}
