import type { PassengerRequirements } from './passenger-requirements.ts';

export interface PassportGap extends Pick<PassengerRequirements, 'traveler' | 'firstName' | 'lastName'> {
  endsOn: string | null;
  until: string;
}

export function passportGaps(passengers: readonly PassengerRequirements[]): PassportGap[] {
  return passengers.flatMap(({ traveler, firstName, lastName, passport }) => {
    if (passport === null || passport.offered.some(({ expiryDate }) => expiryDate >= passport.until))
      return [];
    const endsOn =
      passport.offered
        .map(({ expiryDate }) => expiryDate)
        .toSorted()
        .at(-1) ?? null;
    return [{ traveler, firstName, lastName, endsOn, until: passport.until }];
  });
}
