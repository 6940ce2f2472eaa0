import type { EnumEntry, LoyaltyMembership } from '../contract.ts';

interface LoyaltyData {
  companies: readonly EnumEntry[];
  alliances: ReadonlyMap<string, ReadonlySet<string>>;
}

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

export function indexAlliances(entries: readonly EnumEntry[]): Map<string, ReadonlySet<string>> {
  return new Map(entries.map(({ id, additionalData }) => [id, new Set((additionalData ?? '').split(','))]));
}
