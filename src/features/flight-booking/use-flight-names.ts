import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { FlightList } from '#domain/flight-booking/flight-list.ts';
import { AIRCRAFT_NAMES } from './aircraft-names.ts';
import type { FlightNames } from './flight-names.ts';

export function useFlightNames(list: Pick<FlightList, 'airports'> | null): FlightNames {
  const { enums } = useRouter().options.context;
  const airports = list?.airports;
  return useMemo(
    () => ({
      airlines: new Map(enums.choices('airlines').map(({ id, label }) => [id, label])),
      airports: new Map([...(airports?.values() ?? [])].map(({ code, name }) => [code, name])),
      aircraft: AIRCRAFT_NAMES,
    }),
    [enums, airports],
  );
}
