/** Amenity codes that mean the same to a person searching: parking, wireless internet. */
const SAME_AMENITIES: readonly (readonly number[])[] = [
  [64, 68],
  [179, 286],
];

/** The most requested ones, in this order: parking, wireless internet, a gym. */
export const FEATURED_AMENITIES: readonly number[] = [64, 179, 345];

export function amenityGroup(code: number): readonly number[] {
  return SAME_AMENITIES.find((same) => same.includes(code)) ?? [code];
}

export function amenityGroups(codes: readonly number[]): Set<number> {
  return new Set(codes.map(nameOfGroup));
}

function nameOfGroup(code: number): number {
  return amenityGroup(code)[0] ?? code;
}
