import '../../../i18n/catalogues/flight-search.ts';
import '../../../i18n/catalogues/places.ts';
import { lazy, Suspense } from 'react';
import type { FlightTypes } from '#domain/flight-booking/flight-choice.ts';
import {
  type FlightCriteria,
  freshFlightCriteria,
  listDirections,
} from '#domain/flight-booking/flight-criteria.ts';
import { useChangeTarget } from '../../../actors/booking/booking-hooks.ts';
import { useFlightBookingSelector } from '../../../actors/flight-booking/flight-booking.ts';
import { SearchStep, type SearchStepProps } from '../../../booking/SearchStep.tsx';
import { useSearchStep } from '../../../booking/use-search-step.ts';
import { FlightSearchScreen } from './FlightSearchScreen.tsx';
import { useDateComparison } from './use-date-comparison.ts';
import { useFlightFields } from './use-flight-fields.ts';

/** Most searches change no booking. */
const SameFlightsOfChange = lazy(async () => ({
  default: (await import('./SameFlightsOfChange.tsx')).SameFlightsOfChange,
}));

export function FlightSearch() {
  return <SearchStep>{(step) => <SearchForm {...step} />}</SearchStep>;
}

function SearchForm({ session, onDiscard }: SearchStepProps) {
  const { first, screen } = useSearchStep<FlightTypes>({
    kind: 'flight',
    session,
    fresh: freshFlightCriteria,
    describe: describeSearch,
  });
  const written = useFlightBookingSelector(({ context }) => context.written);
  const [traveler = null] = (written ?? first).travelers;
  const changed = useChangeTarget();
  const { comparison, compare, noteChange } = useDateComparison(screen.onSubmit);
  const fields = useFlightFields(session, traveler);
  return (
    <FlightSearchScreen
      {...screen}
      {...fields}
      onDiscard={onDiscard}
      criteria={first}
      comparison={comparison}
      sameFlights={
        changed ? (
          <Suspense fallback={null}>
            <SameFlightsOfChange changed={changed} />
          </Suspense>
        ) : null
      }
      onWrite={(criteria) => {
        screen.onWrite(criteria);
        noteChange(criteria);
      }}
      onCompare={compare}
    />
  );
}

/** Before flights are chosen, a search is named after its cities. */
function describeSearch(criteria: FlightCriteria) {
  const directions = listDirections(criteria);
  const from = directions[0]?.departureDate ?? '';
  return {
    title: listCities(criteria).join(' – '),
    from,
    to: directions.at(-1)?.departureDate ?? from,
  };
}

function listCities({ legs }: FlightCriteria): string[] {
  const cities = legs.flatMap(({ origin, destination }) => [origin?.city ?? '', destination?.city ?? '']);
  return cities.filter((city, at) => city !== cities[at - 1]);
}
