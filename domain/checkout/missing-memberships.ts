import type { BookingTraveler } from '../booking/flow-types.ts';
import type { CheckoutTerms, EnumEntry } from '../contract.ts';
import { CHOSEN } from '../kinds/chosen-kinds.ts';
import type { LoyaltyCategory } from '../kinds/kind-rules.ts';
import type { CheckoutPart, PartKind } from './checkout-part.ts';

/** The programmes of a category. */
export type ProgrammesOf = (category: LoyaltyCategory) => readonly EnumEntry[];

/** A programme of a chosen part's supplier, and the travelers whose profiles have no membership in it. */
export interface MissingMembership {
  kind: PartKind;
  programme: EnumEntry;
  travelers: readonly BookingTraveler[];
}

export function missingMemberships(
  parts: readonly CheckoutPart[],
  programmesOf: ProgrammesOf,
  memberships: CheckoutTerms['memberships'],
): MissingMembership[] {
  const byProgramme = new Map<string, MissingMembership>();
  for (const part of parts) {
    const { kind } = part;
    const programme = findProgramme(part, programmesOf);
    if (!programme) continue;
    const key = `${kind} ${programme.id}`;
    const before = byProgramme.get(key)?.travelers ?? [];
    const lacking = part.criteria.travelers.filter(
      ({ _id }) =>
        !before.some((traveler) => traveler._id === _id) &&
        !memberships.some(
          (held) => held.traveler === _id && held.kind === kind && held.program === programme.id,
        ),
    );
    byProgramme.set(key, { kind, programme, travelers: [...before, ...lacking] });
  }
  return [...byProgramme.values()].filter(({ travelers }) => travelers.length > 0);
}

function findProgramme<Kind extends PartKind>(
  part: CheckoutPart<Kind>,
  programmesOf: ProgrammesOf,
): EnumEntry | undefined {
  const { loyalty } = CHOSEN[part.kind];
  return loyalty
    ? programmesOf(loyalty.category).find((programme) => loyalty.isProgramme(part, programme))
    : undefined;
}
