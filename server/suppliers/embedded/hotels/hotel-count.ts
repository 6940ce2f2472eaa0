/** More than any town has. */
const HIGHEST_COUNT = 60;
/** Below it a place is a hamlet without a hotel; 0 means unknown. */
const FEWEST_PEOPLE = 500;
const CITY = 10_000;
const METROPOLIS = 2_000_000;
const CITY_COUNT = 8;

/**
 * How many hotels a place has: a village of 2,000 up to two, a town of 10,000 eight, a city of two millions
 * sixty. A place next to a much larger city has half as many.
 */
export function hotelCount(population: number, suburb: boolean, chance: number): number {
  if (population < FEWEST_PEOPLE) return 0;
  if (population < CITY) {
    const expected = CITY_COUNT * (population / CITY) ** 1.3;
    return Math.round(expected * (0.4 + 1.2 * chance) * (suburb ? 0.5 : 1));
  }
  const share = Math.log(population / CITY) / Math.log(METROPOLIS / CITY);
  const expected = (CITY_COUNT + (HIGHEST_COUNT - CITY_COUNT) * share) * (0.9 + 0.2 * chance);
  const count = Math.max(CITY_COUNT, Math.min(HIGHEST_COUNT, Math.round(expected)));
  return suburb ? Math.ceil(count / 2) : count;
}
