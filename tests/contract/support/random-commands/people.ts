import type { Role } from '#domain/contract.ts';

/** The numbers in the following refer to these lists. */
export const COMPANIES = ['Home', 'Sister', 'Foreign'] as const;

export const PASSWORDS = [
  'four quiet mountain huts',
  'nine loud river mills',
  'seven early swallows',
] as const;

export const WRONG_PASSWORD = 'two late cuckoo clocks';

interface PersonAtFirst {
  role: Role;
  /** The companies that the person works for. */
  places: readonly number[];
  needsPasswordChange: boolean;
}

export const PEOPLE: readonly PersonAtFirst[] = [
  { role: 'traveler', places: [0, 1], needsPasswordChange: false },
  { role: 'travel-arranger', places: [0], needsPasswordChange: true },
  { role: 'site-admin', places: [1], needsPasswordChange: false },
];
