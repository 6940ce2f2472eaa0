import type { PassengerDetails } from '../checkout/checkout-info.ts';
import type { PassengerNeeds, PassengerRequest } from '../contract.ts';
import type { SelectedExtras } from './selected-extras.ts';

export function asksForPassport({
  missing,
  passports,
}: Pick<PassengerNeeds, 'missing' | 'passports'>): boolean {
  return passports.length > 0 || missing.includes('passport');
}

export function toPassengerRequests(
  travelers: readonly PassengerNeeds[],
  extras: Pick<SelectedExtras, 'memberships'> | null,
  entered: readonly PassengerDetails[],
): PassengerRequest[] | null {
  const isSilent = extras === null && !travelers.some(({ traveler }) => findEntered(traveler, entered));
  if (isSilent) return null;
  return travelers.map((needs) => {
    const { traveler } = needs;
    const data = findEntered(traveler, entered) ?? { traveler };
    const memberships = extras?.memberships
      .filter((one) => one.traveler === traveler)
      .map(({ program, membershipNumber }) => ({ program, membershipNumber }));
    return {
      ...(asksForPassport(needs) ? data : withoutPassport(data)),
      memberships,
    };
  });
}

function findEntered(travelerId: string, entered: readonly PassengerDetails[]): PassengerDetails | undefined {
  return entered.find(({ traveler }) => traveler === travelerId);
}

/** An airline that requires no passport gets none, even when another flight of the trip requires one. */
function withoutPassport({ passportId: _, passport: __, ...said }: PassengerDetails): PassengerDetails {
  return said;
}
