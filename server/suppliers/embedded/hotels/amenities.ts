import type { SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';

/** OTA codes (HAC), each with the percentage of hotels that have it, from one star to five. */
const SHARES: readonly (readonly [code: number, ...byStars: number[]])[] = [
  [1, 20, 30, 65, 95, 100],
  [5, 15, 30, 60, 90, 100],
  [22, 0, 0, 5, 45, 95],
  [24, 0, 2, 15, 55, 70],
  [33, 20, 45, 80, 97, 100],
  [36, 2, 5, 25, 50, 60],
  [54, 0, 1, 5, 25, 60],
  [58, 10, 20, 50, 85, 98],
  [64, 35, 40, 42, 45, 50],
  [68, 10, 15, 25, 35, 45],
  [76, 15, 25, 55, 88, 98],
  [77, 0, 2, 15, 70, 99],
  [79, 0, 3, 12, 40, 65],
  [84, 0, 0, 4, 28, 75],
  [101, 15, 25, 50, 75, 90],
  [103, 20, 35, 65, 90, 100],
  [157, 30, 50, 80, 92, 96],
  [165, 5, 15, 45, 85, 98],
  [179, 70, 82, 90, 95, 98],
  [198, 70, 85, 95, 98, 100],
  [201, 40, 55, 75, 90, 100],
  [224, 25, 25, 30, 35, 40],
  [228, 0, 2, 15, 45, 60],
  [269, 0, 5, 30, 75, 88],
  [282, 0, 3, 8, 12, 20],
  [286, 50, 70, 82, 85, 90],
  [316, 3, 8, 18, 35, 55],
  [345, 0, 8, 35, 78, 95],
];

const HIGH_SPEED_INTERNET = 222;
const AIRPORT_SHUTTLE = 282;

export const GYM = 345;
export const INDOOR_POOL = 54;
export const MEETING_ROOMS = 269;

export function chooseAmenities(stars: number, atAirport: boolean, chance: SeededRandom): readonly number[] {
  const chosen = SHARES.filter(([, ...byStars]) => chance.next() * 100 < (byStars[stars - 1] ?? 0)).map(
    ([code]) => code,
  );
  if (atAirport && !chosen.includes(AIRPORT_SHUTTLE)) chosen.push(AIRPORT_SHUTTLE);
  if (stars >= 4 && chance.next() < 0.6) chosen.push(HIGH_SPEED_INTERNET);
  return chosen.sort((one, other) => one - other);
}
