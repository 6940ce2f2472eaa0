import type { Journey } from '../journeys/journey.ts';
import { buildJourney } from '../journeys/journey.ts';
import { type Flight, findFlight } from '../network/flight.ts';

/**
 * A fare by what it is for: `LX188-fwn.UA451-fwn_UA450-fwz~light` are the flights of two legs, each with its day in
 * base 36, and the plan by which they are paid.
 */
export function buildKey(legs: readonly Journey[], plan: string): string {
  return `${legs.map(({ flights }) => flights.map(flightText).join('.')).join('_')}~${plan}`;
}

export interface ReadKey {
  legs: readonly [Journey, ...Journey[]];
  plan: string;
}

const LONGEST_KEY = 400;
const MOST_LEGS = 6;
const MOST_FLIGHTS = 3;

export function readKey(key: string): ReadKey | null {
  if (key.length > LONGEST_KEY) return null;
  const [way = '', plan = ''] = key.split('~');
  const texts = way.split('_').map((leg) => leg.split('.'));
  if (texts.length > MOST_LEGS || texts.some((leg) => leg.length > MOST_FLIGHTS)) return null;
  const [first, ...others] = texts.map(toJourney);
  if (!first) return null;
  const rest = others.filter((leg) => leg !== null);
  const legs: ReadKey['legs'] = [first, ...rest];
  // Only the canonical form of a key is valid.
  return buildKey(legs, plan) === key ? { legs, plan } : null;
}

function toJourney(texts: readonly string[]): Journey | null {
  const [first, ...others] = texts.map(toFlight);
  if (!first) return null;
  const rest = others.filter((flight) => flight !== null);
  return rest.length === others.length ? buildJourney([first, ...rest]) : null;
}

function toFlight(text: string): Flight | null {
  const [, carrier = '', number = '', day = ''] = /^([A-Z\d]{2})(\d{1,4})-([a-z\d]{3})$/.exec(text) ?? [];
  return carrier === '' ? null : findFlight(carrier, Number(number), Number.parseInt(day, 36));
}

function flightText({ direction, departure, day }: Flight): string {
  return `${direction.route.carrier.code}${departure.number}-${day.toString(36)}`;
}
