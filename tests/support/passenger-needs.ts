import type { PassengerNeeds } from '#domain/contract.ts';

/** Of a traveler whose profile is complete by default. */
export function needsOf(traveler: string, more: Partial<PassengerNeeds> = {}): PassengerNeeds {
  return {
    traveler,
    firstName: 'Anna',
    lastName: 'Keller',
    missing: [],
    passports: [],
    memberships: [],
    ...more,
  };
}
