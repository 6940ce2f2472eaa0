import type { ServiceClass } from '../contract.ts';
import type { FareEntry, FlightEntry, FlightList } from './flight-list.ts';

export interface UsualEmissions {
  /** The median, each journey in its cheapest fare of the cabin. */
  co2Kg: number;
  journeys: number;
}

type Journey = Pick<FlightEntry, 'legs'>;
type CabinFare = Pick<FareEntry, 'serviceClasses'>;

/** Fewer journeys say nothing about what is usual. */
const FEWEST = 10;

export function usualEmissions({
  flights,
}: Pick<FlightList, 'flights'>): (journey: Journey, fare: CabinFare) => UsualEmissions | null {
  const byCabin = new Map<ServiceClass | undefined, number[]>();
  for (const flight of flights) {
    const cheapest = new Map<ServiceClass | undefined, number>();
    for (const fare of flight.fares) {
      const cabin = findCabin(flight, fare);
      if (!cheapest.has(cabin)) cheapest.set(cabin, fare.co2Kg);
    }
    for (const [cabin, co2Kg] of cheapest) byCabin.set(cabin, [...(byCabin.get(cabin) ?? []), co2Kg]);
  }
  const usual = new Map([...byCabin].map(([cabin, emissions]) => [cabin, findMedian(emissions)]));
  return (journey, fare) => usual.get(findCabin(journey, fare)) ?? null;
}

/** The cabin of most of the distance: a feeder in another one hardly counts. */
function findCabin({ legs }: Journey, { serviceClasses }: CabinFare): ServiceClass | undefined {
  const distances = new Map<ServiceClass, number>();
  for (const [at, { distanceKm }] of legs.flatMap(({ segments }) => segments).entries()) {
    const cabin = serviceClasses[at];
    if (cabin) distances.set(cabin, (distances.get(cabin) ?? 0) + distanceKm);
  }
  return [...distances].sort(([, one], [, other]) => other - one)[0]?.[0];
}

function findMedian(emissions: readonly number[]): UsualEmissions | null {
  const sorted = emissions.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)];
  return median === undefined || sorted.length < FEWEST ? null : { co2Kg: median, journeys: sorted.length };
}
