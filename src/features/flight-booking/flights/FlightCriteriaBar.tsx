import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import {
  directionsOf,
  type FlightCriteria,
  type PickedAirport,
} from '#domain/flight-booking/flight-criteria.ts';
import { CriteriaBar } from '../../../components/results/ResultsScreen.tsx';
import { SearchProgress } from '../../../components/results/SearchProgress.tsx';
import { SERVICE_CLASSES } from '../../../components/verdicts/rule-texts.ts';
import { formatShortDay } from '../../../i18n/format.ts';
import { type FlightNames, nameOf } from '../flight-names.ts';
import type { FlightResultsScreenProps } from './flight-results-props.ts';
import { flightSource } from './flight-sources.ts';

type CriteriaProps = Pick<FlightResultsScreenProps, 'criteria' | 'searchHref' | 'progress' | 'sources'> &
  Pick<FlightNames, 'airlines'>;

/** Not rerendered with the list: sorting and filtering don't affect it. */
export const FlightCriteriaBar = memo(function FlightCriteriaBar(props: CriteriaProps) {
  const { criteria, airlines, searchHref, progress, sources } = props;
  const { t } = useLingui();
  const sourceName = (source: string) => {
    const known = flightSource(source);
    return typeof known === 'string' ? known : t(known);
  };
  const wanted = criteria.airlines.map((code) => nameOf(airlines, code)).join(', ');
  return (
    <CriteriaBar
      title={titleOf(criteria)}
      facts={
        <>
          <span>{daysOf(criteria)}</span>
          <span>{t(SERVICE_CLASSES[criteria.serviceClass])}</span>
          {criteria.directOnly ? (
            <span>
              <Trans>Direct flights only</Trans>
            </span>
          ) : null}
          {wanted === '' ? null : <span>{wanted}</span>}
          <span>
            <Plural value={criteria.travelers.length} one="# traveller" other="# travellers" />
          </span>
        </>
      }
      searchHref={searchHref}
      progress={<SearchProgress progress={progress} sources={sources} nameOf={sourceName} />}
    />
  );
});

/** The first day and, with several legs, the last one. */
function daysOf(criteria: FlightCriteria): string {
  const [first, ...others] = directionsOf(criteria).map(({ departureDate }) => departureDate);
  return [first, others.at(-1)].flatMap((day) => (day ? formatShortDay(day) : [])).join(' – ');
}

/** With several cities, only their codes are shown: each leg is named above its own list. */
function titleOf({ flightType, legs }: FlightCriteria): string {
  const [first] = legs;
  if (flightType !== 'multiCity') return `${cityOf(first?.origin)} – ${cityOf(first?.destination)}`;
  const ends = legs.flatMap(({ origin, destination }) => [origin?.code, destination?.code]);
  return ends.filter((code, place) => code !== ends[place - 1]).join(' – ');
}

function cityOf(airport: PickedAirport | null | undefined): string {
  return airport ? `${airport.city} (${airport.code})` : '';
}
