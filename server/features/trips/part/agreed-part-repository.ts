import type { Kysely } from 'kysely';
import type { Money } from '#domain/contract.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import type { Agreement } from '../../../db/agreement.ts';
import type { Database } from '../../../db/schema.ts';
import type { PartDetails } from '../../../db/trip-tables.ts';

type Db = Kysely<Database>;

export interface AgreedPart {
  id: string;
  status: PartStatus;
  details: PartDetails;
  price: Money;
  priceCap: Money;
  agreement: Agreement | null;
}

export async function readAgreedParts(db: Db, tripId: string): Promise<AgreedPart[]> {
  const rows = await selectAgreedParts(db).where('trip_id', '=', tripId).execute();
  return rows.map(toAgreedPart);
}

export async function readAgreedPartsOfTrip(db: Db, partId: string): Promise<AgreedPart[]> {
  const rows = await selectAgreedParts(db)
    .where('trip_id', '=', (eb) => eb.selectFrom('trip_parts').select('trip_id').where('id', '=', partId))
    .execute();
  return rows.map(toAgreedPart);
}

function selectAgreedParts(db: Db) {
  return db
    .selectFrom('trip_parts')
    .select(['id', 'status', 'details', 'agreement'])
    .select(['price_amount', 'accepted_amount', 'price_currency as currency'])
    .orderBy('position');
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAgreedParts>['executeTakeFirstOrThrow']>>;

function toAgreedPart({ price_amount, accepted_amount, currency, ...part }: Row): AgreedPart {
  return {
    ...part,
    price: { amount: price_amount, currency },
    priceCap: { amount: accepted_amount, currency },
  };
}

export async function saveAgreementOfPart(
  db: Db,
  partId: string,
  { priceCap, agreement }: { priceCap: Money; agreement: Agreement },
): Promise<void> {
  await db
    .updateTable('trip_parts')
    .set({ accepted_amount: priceCap.amount, agreement: JSON.stringify(agreement) })
    .where('id', '=', partId)
    .execute();
}
