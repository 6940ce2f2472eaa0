import type { Money } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import type { ChangeOutcome, ChangeQuote } from '../../outcomes.ts';
import type { ChangedOrder, PriceOrder } from '../../supplier.ts';
import type { SupplierCall } from '../../supplier-call.ts';
import { type AtBooking, atBooking } from './at-booking.ts';
import { type BookedOffer, insertAnswer, readAnswer, replacePurchase } from './booking-repository.ts';
import { declined, findBooking, shownBooking, toStatus } from './booking-state.ts';
import { readTerms } from './cancellation.ts';
import { lastUnchanged } from './last-unchanged.ts';
import { PRICE_MILLISECONDS } from './price-offer.ts';
import {
  allUnits,
  canTake,
  countFree,
  findOrder,
  findSale,
  findShortage,
  isAboveCap,
  type Sale,
} from './sale.ts';
import { freeUnits, readTaken, takeUnits } from './stock-repository.ts';
import { type Desk, openVisit, type Visit } from './visit.ts';

export async function quoteChange<Query, Found, Priced>(
  desk: Desk<Query, Found, Priced>,
  { reference, to, call }: { reference: string; to: PriceOrder; call: SupplierCall },
): Promise<ChangeQuote<Priced>> {
  const visit = await openVisit(desk, call);
  const booking = await findBooking(desk, reference, visit);
  if (!booking) return declined('noSuchBooking');
  const refusal = findRefusal(booking, visit);
  if (refusal) return refusal;
  const sale = await findSale(desk, to, visit);
  if ('outcome' in sale) return sale;
  const other = desk.kind.notKept(booking.key, to.key);
  if (other) return declined(other);
  const feeAt = await readFees(desk, booking);
  const penalty = feeAt(call.now);
  if (!penalty || sale.price.currency !== booking.price.currency) return declined('notChangeable');
  const takenUnits = await readTaken(desk.db, listUnitNames(sale), visit.at, { ...call, reference });
  if (!canTake(sale.units, takenUnits)) return { outcome: 'soldOut' };
  return {
    outcome: 'quoted',
    offer: desk.kind.withLeft(sale.offer, countFree(sale.units, takenUnits)),
    difference: subtractMoney(sale.price, booking.price),
    penalty,
    until: lastUnchanged(call.now, new Date(call.now.getTime() + PRICE_MILLISECONDS), feeAt),
  };
}

/**
 * Takes the new stock before it releases the old, so that the booking is unchanged when the new stock is
 * gone.
 */
export async function changeBooking<Query, Found, Priced>(
  desk: Desk<Query, Found, Priced>,
  { reference, to, call }: { reference: string; to: ChangedOrder; call: SupplierCall },
): Promise<ChangeOutcome> {
  const sale = await findOrder(desk, to, await openVisit(desk, call));
  const units = 'outcome' in sale ? [] : allUnits(sale);
  return await atBooking<ChangeOutcome>(desk, { reference, call, units }, async (at) => {
    const before = await readAnswer(at.db, { ...call, reference }, call.reference);
    if (before) return answerAgain(before);
    const refusal = findRefusal(at.booking, at.visit);
    if (refusal) return refusal;
    if ('outcome' in sale) return sale;
    const other = desk.kind.notKept(at.booking.key, to.key);
    if (other) return declined(other);
    const penalty = (await readFees(desk, at.booking))(call.now);
    if (!penalty || sale.price.currency !== at.booking.price.currency) return declined('notChangeable');
    return await exchange(at, to, { ...sale, penalty });
  });
}

async function exchange(
  { db, booking, visit }: AtBooking,
  { key, travelers, priceCap, feeCap }: ChangedOrder,
  sale: Sale<unknown> & { penalty: Money },
): Promise<ChangeOutcome> {
  const { price, penalty } = sale;
  const { call } = visit;
  const name = { companyId: call.companyId, reference: booking.reference };
  if (isAboveCap(price, priceCap) || isAboveCap(penalty, feeCap))
    return { outcome: 'dearer', price, penalty };
  const takenUnits = await readTaken(db, listUnitNames(sale), visit.at, name);
  const shortage = findShortage(sale, takenUnits);
  if (shortage) return shortage;
  const purchase = { key, travelers, price, pricedAt: call.now };
  await freeUnits(db, name);
  await takeUnits(db, name, { units: allUnits(sale), heldUntil: null });
  await replacePurchase(db, name, purchase);
  const changed = {
    outcome: 'changed' as const,
    booking: shownBooking({ ...booking, ...purchase }, visit),
    penalty,
  };
  await insertAnswer(db, name, call.reference, changed);
  return changed;
}

function findRefusal(booking: BookedOffer, { at }: Visit) {
  const status = toStatus(booking, at);
  if (status === 'expired') return { outcome: 'expired' as const };
  if (status === 'cancelled') return declined('alreadyCancelled');
  return status === 'held' ? declined('notConfirmed') : null;
}

/** The cost of a change over time; null when it is impossible. */
async function readFees(desk: Desk, booking: BookedOffer): Promise<(at: Date) => Money | null> {
  const terms = await readTerms(desk, booking);
  return (at) => terms?.changeFeeAt(at) ?? null;
}

const listUnitNames = (sale: Sale<unknown>) => allUnits(sale).map(({ unit }) => unit);

function answerAgain(answer: object): ChangeOutcome {
  const before = answer as ChangeOutcome | { outcome: 'cancelled' }; // what this desk has written
  if (before.outcome === 'cancelled') return declined('refused');
  if (before.outcome !== 'changed') return before;
  const { freeUntil } = before.booking;
  return { ...before, booking: { ...before.booking, freeUntil: freeUntil && new Date(freeUntil) } };
}
