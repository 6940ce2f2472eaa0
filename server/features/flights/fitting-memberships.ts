import type { FlightPart } from '#domain/contract.ts';
import { AIRLINE_ALLIANCES } from '../enums/airline-alliances.ts';
import { listFlightLoyaltyCompanies } from '../enums/flight-loyalty.ts';

interface Membership {
  program: string;
  membershipNumber: string;
}

/**
 * Those that fit the airlines best first: their own programmes, then those of their alliances; others are
 * omitted.
 */
export function byFit<Held extends Membership>(
  memberships: readonly Held[],
  airlines: FlightPart['airlines'],
): { fitting: Held[]; others: Held[] } {
  const codes = airlines.map(({ code }) => code);
  const own = new Set(
    listFlightLoyaltyCompanies().flatMap(({ id, additionalData }) =>
      codes.includes(id) ? [additionalData] : [],
    ),
  );
  const allied = new Set(
    AIRLINE_ALLIANCES.map(([, , members]) => members.split(',')).flatMap((members) =>
      codes.some((code) => members.includes(code)) ? members : [],
    ),
  );
  const isOwn = ({ program }: Membership) => own.has(program);
  const isAllied = ({ program }: Membership) => !own.has(program) && allied.has(program);
  return {
    fitting: [...memberships.filter(isOwn), ...memberships.filter(isAllied)],
    others: memberships.filter((membership) => !isOwn(membership) && !isAllied(membership)),
  };
}
