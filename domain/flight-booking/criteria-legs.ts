import {
  EMPTY_LEG,
  FEWEST_MULTI_CITY_LEGS,
  type FlightCriteria,
  type FlightType,
  type LegInput,
  listDirections,
  MOST_LEGS,
} from './flight-criteria.ts';

export function changeFlightType(criteria: FlightCriteria, flightType: FlightType): FlightCriteria {
  if (flightType === criteria.flightType) return criteria;
  const directions = listDirections(criteria);
  if (flightType === 'multiCity') {
    const missing = Math.max(0, FEWEST_MULTI_CITY_LEGS - directions.length);
    return { ...criteria, flightType, legs: [...directions, ...Array(missing).fill(EMPTY_LEG)] };
  }
  const [out = EMPTY_LEG, back = EMPTY_LEG] = directions;
  const wasMultiCity = criteria.flightType === 'multiCity';
  return {
    ...criteria,
    flightType,
    legs: [{ ...out, departureDate: '' }],
    departureDateRange: wasMultiCity
      ? { from: out.departureDate, to: back.departureDate }
      : criteria.departureDateRange,
    returnTime: wasMultiCity ? back.departureTime : criteria.returnTime,
  };
}

export function changeLeg(
  criteria: FlightCriteria,
  index: number,
  changes: Partial<LegInput>,
): FlightCriteria {
  return withLegs(
    criteria,
    criteria.legs.map((leg, at) => (at === index ? { ...leg, ...changes } : leg)),
  );
}

export function swapPlaces(criteria: FlightCriteria, index: number): FlightCriteria {
  const { origin = null, destination = null } = criteria.legs[index] ?? {};
  return changeLeg(criteria, index, { origin: destination, destination: origin });
}

export function addLeg(criteria: FlightCriteria): FlightCriteria {
  const { legs } = criteria;
  if (legs.length >= MOST_LEGS) return criteria;
  return withLegs(criteria, [...legs, { ...EMPTY_LEG, origin: legs.at(-1)?.destination ?? null }]);
}

export function removeLeg(criteria: FlightCriteria, index: number): FlightCriteria {
  if (criteria.legs.length <= FEWEST_MULTI_CITY_LEGS) return criteria;
  return withLegs(
    criteria,
    criteria.legs.filter((_, at) => at !== index),
  );
}

/**
 * Moves the airports of a leg; the days keep their order, so that a move alone never puts them out of order.
 */
export function moveLeg(criteria: FlightCriteria, from: number, to: number): FlightCriteria {
  const { legs } = criteria;
  const moved = legs[from];
  if (!moved || to < 0 || to >= legs.length) return criteria;
  const others = legs.filter((_, at) => at !== from);
  const order = [...others.slice(0, to), moved, ...others.slice(to)];
  return withLegs(
    criteria,
    order.map((leg, at) => ({ ...leg, departureDate: legs[at]?.departureDate ?? '' })),
  );
}

function withLegs(criteria: FlightCriteria, legs: readonly LegInput[]): FlightCriteria {
  return { ...criteria, legs };
}
