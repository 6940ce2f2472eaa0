import '../../../i18n/catalogues/flight-flights.ts';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type FlightTypes, toSelectedResult } from '#domain/flight-booking/flight-choice.ts';
import { type FlightCriteria, listDirections } from '#domain/flight-booking/flight-criteria.ts';
import type { FlightList } from '#domain/flight-booking/flight-list.ts';
import { useFlightBooking, useFlightBookingSelector } from '../../../actors/flight-booking/flight-booking.ts';
import type { EnumStore } from '../../../api/enum-store.ts';
import { requestAddress } from '../../../booking/request-address.ts';
import { useResults } from '../../../booking/use-results.ts';
import { useFlightNames } from '../use-flight-names.ts';
import { FlightResultsScreen } from './FlightResultsScreen.tsx';
import type { Alliance } from './flight-results-props.ts';

export function FlightResults() {
  const { enums, config } = useRouter().options.context;
  const { actor } = useFlightBooking();
  const results = useResults<FlightTypes, FlightList>(config.flightSources ?? BUILT_IN_SOURCES);
  const gone = useFlightBookingSelector(({ context }) => context.gone);
  const names = useFlightNames(results?.list ?? null);
  const alliances = useMemo(() => listAlliances(enums), [enums]);
  if (!results) return null;
  return (
    <FlightResultsScreen
      {...results}
      gone={gone}
      names={names}
      alliances={alliances}
      requestHref={requestForFlights(results.criteria)}
      onChoose={(chosen) => actor.send({ type: 'result.choose', result: toSelectedResult(chosen) })}
    />
  );
}

const BUILT_IN_SOURCES = ['network', 'lowCost'];

function listAlliances(enums: EnumStore): Alliance[] {
  return enums.choices('airlinealliances').map(({ id, label, additionalData = '' }) => ({
    id,
    name: label,
    airlines: additionalData.split(','),
  }));
}

function requestForFlights(criteria: FlightCriteria): string {
  const legs = listDirections(criteria);
  const days = legs.map(({ departureDate }) => departureDate).filter((day) => day !== '');
  return requestAddress({
    kinds: ['flight'],
    startsOn: days[0],
    endsOn: days.at(-1),
    places: legs.flatMap(({ origin, destination }) =>
      [origin, destination].flatMap((airport) => (airport ? [airport.city] : [])),
    ),
    travelers: criteria.travelers.map(({ _id }) => _id),
  });
}
