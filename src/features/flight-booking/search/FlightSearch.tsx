import '../../../i18n/catalogues/flight-search.ts';
import '../../../i18n/catalogues/places.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { BookingTraveler, SelectedResult } from '#domain/booking/flow-types.ts';
import {
  type FlightCriteria,
  freshFlightCriteria,
  listDirections,
  type SelectedAirport,
} from '#domain/flight-booking/flight-criteria.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useFlightBooking, useFlightBookingSelector } from '../../../actors/flight-booking/flight-booking.ts';
import { useSessionSelector } from '../../../actors/use-session.ts';
import { findAirports } from '../../../api/airport-requests.ts';
import { locationsQuery } from '../../../api/booking-requests.ts';
import { companyAirportsQuery, flownAirportsQuery } from '../../../api/known-airport-requests.ts';
import { useStepBar } from '../../../booking/flow-pages.ts';
import { useTripChoices } from '../../../booking/use-trip-choices.ts';
import type { UnfinishedBooking } from '../../../components/booking/DraftNotice.tsx';
import { FlightSearchScreen } from './FlightSearchScreen.tsx';
import type { AirportsOfForm } from './search-fields.ts';
import { useDateComparison } from './use-date-comparison.ts';

/** The first step: where, when, how and for whom. */
export function FlightSearch() {
  const session = useSessionSelector(selectSession);
  const { actor } = useFlightBooking();
  const [forms, setForms] = useState(0);
  if (!session) return null;
  const discard = () => {
    actor.send({ type: 'booking.discard' });
    setForms(forms + 1);
  };
  return <SearchForm key={forms} session={session} onDiscard={discard} />;
}

interface SearchFormProps {
  session: Session;
  onDiscard: () => void;
}

function SearchForm({ session, onDiscard }: SearchFormProps) {
  const { api, enums } = useRouter().options.context;
  const { actor, resumedFrom } = useFlightBooking();
  const lastCriteria = useFlightBookingSelector(({ context }) => context.criteria);
  const saved = useFlightBookingSelector(({ context }) => context.written);
  const flight = useFlightBookingSelector(({ context }) => context.result);
  const [first] = useState(() => saved ?? lastCriteria ?? freshCriteria(session));
  const [traveler = null] = (saved ?? first).travelers;
  const search = (criteria: FlightCriteria) => actor.send({ type: 'criteria.submit', criteria });
  const { comparison, compare, noteChange } = useDateComparison(search);
  const airports = useAirports(session.company._id, traveler);
  return (
    <FlightSearchScreen
      {...useStepBar()}
      {...airports}
      left={unfinishedFlight(lastCriteria, flight, resumedFrom())}
      onContinue={() => actor.send({ type: 'step.open', step: 'checkout' })}
      onDiscard={onDiscard}
      criteria={first}
      now={api.clock.now().toISOString()}
      {...useTripChoices(session)}
      serviceClasses={enums.choices('serviceclasses')}
      airlines={enums.choices('airlines')}
      comparison={comparison}
      onWrite={(criteria) => {
        actor.send({ type: 'criteria.write', criteria });
        noteChange(criteria);
      }}
      onSubmit={search}
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

/** The unfinished booking: its flights or, before any are chosen, its cities. */
function unfinishedFlight(
  criteria: FlightCriteria | null,
  flight: SelectedResult | null,
  savedAt: string | null,
): UnfinishedBooking | null {
  if (criteria === null || savedAt === null) return null;
  const directions = listDirections(criteria);
  const from = directions[0]?.departureDate ?? '';
  return {
    title: flight?.name ?? listCities(criteria).join(' – '),
    from,
    to: directions.at(-1)?.departureDate ?? from,
    savedAt,
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
