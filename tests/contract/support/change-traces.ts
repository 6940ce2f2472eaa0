import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** Whose traces are looked for: those of a company, and of the people whose mails count. */
export interface TraceScope {
  companyId: string;
  addresses: readonly string[];
}

/** What bookings and their changes leave outside of the trip. */
export interface ChangeTraces {
  /** In the books of the suppliers. */
  bookings: { status: string; key: string; amount: number }[];
  /** How many nights of rooms are taken. */
  nights: number;
  /** How many changes the suppliers have made. */
  changes: number;
  /** The kinds of the mails to each address, the oldest first. */
  mails: string[][];
}

export async function readChangeTraces(
  db: Kysely<Database>,
  { companyId, addresses }: TraceScope,
): Promise<ChangeTraces> {
  const bookings = await db
    .selectFrom('embedded_bookings')
    .select(['status', 'key', 'price as amount'])
    .where('company_id', '=', companyId)
    .orderBy('reference')
    .execute();
  const nights = await db
    .selectFrom('embedded_units')
    .select('unit')
    .where('company_id', '=', companyId)
    .execute();
  const changes = await db
    .selectFrom('embedded_answers')
    .select('call')
    .where('company_id', '=', companyId)
    .where('call', 'like', '%.change.%')
    .execute();
  const mails = await db
    .selectFrom('mails')
    .select(['to_address', 'kind'])
    .where('to_address', 'in', addresses)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    bookings,
    nights: nights.length,
    changes: changes.length,
    mails: addresses.map((address) =>
      mails.filter(({ to_address }) => to_address === address).map(({ kind }) => kind),
    ),
  };
}
