import type { HoldOutcome } from '../../outcomes.ts';
import type { Order } from '../../supplier.ts';
import type { SupplierCall } from '../../supplier-call.ts';
import { holdEnd } from '../hold-end.ts';
import { type BookedOffer, insertHold, readBooking } from './booking-repository.ts';
import { declined, shownBooking, toStatus } from './booking-state.ts';
import { allUnits, findOrder, findShortage, isAboveCap, type Sale } from './sale.ts';
import { lockUnits, readTaken, takeUnits } from './stock-repository.ts';
import { stockTime } from './stock-time.ts';
import { type Desk, openVisit, type Visit } from './visit.ts';

export async function holdOffer<Query, Found, Priced>(
  desk: Desk<Query, Found, Priced>,
  order: Order,
  call: SupplierCall,
): Promise<HoldOutcome> {
  const visit = await openVisit(desk, call);
  const known = await readBooking(desk.db, call);
  if (known) return answerAgain(desk, known, order, visit);
  const sale = await findOrder(desk, order, visit);
  if ('outcome' in sale) return sale;
  const { price } = sale;
  if (isAboveCap(price, order.priceCap)) return { outcome: 'dearer', price };
  return await take(desk, order, sale, visit);
}

async function take<Query, Found, Priced>(
  desk: Desk<Query, Found, Priced>,
  order: Order,
  sale: Sale<Priced>,
  visit: Visit,
): Promise<HoldOutcome> {
  const { at, call, switches } = visit;
  const { price, lastSale } = sale;
  const units = allUnits(sale);
  return await desk.db.transaction().execute(async (db) => {
    await lockUnits(db, call, units);
    const known = await readBooking(db, call);
    if (known) return answerAgain(desk, known, order, visit);
    const names = units.map(({ unit }) => unit);
    const shortage = findShortage(sale, await readTaken(db, names, at));
    if (shortage) return shortage;
    const { key, travelers } = order;
    const heldUntil = holdEnd(at, lastSale && stockTime(lastSale, switches));
    await insertHold(db, call, {
      kind: desk.kind.name,
      key,
      travelers,
      price,
      heldUntil,
      pricedAt: call.now,
    });
    await takeUnits(db, call, { units, heldUntil });
    const booking = await readBooking(db, call);
    if (!booking) throw new Error('The new booking is missing');
    return { outcome: 'held', booking: shownBooking(booking, visit) };
  });
}

function answerAgain(
  { kind }: Desk,
  booking: BookedOffer,
  { key, travelers }: Order,
  visit: Visit,
): HoldOutcome {
  const isSame = booking.kind === kind.name && booking.key === key && booking.travelers === travelers;
  if (!isSame) return declined('refused');
  const status = toStatus(booking, visit.at);
  if (status === 'expired') return { outcome: 'expired' };
  if (status === 'cancelled') return declined('alreadyCancelled');
  return { outcome: 'held', booking: shownBooking(booking, visit) };
}
