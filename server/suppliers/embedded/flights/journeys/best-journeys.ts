import type { Journey } from './journey.ts';

/** How many journeys with the same carriers and connections are enough. */
const ALIKE = 8;
const MINUTES_PER_CHANGE = 40;

export function bestJourneys(journeys: readonly Journey[], limit: number): Journey[] {
  const fastest = Math.min(...journeys.map(({ minutes }) => minutes));
  const alike = new Map<string, number>();
  return withoutDetained(journeys)
    .filter((journey) => isSane(journey, fastest))
    .sort(
      (one, other) =>
        calculateBurden(one) - calculateBurden(other) ||
        compareTexts(formatNumbers(one), formatNumbers(other)),
    )
    .filter((journey) => {
      const kind = toKind(journey);
      const before = alike.get(kind) ?? 0;
      alike.set(kind, before + 1);
      return journey.flights.length === 1 || before < ALIKE;
    })
    .slice(0, limit);
}

/**
 * No one accepts half a day for what others fly in one hour. The limits are those of Google's Travel Impact
 * Model, extended for short distances, where a change of planes takes long in proportion.
 */
function isSane({ minutes, km }: Journey, fastest: number): boolean {
  if (minutes === fastest) return true;
  const limit =
    fastest <= 180 ? 1.5 * fastest + 150 : fastest <= 360 ? 1.5 * fastest + 180 : 1.75 * fastest + 120;
  return minutes <= limit && km / (minutes / 60) >= 75;
}

/** Omits journeys that leave earlier than another one and arrive with the same last flight. */
function withoutDetained(journeys: readonly Journey[]): Journey[] {
  const latest = new Map<string, Journey>();
  for (const journey of journeys) {
    const { departure, date, direction } = journey.flights.at(-1) ?? journey.flights[0];
    const last = `${toKind(journey)}${direction.route.carrier.code}${departure.number}${date}`;
    const known = latest.get(last);
    if (!known || known.minutes > journey.minutes) latest.set(last, journey);
  }
  return [...latest.values()];
}

function calculateBurden({ minutes, flights }: Journey): number {
  return minutes + MINUTES_PER_CHANGE * (flights.length - 1);
}

function toKind({ flights }: Journey): string {
  return flights.map(({ direction }) => `${direction.route.carrier.code}${direction.to.code}`).join();
}

function formatNumbers({ flights }: Journey): string {
  return flights
    .map(({ direction, departure }) => `${direction.route.carrier.code}${departure.number}`)
    .join();
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
