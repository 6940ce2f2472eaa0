import type { AirlineMembership, FlightQuery } from '#domain/offers/flight-offer.ts';
import type { Deps } from '../../deps.ts';
import { unsealMembership } from '../loyalty/membership-repository.ts';
import { readPassengerProfiles } from './passenger-repository.ts';

interface Customers {
  companyId: string;
  /** Company users, in the order of the query. */
  travelers: readonly string[];
}

/**
 * The query with the accounts of the company and the memberships of its travelers, by which airlines may have other fares
 * for them. Every search of the same flights has to send the same, or its prices can't be compared. A simulated airline
 * knows none of them.
 */
export async function withAirlineCustomers(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  query: FlightQuery,
  customers: Customers,
): Promise<FlightQuery> {
  if (config.sale.flight !== 'real') return query;
  const accounts = await readAccounts(db, customers.companyId);
  const flyers = await readFlyers(db, customers.travelers);
  const areMembers = flyers.some(({ memberships }) => memberships.length > 0);
  return {
    ...query,
    ...(accounts.length > 0 && { accounts }),
    ...(areMembers && flyers.length === query.travelers && { flyers }),
  };
}

async function readAccounts(db: Deps['db'], companyId: string): Promise<AirlineMembership[]> {
  const rows = await db
    .selectFrom('loyalty_memberships')
    .select(['id as _id', 'kind', 'program', 'sealed_number as number'])
    .where('company_id', '=', companyId)
    .where('kind', '=', 'flight')
    .orderBy('id')
    .execute();
  return rows.map((row) => toMembership(unsealMembership(db, row)));
}

async function readFlyers(
  db: Deps['db'],
  travelers: readonly string[],
): Promise<NonNullable<FlightQuery['flyers']>> {
  const profiles = travelers.length > 0 ? await readPassengerProfiles(db, travelers) : [];
  return profiles.map(({ firstName, lastName, memberships }) => ({
    firstName,
    lastName,
    memberships: memberships.map(toMembership),
  }));
}

function toMembership({ program, membershipNumber }: { program: string; membershipNumber: string }) {
  return { airline: program, number: membershipNumber };
}
