import type { EnumEntry, LoyaltyMembership } from '../contract.ts';

interface LoyaltyData {
  /** The category flightloyaltycompanies: an airline, with its programme as additional data. */
  companies: readonly EnumEntry[];
  /** The airlines of each alliance, by its id. */
  alliances: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The memberships that a flight earns credit with: of an operating airline, or of one in its alliance. */
export function fittingMemberships<Membership extends Pick<LoyaltyMembership, 'program'>>(
  memberships: readonly Membership[],
  carriers: readonly string[],
  { companies, alliances }: LoyaltyData,
): Membership[] {
  const partners = new Set([
    ...carriers,
    ...[...alliances.values()]
      .filter((members) => carriers.some((carrier) => members.has(carrier)))
      .flatMap((members) => [...members]),
  ]);
  const programmes = new Set(
    companies.filter(({ id }) => partners.has(id)).map(({ additionalData }) => additionalData),
  );
  return memberships.filter(({ program }) => programmes.has(program));
}

/** The category airlinealliances, whose additional data names the members. */
export function indexAlliances(entries: readonly EnumEntry[]): Map<string, ReadonlySet<string>> {
  return new Map(entries.map(({ id, additionalData }) => [id, new Set((additionalData ?? '').split(','))]));
}
