/** Codes that say the same of a hotel to whoever looks for it: parking, wireless internet. */
const SAME_AMENITIES: readonly (readonly number[])[] = [
  [64, 68],
  [179, 286],
];

/** What is asked for most, in this order: parking, wireless internet, a gym. */
export const FEATURED_AMENITIES: readonly number[] = [64, 179, 345];

/** All codes that stand for the same; the first of them names the group. */
export function amenityGroup(code: number): readonly number[] {
  return SAME_AMENITIES.find((same) => same.includes(code)) ?? [code];
}

/** The groups that any of these codes belong to, each once. */
export function amenityGroups(codes: readonly number[]): Set<number> {
  return new Set(codes.map(nameOfGroup));
}

function nameOfGroup(code: number): number {
  return amenityGroup(code)[0] ?? code;
}
