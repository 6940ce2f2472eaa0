import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Money } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { sealFor, unsealFrom } from '../../db/sealed.ts';
import type { SealedCell } from '../../db/sealed-columns.ts';
import type { StayGuests } from './stay-guests.ts';

type Db = Kysely<Database>;

export interface BookingName {
  companyId: string;
  reference: string;
}

/** Our own record of a booking: under which reference which rate was or will be booked. */
export interface BookingRecord extends BookingName {
  /** The key of the offer, as it was found. */
  offerKey: string;
  price: Money;
  /** What Hotelbeds charges, in the currency of the price. */
  net: Money;
  heldUntil: Date;
  /** The reference at Hotelbeds. */
  bookingId: string | null;
  /** When a booking was sent whose answer is unknown; null when there is none. */
  sentAt: Date | null;
  /** The reference of the call that cancels it. */
  cancelCall: string | null;
}

const CLIENT_REFERENCE_LENGTH = 20;

/** Hotelbeds takes 20 characters, fewer than a reference of ours has; equal names give equal ones. */
export function clientReferenceOf({ companyId, reference }: BookingName): string {
  const digest = createHash('sha256').update(`${companyId} ${reference}`).digest('hex');
  return digest.slice(0, CLIENT_REFERENCE_LENGTH).toUpperCase();
}

const COLUMNS = [
  'company_id as companyId',
  'reference',
  'offer_key as offerKey',
  'price',
  'net',
  'currency',
  'held_until as heldUntil',
  'booking_id as bookingId',
  'sent_at as sentAt',
  'cancel_call as cancelCall',
] as const;

export async function findRecord(
  db: Db,
  { companyId, reference }: BookingName,
): Promise<BookingRecord | undefined> {
  const row = await db
    .selectFrom('hotelbeds_bookings')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return undefined;
  const { price, net, currency, ...others } = row;
  return { ...others, price: { amount: price, currency }, net: { amount: net, currency } };
}

export async function readGuests(
  db: Db,
  { companyId, reference }: BookingName,
): Promise<StayGuests['guests'] | null> {
  const row = await db
    .selectFrom('hotelbeds_bookings')
    .select('sealed_guests as sealed')
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  const stored = row ? unsealFrom(db, guestsCell({ companyId, reference }), row.sealed) : null;
  return stored?.guests ?? null;
}

function guestsCell({ companyId, reference }: BookingName): SealedCell {
  return `hotelbeds_bookings.sealed_guests ${companyId} ${reference}`;
}

export async function insertRecord(
  db: Db,
  { companyId, reference, price, net, offerKey, heldUntil }: Omit<BookingRecord, 'bookingId' | 'cancelCall'>,
  guests: StayGuests['guests'],
): Promise<void> {
  await db
    .insertInto('hotelbeds_bookings')
    .values({
      company_id: companyId,
      reference,
      offer_key: offerKey,
      price: price.amount,
      net: net.amount,
      currency: price.currency,
      held_until: heldUntil,
      booking_id: null,
      sent_at: null,
      cancel_call: null,
      sealed_guests: sealFor(db, guestsCell({ companyId, reference }), { guests }),
    })
    .execute();
}

/** False when it was sent since then and its answer is still unknown: it must not be sent twice. */
export async function claimSending(
  db: Db,
  { companyId, reference }: BookingName,
  { now, since, price, net }: { now: Date; since: Date; price: Money; net: Money },
): Promise<boolean> {
  const claimed = await db
    .updateTable('hotelbeds_bookings')
    .set({ sent_at: now, price: price.amount, net: net.amount, currency: price.currency })
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .where('booking_id', 'is', null)
    .where('cancel_call', 'is', null)
    .where((eb) => eb.or([eb('sent_at', 'is', null), eb('sent_at', '<=', since)]))
    .returning('reference')
    .executeTakeFirst();
  return claimed !== undefined;
}

type Update = Partial<Pick<BookingRecord, 'bookingId' | 'sentAt' | 'cancelCall'>>;

export async function updateRecord(
  db: Db,
  { companyId, reference }: BookingName,
  { bookingId, sentAt, cancelCall }: Update,
): Promise<void> {
  await db
    .updateTable('hotelbeds_bookings')
    .set({
      booking_id: bookingId,
      sent_at: sentAt,
      cancel_call: cancelCall,
      // What was booked or given up is not booked again.
      sealed_guests: bookingId || cancelCall ? null : undefined,
    })
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .execute();
}

/** Forgets the guests of rates that were not booked in time. */
export async function forgetLapsedGuests(db: Db, at: Date): Promise<void> {
  await db
    .updateTable('hotelbeds_bookings')
    .set({ sealed_guests: null })
    .where('held_until', '<=', at)
    .where('sealed_guests', 'is not', null)
    .execute();
}
