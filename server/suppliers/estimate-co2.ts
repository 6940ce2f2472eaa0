import type { ServiceClass } from '#domain/contract.ts';

type Factors = Readonly<Record<ServiceClass, number>>;

/** Above this distance, the long-haul factors apply. */
const LONG_KM = 3700;

const UK_DOMESTIC = 0.13552 + 0.0335;
const UK_SHORT: Factors = economyOrBusiness(0.07435 + 0.02249, 0.11152 + 0.03373);
const UK_LONG: Factors = {
  Y: 0.06926 + 0.02461,
  W: 0.11081 + 0.03937,
  C: 0.20083 + 0.07137,
  F: 0.27701 + 0.09844,
};
const NOT_UK: Factors = {
  Y: 0.06449 + 0.01656,
  W: 0.10318 + 0.02649,
  C: 0.18701 + 0.04802,
  F: 0.25794 + 0.06623,
};

/**
 * Kilograms of CO2 equivalent of a flight for one traveler: an estimate by the UK Government's conversion factors of
 * 2025 per kilometre, without radiative forcing, with those for making the fuel.
 */
export function estimateCo2(
  { km, countries }: { km: number; countries: readonly string[] },
  flown: ServiceClass,
): number {
  const british = countries.filter((country) => country === 'GB').length;
  if (british === 2) return km * UK_DOMESTIC;
  if (british === 0) return km * NOT_UK[flown];
  return km * (km < LONG_KM ? UK_SHORT : UK_LONG)[flown];
}

function economyOrBusiness(economy: number, business: number): Factors {
  return { Y: economy, W: economy, C: business, F: business };
}
