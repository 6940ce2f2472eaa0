import { foldName } from '#domain/fold-name.ts';
import type { Hit } from './name-index.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceQuery } from './place-query.ts';

export interface Ranking {
  add: (hit: Hit) => void;
  isEmpty: () => boolean;
  isFull: () => boolean;
  list: () => number[];
}

/**
 * What makes a place likelier, in the unit of its weight: a bonus of 3 makes up for an eighth of the
 * inhabitants. A name that begins with the typed text comes before larger places that contain it, and a name
 * typed in full before larger ones that continue.
 */
const FROM_START = 8;
const IN_FULL = 3;
const CODE_IN_FULL = 2.5;
/** The airport of a city comes before villages of the same name. */
const CITY_IN_FULL = 2;
/** An IATA code in full comes before anything that merely begins with its letters. */
const OF_CODE = 12;
const NEAR = 7;
const IN_COUNTRY = 3;
/** The distance at which the bonus for nearness is halved. */
const HALF_NEAR_KM = 100;

export function createRanking(index: PlaceIndex, query: PlaceQuery, limit: number): Ranking {
  const best: { owner: number; score: number }[] = [];
  const { near, within, country } = query;
  const ofCode = new Set(index.ownersOfCode.get(foldName(query.typed)));

  function positionOf(owner: number) {
    return { latitude: index.latitudes[owner] ?? 0, longitude: index.longitudes[owner] ?? 0 };
  }

  function isWanted(owner: number): boolean {
    return (
      (!query.kinds || query.kinds.has(index.kindOf(owner))) &&
      (!query.countries || query.countries.has(index.countryOf(owner))) &&
      (!within || within.distanceKm(positionOf(owner)) === 0)
    );
  }

  /** Of equal scores, the lower number: it has more inhabitants. */
  function place(owner: number, score: number): void {
    const known = best.findIndex((each) => each.owner === owner);
    if (known !== -1) {
      if ((best[known]?.score ?? 0) >= score) return;
      best.splice(known, 1);
    }
    const worse = best.findIndex(
      (each) => each.score < score || (each.score === score && each.owner > owner),
    );
    best.splice(worse === -1 ? best.length : worse, 0, { owner, score });
    if (best.length > limit) best.pop();
  }

  return {
    add(hit) {
      const { owner } = hit;
      let score = (index.weights[owner] ?? 0) + calculateBonus(hit, index.kindOf(owner) === 'airport');
      if (ofCode.has(owner)) score += OF_CODE;
      if (country !== undefined && index.countryOf(owner) === country) score += IN_COUNTRY;
      // Most places are too small to be among the best even if they were the nearest.
      const needed = best.length < limit ? Number.NEGATIVE_INFINITY : (best.at(-1)?.score ?? 0);
      if (score + (near ? NEAR : 0) < needed || !isWanted(owner)) return;
      if (near) score += NEAR / (1 + near.distanceKm(positionOf(owner)) / HALF_NEAR_KM);
      if (score >= needed) place(owner, score);
    },
    isEmpty: () => best.length === 0,
    isFull: () => best.length === limit,
    list: () => best.map(({ owner }) => owner),
  };
}

function calculateBonus({ fromStart, end }: Hit, isAirport: boolean): number {
  if (!fromStart) return 0;
  if (isAirport && end === 'word') return FROM_START + CITY_IN_FULL;
  if (end !== 'name') return FROM_START;
  return FROM_START + (isAirport ? CODE_IN_FULL : IN_FULL);
}
