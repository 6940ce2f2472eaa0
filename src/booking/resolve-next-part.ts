import { toCarPlaceRequest } from '#domain/car-booking/car-requests.ts';
import { returnedBefore, withinStationHours } from '#domain/car-booking/planned-car.ts';
import type { ClientConfig } from '#domain/contract.ts';
import { pickAirport } from '#domain/flight-booking/flight-criteria.ts';
import type { NextPart } from '#domain/trip-draft/prefill.ts';
import { newKey } from '../actors/booking/new-key.ts';
import { findAirports } from '../api/airport-requests.ts';
import { findCarStations } from '../api/car-requests.ts';
import type { Api } from '../api/client.ts';
import { createPlaces } from '../api/place-requests.ts';

/** After this time, filling in the field is faster for the user than waiting. */
const LONGEST_WAIT_MS = 3_000;

interface LookupContext {
  api: Api;
  config: ClientConfig;
}

/** The search with its place, airport or open station looked up; unchanged where that is not found in time. */
export async function resolveNextPart(next: NextPart, context: LookupContext): Promise<NextPart> {
  try {
    return await lookUpNextPart(next, context, AbortSignal.timeout(LONGEST_WAIT_MS));
  } catch {
    return next;
  }
}

/** The same without a limit of time; failures are thrown. */
export async function lookUpNextPart(
  next: NextPart,
  { api, config }: LookupContext,
  signal: AbortSignal,
): Promise<NextPart> {
  switch (next.kind) {
    case 'hotel':
      return next.lookUp
        ? await withPlace(next, next.lookUp, createPlaces(config, api.address), signal)
        : next;
    case 'flight':
      return next.lookUp ? withDestination(next, await findAirports(api, next.lookUp, signal)) : next;
    case 'car':
      return await withOpenStation(next, api, signal);
  }
}

type Next<Kind extends NextPart['kind']> = Extract<NextPart, { kind: Kind }>;

async function withPlace(
  next: Next<'hotel'>,
  text: string,
  places: ReturnType<typeof createPlaces>,
  signal: AbortSignal,
): Promise<NextPart> {
  const session = newKey();
  const [found] = await places.suggest({ text, session, near: undefined }, signal);
  if (!found) return next;
  const { latitude, longitude } = await places.locate(found.placeId, session, signal);
  return { ...next, criteria: { ...next.criteria, place: { label: found.name, latitude, longitude } } };
}

async function withOpenStation(next: Next<'car'>, api: Api, signal: AbortSignal): Promise<NextPart> {
  const { criteria, departure } = next;
  const { pickUp, pickUpDate } = criteria;
  if (!pickUp || pickUpDate === '') return next;
  const { carReturnHours, stations } = await findCarStations(api, toCarPlaceRequest(pickUp), signal);
  const returned = returnedBefore(criteria, departure, carReturnHours);
  return { ...next, criteria: withinStationHours(returned, stations) };
}

function withDestination(next: Next<'flight'>, found: Awaited<ReturnType<typeof findAirports>>): NextPart {
  const [airport] = found;
  const [leg, ...others] = next.criteria.legs;
  if (!airport || !leg) return next;
  const legs = [{ ...leg, destination: pickAirport(airport) }, ...others];
  return { ...next, criteria: { ...next.criteria, legs } };
}
