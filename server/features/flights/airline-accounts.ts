import type { FlightQuery } from '#domain/offers/flight-offer.ts';
import type { Deps } from '../../deps.ts';
import { unsealMembership } from '../loyalty/membership-repository.ts';

/** A simulated airline has no fares of a company. */
export async function readAirlineAccounts(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  companyId: string,
): Promise<Pick<FlightQuery, 'accounts'>> {
  if (config.sale.flight !== 'real') return {};
  const rows = await db
    .selectFrom('loyalty_memberships')
    .select(['id as _id', 'kind', 'program', 'sealed_number as number'])
    .where('company_id', '=', companyId)
    .where('kind', '=', 'flight')
    .orderBy('id')
    .execute();
  const accounts = rows
    .map((row) => unsealMembership(db, row))
    .map(({ program, membershipNumber }) => ({ airline: program, number: membershipNumber }));
  return accounts.length > 0 ? { accounts } : {};
}
