import { type Kysely, sql } from 'kysely';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { Money, PracticeBooking } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import { createChance } from '../chance.ts';
import type { BookingName } from '../stock.ts';

type Db = Kysely<Database>;

export interface Purchase {
  key: string;
  travelers: number;
  price: Money;
  /** The company's time at which the key yields the offer. */
  pricedAt: Date;
}

export interface BookedOffer extends Purchase {
  kind: PartKind;
  reference: string;
  locator: string;
  status: 'held' | 'confirmed' | 'cancelled';
  heldUntil: Date | null;
  freeUntil: Date | null;
  tickets: readonly string[];
}

export async function readBooking(
  db: Db,
  { companyId, reference }: BookingName,
): Promise<BookedOffer | undefined> {
  const row = await db
    .selectFrom('embedded_bookings')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return undefined;
  const { kind, locator, status, key, tickets } = row;
  return {
    kind,
    reference,
    locator,
    status,
    key,
    travelers: row.travellers,
    tickets,
    price: { amount: row.price, currency: row.currency },
    heldUntil: row.held_until,
    freeUntil: row.free_until,
    pricedAt: row.priced_at,
  };
}

const LISTED_BOOKINGS = 500;

/** What is held or sold and not taken back, the newest first. */
export async function listOpenBookings(db: Db, companyId: string): Promise<PracticeBooking[]> {
  const rows = await db
    .selectFrom('embedded_bookings')
    .select(['reference', 'status', 'price', 'currency'])
    .where('company_id', '=', companyId)
    .where('status', '<>', 'cancelled')
    .orderBy('priced_at', 'desc')
    .orderBy('reference')
    .limit(LISTED_BOOKINGS)
    .execute();
  return rows.map(({ reference, status, price, currency }) => ({
    reference,
    status: status === 'held' ? 'held' : 'confirmed',
    price: { amount: price, currency },
  }));
}

export async function insertHold(
  db: Db,
  { companyId, reference }: BookingName,
  { kind, heldUntil, ...purchase }: Purchase & { kind: PartKind; heldUntil: Date },
): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('embedded_bookings')
      .values({
        ...toColumns(purchase),
        company_id: companyId,
        reference,
        kind,
        status: 'held',
        held_until: heldUntil,
        locator: generateLocator({ companyId, reference }, attempt),
      })
      .onConflict((conflict) => conflict.column('locator').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return;
  }
}

export async function confirmSale(
  db: Db,
  { companyId, reference }: BookingName,
  { freeUntil, tickets }: Pick<BookedOffer, 'freeUntil' | 'tickets'>,
): Promise<void> {
  await db
    .updateTable('embedded_bookings')
    .set({ status: 'confirmed', held_until: null, free_until: freeUntil, tickets: [...tickets] })
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .execute();
}

export async function cancelSale(db: Db, { companyId, reference }: BookingName): Promise<void> {
  await db
    .updateTable('embedded_bookings')
    .set({ status: 'cancelled', held_until: null })
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .execute();
}

export async function replacePurchase(
  db: Db,
  { companyId, reference }: BookingName,
  purchase: Purchase,
): Promise<void> {
  await db
    .updateTable('embedded_bookings')
    .set(toColumns(purchase))
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .execute();
}

export async function shortenHolds(db: Db, companyId: string, minutes: number): Promise<void> {
  for (const table of ['embedded_bookings', 'embedded_units'] as const) {
    await db
      .updateTable(table)
      .set({ held_until: sql<Date>`held_until - make_interval(mins => ${minutes}::integer)` })
      .where('company_id', '=', companyId)
      .where('held_until', 'is not', null)
      .execute();
  }
}

/** The stored answer of the call; undefined when it is a new one. */
export async function readAnswer(
  db: Db,
  { companyId, reference }: BookingName,
  call: string,
): Promise<object | undefined> {
  const row = await db
    .selectFrom('embedded_answers')
    .select('answer')
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .where('call', '=', call)
    .executeTakeFirst();
  return row?.answer;
}

export async function readAnswers(
  db: Db,
  { companyId, reference }: BookingName,
): Promise<{ call: string; answer: object }[]> {
  return await db
    .selectFrom('embedded_answers')
    .select(['call', 'answer'])
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .orderBy('call')
    .execute();
}

export async function insertAnswer(
  db: Db,
  { companyId, reference }: BookingName,
  call: string,
  answer: object,
): Promise<void> {
  await db
    .insertInto('embedded_answers')
    .values({ company_id: companyId, reference, call, answer: JSON.stringify(answer) })
    .execute();
}

function toColumns({ key, travelers, price, pricedAt }: Purchase) {
  return { key, travellers: travelers, price: price.amount, currency: price.currency, priced_at: pricedAt };
}

/** Letters and digits that are not confused on the telephone. */
const LOCATOR_LETTERS = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'];

function generateLocator({ companyId, reference }: BookingName, attempt: number): string {
  const chance = createChance(attempt, companyId, reference);
  return Array.from({ length: 6 }, () => chance.pick(LOCATOR_LETTERS)).join('');
}
