import '../../../i18n/catalogues/flight-search.ts';
import '../../../i18n/catalogues/places.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { FlightTypes } from '#domain/flight-booking/flight-choice.ts';
import {
  type FlightCriteria,
  freshFlightCriteria,
  listDirections,
  type SelectedAirport,
} from '#domain/flight-booking/flight-criteria.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { useFlightBookingSelector } from '../../../actors/flight-booking/flight-booking.ts';
import { findAirports } from '../../../api/airport-requests.ts';
import { locationsQuery } from '../../../api/booking-requests.ts';
import { companyAirportsQuery, flownAirportsQuery } from '../../../api/known-airport-requests.ts';
import { SearchStep, type SearchStepProps } from '../../../booking/SearchStep.tsx';
import { useSearchStep } from '../../../booking/use-search-step.ts';
import { FlightSearchScreen } from './FlightSearchScreen.tsx';
import type { AirportsOfForm } from './search-fields.ts';
import { useDateComparison } from './use-date-comparison.ts';

/** The first step: where, when, how and for whom. */
export function FlightSearch() {
  return <SearchStep>{(step) => <SearchForm {...step} />}</SearchStep>;
}

function SearchForm({ session, onDiscard }: SearchStepProps) {
  const { api, enums } = useRouter().options.context;
  const { first, screen } = useSearchStep<FlightTypes>({
    session,
    fresh: () => freshCriteria(session),
    describe: describeSearch,
  });
  const written = useFlightBookingSelector(({ context }) => context.written);
  const [traveler = null] = (written ?? first).travelers;
  const { comparison, compare, noteChange } = useDateComparison(screen.onSubmit);
  const airports = useAirports(session.company._id, traveler);
  return (
    <FlightSearchScreen
      {...screen}
      {...airports}
      onDiscard={onDiscard}
      criteria={first}
      now={api.clock.now().toISOString()}
      serviceClasses={enums.choices('serviceclasses')}
      airlines={enums.choices('airlines')}
      comparison={comparison}
      onWrite={(criteria) => {
        screen.onWrite(criteria);
        noteChange(criteria);
      }}
      onCompare={compare}
    />
  );
}

/** Only the defaults and the user are filled in, the user only in a company that they belong to. */
function freshCriteria({ companyUser, company }: Session): FlightCriteria {
  const { _id, user } = companyUser;
  const { firstName, lastName } = user;
  const travelers = companyUser.company === company._id ? [{ _id, firstName, lastName }] : [];
  return freshFlightCriteria({ purpose: '', travelers });
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

const MOST_KNOWN = 6;
const NONE: readonly SelectedAirport[] = [];

/**
 * How airports are found, and those that are proposed before anything is typed: of the traveller's flights or, where
 * there are none, of the company's cities. Where they can't be loaded, nothing is proposed.
 */
function useAirports(
  companyId: string,
  traveler: BookingTraveler | null,
): Pick<AirportsOfForm, 'find' | 'known'> {
  const { api } = useRouter().options.context;
  const { data: flown = NONE, isFetching } = useQuery({
    ...flownAirportsQuery(api, companyId, traveler),
    enabled: traveler !== null,
    throwOnError: false,
  });
  const hasNotFlown = !isFetching && flown.length === 0;
  const { data: places } = useQuery({
    ...locationsQuery(api, companyId),
    enabled: hasNotFlown,
    throwOnError: false,
  });
  const { data: ofCompany = NONE } = useQuery({
    ...companyAirportsQuery(api, companyId, places?.locations ?? []),
    enabled: hasNotFlown && places !== undefined,
    throwOnError: false,
  });
  const known = hasNotFlown ? ofCompany : flown;
  return useMemo(
    () => ({
      find: (typed, signal) => findAirports(api, typed, signal),
      known: known.slice(0, MOST_KNOWN),
    }),
    [api, known],
  );
}
