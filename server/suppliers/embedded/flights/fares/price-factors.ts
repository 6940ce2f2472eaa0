import { createChance } from '../../chance.ts';
import { endsOf, findMainCarrier, type Journey } from '../journeys/journey.ts';
import { toDay, toWeekday } from '../network/calendar.ts';
import { loadNetwork } from '../network/network.ts';
import type { WorldAirport } from '../network/world-airports.ts';
import { offsetAt } from '../network/zone-clock.ts';
import { seatsIn, unitOfFlight, unsoldSeats } from './cabins.ts';
import { isFar } from './trip.ts';

const MILE_KM = 1.609344;
const MIDDLE_EAST = new Set('AE BH IL IQ JO KW LB OM QA SA'.split(' '));

/**
 * The price of an economy seat in francs, before conditions, cabin and time of buying. The distance formula is the
 * Standard Industry Fare Level of the US Department of Transportation (July to December 2022); the rest is estimated.
 */
export function priceLevel(journey: Journey): number {
  return (
    industryFare(journey.km) *
    marketFactor(journey) *
    competitionFactor(journey) *
    changesFactor(journey) *
    hourFactor(journey) *
    seasonFactor(journey) *
    demandFactor(journey)
  );
}

/** By whole days from purchase to the first departure: fares go up 60, 30, 21, 14, 7, 3 and 1 days before. */
export function advanceFactor(days: number): number {
  if (days >= 60) return 0.8;
  if (days >= 30) return 0.85;
  if (days >= 21) return 0.92;
  if (days >= 14) return 1;
  if (days >= 7) return 1.2;
  if (days >= 3) return 1.5;
  return days >= 1 ? 1.75 : 1.95;
}

/** In francs, at 0.8 per dollar. */
function industryFare(km: number): number {
  const miles = km / MILE_KM;
  const rate =
    0.2417 * Math.min(miles, 500) +
    0.1843 * Math.max(0, Math.min(miles, 1500) - 500) +
    0.1771 * Math.max(0, miles - 1500);
  return 0.8 * (44.18 + rate);
}

function marketFactor(journey: Journey): number {
  const { from, to } = endsOf(journey);
  const cheap = findMainCarrier(journey).kind === 'lowCost';
  if (isFar(journey)) return cheap ? 0.5 : 0.65;
  if (from.continent === 'EU' && to.continent === 'EU') return cheap ? 0.36 : 0.75;
  if (MIDDLE_EAST.has(from.country) || MIDDLE_EAST.has(to.country)) return cheap ? 0.55 : 0.85;
  if (from.continent === 'AS' && to.continent === 'AS') return cheap ? 0.42 : 0.7;
  if (from.country === 'US' && to.country === 'US') return cheap ? 0.55 : 0.75;
  return cheap ? 0.55 : 0.8;
}

/** A carrier without competition charges more. */
function competitionFactor({ flights }: Journey): number {
  const [{ direction }] = flights;
  return flights.length === 1 && carriersBetween(direction.from, direction.to) === 1 ? 1.2 : 1;
}

function carriersBetween(one: WorldAirport, other: WorldAirport): number {
  const routes = loadNetwork().routesAt(one.code);
  return new Set(
    routes.filter((route) => route.base === other || route.other === other).map(({ carrier }) => carrier),
  ).size;
}

/** Connections are cheaper on a long distance, and more expensive on a short one. */
function changesFactor(journey: Journey): number {
  const changes = journey.flights.length - 1;
  if (changes === 0) return 1;
  const luck = createChance('changes', findMainCarrier(journey).code, endsOf(journey).to.code).next();
  return isFar(journey) ? 0.78 + 0.15 * luck + 0.04 * (changes - 1) : 1.02 + 0.18 * luck * changes;
}

/** Business travelers leave on Monday morning and return on Thursday and Friday evening. */
function hourFactor({ flights }: Journey): number {
  const { leaves, direction } = flights[0];
  const local = leaves + offsetAt(direction.from.zone, leaves);
  const weekday = toWeekday(toDay(local));
  const hour = Math.floor((local % 1440) / 60);
  if (weekday === 0 && hour >= 7 && hour < 9) return 1.15;
  if ((weekday === 3 || weekday === 4) && hour >= 16 && hour < 20) return 1.15;
  if (weekday === 5) return 0.88;
  return (weekday === 1 || weekday === 2) && hour >= 10 && hour < 15 ? 0.92 : 1;
}

function seasonFactor({ flights }: Journey): number {
  const { date } = flights[0];
  const day = date.slice(5);
  return (day >= '06-01' && day <= '08-31') || day >= '12-18' || day <= '01-04' ? 1.15 : 1;
}

/** Full flights are more expensive; apart from that, prices vary randomly by a few percent. */
function demandFactor({ flights }: Journey): number {
  const full = flights.map((flight) => {
    const unit = unitOfFlight(flight, 'Y');
    const seats = seatsIn(flight.direction.route.carrier, flight.departure.aircraft, 'Y');
    return 1 - unsoldSeats(unit, seats) / seats;
  });
  const noise = createChance('noise', ...flights.map((flight) => unitOfFlight(flight, 'Y'))).next();
  return (0.82 + 0.3 * Math.max(...full)) * (0.94 + 0.12 * noise);
}
