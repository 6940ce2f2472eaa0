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
  memberships: readonly number[];
  needsPasswordChange: boolean;
}

export const PEOPLE: readonly PersonAtFirst[] = [
  { role: 'traveler', memberships: [0, 1], needsPasswordChange: false },
  { role: 'travel-arranger', memberships: [0], needsPasswordChange: true },
  { role: 'site-admin', memberships: [1], needsPasswordChange: false },
];
