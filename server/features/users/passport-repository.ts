import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PassportRequest } from '#domain/contract.ts';
import { idsInOrder } from '../../db/ids-in-order.ts';
import type { TravelDocument } from '../../db/people-tables.ts';
import type { Database } from '../../db/schema.ts';
import { sealFor } from '../../db/sealed.ts';

type Visa = PassportRequest['visas'][number];

export async function insertPassport(
  db: Kysely<Database>,
  userId: string,
  passport: PassportRequest,
  id: string = randomUUIDv7(),
): Promise<void> {
  await db
    .insertInto('passports')
    .values({ ...toColumns(db, id, passport), id, user_id: userId })
    .execute();
  await insertVisas(db, id, passport.visas);
}

export async function changePassport(
  db: Kysely<Database>,
  id: string,
  passport: PassportRequest,
): Promise<void> {
  await db
    .updateTable('passports')
    .set(toColumns(db, id, passport))
    .where('id', '=', id)
    .execute();
}

export async function removePassports(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('passports').where('id', 'in', ids).execute();
}

export async function replaceVisas(
  db: Kysely<Database>,
  passportId: string,
  visas: readonly Visa[],
): Promise<void> {
  await db.deleteFrom('visas').where('passport_id', '=', passportId).execute();
  await insertVisas(db, passportId, visas);
}

async function insertVisas(db: Kysely<Database>, passportId: string, visas: readonly Visa[]): Promise<void> {
  if (visas.length === 0) return;
  const ids = idsInOrder(visas.length);
  const rows = visas.map((visa, index) => {
    const id = ids[index] ?? '';
    const sealed_document = sealFor(db, `visas.sealed_document ${id}`, toDocument(visa));
    return { id, passport_id: passportId, sealed_document, multiple_entries: visa.multipleEntries };
  });
  await db.insertInto('visas').values(rows).execute();
}

function toColumns(db: Kysely<Database>, id: string, passport: PassportRequest) {
  const sealed_document = sealFor(db, `passports.sealed_document ${id}`, toDocument(passport));
  return { sealed_document, is_default: passport.isDefault };
}

function toDocument({ country, number, issueDate, expiryDate }: PassportRequest | Visa): TravelDocument {
  return { country, number, issueDate, expiryDate };
}
