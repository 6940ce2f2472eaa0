import { follows } from './combine-legs.ts';
import { readKey } from './fares/fare-key.ts';
import type { FarePlan } from './fares/fare-plans.ts';
import { buildTrip, selectPlans, type Trip } from './fares/trip.ts';
import { connects, type Journey } from './journeys/journey.ts';
import { isPlanned, isSoldBy, lastCallAt, SOURCES } from './sale-rules.ts';

export function findTrip(key: string, at: Date): { trip: Trip; plan: FarePlan } | null {
  const read = readKey(key);
  if (!read) return null;
  const trip = buildTrip(read.legs);
  const plan = selectPlans(trip, 'Y').find(({ id }) => id === read.plan);
  if (!plan || !isFlown(trip) || !isOnSale(trip, at)) return null;
  return { trip, plan };
}

function isFlown({ legs }: Trip): boolean {
  return legs.every((leg, index) => follows(leg, legs[index - 1]) && isJoined(leg));
}

function isJoined({ flights, km }: Journey): boolean {
  return flights.every((flight, index) => {
    const before = flights[index - 1];
    return !before || connects(before, flight, km);
  });
}

function isOnSale({ flights }: Trip, at: Date): boolean {
  const last = lastCallAt(at);
  return (
    flights.every(({ leaves, day }) => leaves >= last && isPlanned(day, at)) &&
    SOURCES.some((source) => flights.every(({ direction }) => isSoldBy(source, direction.route.carrier)))
  );
}
