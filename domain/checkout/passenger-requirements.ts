import type { PassengerNeeds } from '../contract.ts';
import { asksForPassport } from '../flight-booking/passenger-requests.ts';
import { CHOSEN } from '../kinds/chosen-kinds.ts';
import type { CheckoutPart, PartKind } from './checkout-part.ts';

type PassportOption = PassengerNeeds['passports'][number];
type MissingField = Exclude<PassengerNeeds['missing'][number], 'passport'>;

export interface PassengerRequirements
  extends Pick<PassengerNeeds, 'traveler' | 'firstName' | 'middleName' | 'lastName' | 'memberships'> {
  missing: readonly MissingField[];
  passport: PassportRequirement | null;
}

export interface PassportRequirement {
  offered: readonly PassportOption[];
  until: string;
}

export function passengerRequirements(parts: readonly CheckoutPart[]): PassengerRequirements[] {
  const byTraveler = new Map<string, PassengerRequirements>();
  for (const requirements of parts.flatMap(listRequirements)) {
    const before = byTraveler.get(requirements.traveler);
    byTraveler.set(requirements.traveler, before ? joinRequirements(before, requirements) : requirements);
  }
  return [...byTraveler.values()];
}

function listRequirements<Kind extends PartKind>(part: CheckoutPart<Kind>): PassengerRequirements[] {
  const rules = CHOSEN[part.kind];
  return rules.passengers(part).map((needs) => {
    const { traveler, firstName, middleName, lastName, memberships, missing, passports } = needs;
    return {
      traveler,
      firstName,
      middleName,
      lastName,
      memberships,
      missing: missing.filter((field) => field !== 'passport'),
      passport: asksForPassport(needs) ? { offered: passports, until: rules.endsOn(part) } : null,
    };
  });
}

function joinRequirements(one: PassengerRequirements, other: PassengerRequirements): PassengerRequirements {
  const known = new Set(one.memberships.map(({ program }) => program));
  return {
    ...one,
    memberships: [...one.memberships, ...other.memberships.filter(({ program }) => !known.has(program))],
    missing: [...new Set([...one.missing, ...other.missing])],
    passport: pickLonger(one.passport, other.passport),
  };
}

/** Both offer the same passports; one that is valid until the later day is so until the earlier one. */
function pickLonger(
  one: PassportRequirement | null,
  other: PassportRequirement | null,
): PassportRequirement | null {
  if (one === null || other === null) return one ?? other;
  return one.until >= other.until ? one : other;
}
