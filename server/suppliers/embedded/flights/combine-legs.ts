import { findMainCarrier, type Journey, lastOf } from './journeys/journey.ts';

/** Between the arrival of one leg and the departure of the next. */
const SHORTEST_STAY = 60;
/**
 * How far a trip across alliances ranks behind one within an alliance: as far as a journey with this rank.
 */
const STRANGERS = Math.log(30);

interface PartialJourney {
  legs: readonly Journey[];
  group: string | null;
  rank: number;
}

/**
 * The best journeys of each leg put together, first those that one alliance flies all the way. Ranks are counted in
 * each alliance, so that none fills the list alone, and multiplied: the best journey of a leg goes with nearly all of
 * the others, and hardly any is left out altogether.
 */
export function combineLegs(options: readonly (readonly Journey[])[], limit: number): Journey[][] {
  let combinations: PartialJourney[] = [{ legs: [], group: null, rank: 0 }];
  for (const journeys of options) {
    const ranked = rankInGroups(journeys);
    combinations = combinations
      .flatMap(({ legs, group, rank }) =>
        ranked
          .filter(({ journey }) => follows(journey, legs.at(-1)))
          .map((next) => ({
            legs: [...legs, next.journey],
            group: next.group,
            rank: rank + Math.log(1 + next.rank) + (group === null || group === next.group ? 0 : STRANGERS),
          })),
      )
      .sort((one, other) => one.rank - other.rank)
      .slice(0, limit);
  }
  return combinations.map(({ legs }) => [...legs]);
}

export function follows({ flights }: Journey, before: Journey | undefined): boolean {
  return !before || flights[0].leaves >= lastOf(before.flights).arrives + SHORTEST_STAY;
}

function rankInGroups(journeys: readonly Journey[]) {
  const counts = new Map<string, number>();
  return journeys.map((journey) => {
    const { group: alliance, code } = findMainCarrier(journey);
    const group = alliance ?? code;
    const rank = counts.get(group) ?? 0;
    counts.set(group, rank + 1);
    return { journey, group, rank };
  });
}
