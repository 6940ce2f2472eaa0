import { msg } from '@lingui/core/macro';
import { pickAirport } from '#domain/flight-booking/flight-criteria.ts';
import { findAirports } from '../../api/find-airports.ts';
import type { NextKind, NextPartOf } from './next-kind.ts';

export const nextFlight: NextKind<'flight'> = {
  label: ({ city }, days) => msg`Add a flight to ${city}, ${days}`,
  lookUp: async (next, { api }, signal) =>
    next.lookUp ? withDestination(next, await findAirports(api, next.lookUp, signal)) : next,
};

function withDestination(
  next: NextPartOf<'flight'>,
  found: Awaited<ReturnType<typeof findAirports>>,
): NextPartOf<'flight'> {
  const [airport] = found;
  const [leg, ...others] = next.criteria.legs;
  if (!airport || !leg) return next;
  const legs = [{ ...leg, destination: pickAirport(airport) }, ...others];
  return { ...next, criteria: { ...next.criteria, legs } };
}
