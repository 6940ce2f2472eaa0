export interface RatingRange {
  from: number;
  to: number;
}

const [LOWEST, HIGHEST] = [1, 5];

/** A hotel that no guest has rated passes only where all ratings do. */
export function isRatedWithin(rating: number | undefined, { from, to }: RatingRange): boolean {
  return rating === undefined ? from <= LOWEST && to >= HIGHEST : rating >= from && rating <= to;
}
