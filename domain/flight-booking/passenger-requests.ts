import type { EnteredPassenger } from '../checkout/checkout-info.ts';
import type { PassengerNeeds, PassengerRequest } from '../contract.ts';
import type { ChosenExtras } from './chosen-extras.ts';

/** Whether the flight requires a passport of the traveller. */
export function asksForPassport({
  missing,
  passports,
}: Pick<PassengerNeeds, 'missing' | 'passports'>): boolean {
  return passports.length > 0 || missing.includes('passport');
}

/** The data of a flight's passengers; null where the profiles have all of it. */
export function toPassengerRequests(
  travelers: readonly PassengerNeeds[],
  extras: Pick<ChosenExtras, 'memberships'> | null,
  entered: readonly EnteredPassenger[],
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
      ...(memberships && { memberships }),
    };
  });
}

function findEntered(travelerId: string, entered: readonly EnteredPassenger[]): EnteredPassenger | undefined {
  return entered.find(({ traveler }) => traveler === travelerId);
}

/** An airline that requires no passport gets none, even when another flight of the trip requires one. */
function withoutPassport({ passportId: _, passport: __, ...said }: EnteredPassenger): EnteredPassenger {
  return said;
}
