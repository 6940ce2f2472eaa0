import type { BookingTraveler } from '../booking/flow-types.ts';
import type { CheckoutTerms, EnumEntry } from '../contract.ts';
import { CHOSEN } from '../kinds/chosen-kinds.ts';
import type { CheckoutPart, PartKind } from './checkout-part.ts';

type ProgrammeKind = CheckoutTerms['memberships'][number]['kind'];

/** The categories hotelloyalty and carloyalty. */
export type LoyaltyProgrammes = Record<ProgrammeKind, readonly EnumEntry[]>;

/** A programme of a chosen hotel or car, and the travellers whose profiles have no membership in it. */
export interface MissingMembership {
  kind: ProgrammeKind;
  programme: EnumEntry;
  travelers: readonly BookingTraveler[];
}

export function missingMemberships(
  parts: readonly CheckoutPart[],
  programmes: LoyaltyProgrammes,
  memberships: CheckoutTerms['memberships'],
): MissingMembership[] {
  const byProgramme = new Map<string, MissingMembership>();
  for (const part of parts) {
    const { kind } = part;
    if (kind === 'flight') continue;
    const programme = programmes[kind].find((entry) => hasProgramme(part, entry));
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

function hasProgramme<Kind extends PartKind>(part: CheckoutPart<Kind>, programme: EnumEntry): boolean {
  return CHOSEN[part.kind].hasProgramme(part, programme);
}
