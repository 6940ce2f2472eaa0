import type { Kysely } from 'kysely';
import type { Money } from '#domain/contract.ts';
import { multiplyMoney } from '#domain/money.ts';
import type { Database } from '../../../db/schema.ts';
import type { PartDetails, SupplierPartKind } from '../../../db/trip-tables.ts';
import type { ChangeOfBooking } from '../../../offers/booking-terms.ts';
import type { BookingToChange } from '../../../offers/search-call.ts';
import { readBookingRules } from '../../companies/checkout-repository.ts';
import { findChangeFee } from './kinds/part-kinds.ts';

interface BookedPart extends BookingToChange {
  kind: SupplierPartKind;
  travelers: readonly string[];
  details: PartDetails;
  price: Money;
}

export async function describeBookingToChange(
  db: Kysely<Database>,
  companyId: string,
  { kind, reference, offerKey, travelers, details, price }: BookedPart,
): Promise<{ bookingToChange: BookingToChange; change: ChangeOfBooking }> {
  const fee = findChangeFee(kind, details);
  const { changesWithoutApproval } = await readBookingRules(db, companyId);
  return {
    bookingToChange: { reference, offerKey },
    change: {
      before: price,
      fee: fee && multiplyMoney(fee, travelers.length),
      limit: changesWithoutApproval,
    },
  };
}
