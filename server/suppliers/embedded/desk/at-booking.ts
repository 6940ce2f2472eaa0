import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { SupplierCall } from '../../supplier-call.ts';
import type { BookedOffer } from './booking-repository.ts';
import { declined, findBooking } from './booking-state.ts';
import { type OfferCircumstances, offerCircumstances } from './circumstances.ts';
import { lockUnits, type UnitQuantity } from './stock-repository.ts';
import { type Desk, openVisit, type Visit } from './visit.ts';

export interface AtBooking {
  db: Kysely<Database>;
  booking: BookedOffer;
  visit: Visit;
  circumstances: OfferCircumstances;
}

const DONE = ['confirmed', 'cancelled', 'changed'];

/**
 * Works on a booking while it is locked. The work may take effect although the caller never gets the answer.
 */
export async function atBooking<Outcome extends { outcome: string }>(
  desk: Desk,
  { reference, call, units }: { reference: string; call: SupplierCall; units: readonly UnitQuantity[] },
  work: (at: AtBooking) => Promise<Outcome>,
): Promise<Outcome | { outcome: 'unknown' } | { outcome: 'declined'; reason: 'noSuchBooking' }> {
  const visit = await openVisit(desk, call);
  return await desk.db.transaction().execute(async (db) => {
    await lockUnits(db, { companyId: call.companyId, reference }, units);
    const booking = await findBooking({ ...desk, db }, reference, visit);
    if (!booking) return declined('noSuchBooking');
    const situation = desk.kind.inventory.situationOfKey(booking.key);
    const circumstances = offerCircumstances(visit.switches, situation);
    const result = await work({ db, booking, visit, circumstances });
    const isLost = circumstances.lostAnswer && DONE.includes(result.outcome);
    return isLost ? { outcome: 'unknown' } : result;
  });
}
