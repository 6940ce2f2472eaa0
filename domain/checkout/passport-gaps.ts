import type { PassengerRequirements } from './passenger-requirements.ts';

/** A traveller whose profile has no passport that lasts as long as an airline requires. */
export interface PassportGap extends Pick<PassengerRequirements, 'traveler' | 'firstName' | 'lastName'> {
  /** The last day of the passport that lasts longest; null where the profile has none. */
  endsOn: string | null;
  /** The last day on which one has to be valid. */
  until: string;
}

/** The passports to see to before the order is sent. */
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
