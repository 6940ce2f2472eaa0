import type { Money } from '#domain/contract.ts';
import { Fields } from '../fields.ts';
import type { HoldOutcome } from '../outcomes.ts';
import type { Order } from '../supplier.ts';
import type { SupplierCall } from '../supplier-call.ts';
import { cancelAtDuffel } from './cancel-order.ts';
import { type DuffelDesk, declined, fetchOffer, isAboveCap, toRefused, UNKNOWN } from './duffel-desk.ts';
import { chooseServices, type OrderedService, readExtras, totalWith } from './flight-extras.ts';
import { findOrder, type OrderRecord, removeOrder, saveOrder } from './order-repository.ts';
import { adopt, type OrderState, offeredBooking, orderedBooking, readState } from './order-state.ts';
import { type DuffelPassenger, toPassengers } from './passenger-data.ts';
import type { DuffelOffer } from './read-offer.ts';
import { findRise, isPriceChange, mayBeSent, orderBody, readSent } from './send-order.ts';

/**
 * An airline that holds without payment gets an order now; otherwise the offer itself is the hold, and is ordered and
 * paid at the confirmation. Extras can't be held, so an offer with extras is ordered then, too.
 */
export async function holdOffer(desk: DuffelDesk, order: Order, call: SupplierCall): Promise<HoldOutcome> {
  const known = await findOrder(desk.db, call);
  const earlier = known ? await answerAgain(desk, known, order, call) : null;
  if (earlier) return earlier;
  const fetched = await fetchOffer(desk, order, call);
  if ('outcome' in fetched) return fetched;
  const { offer } = fetched;
  const chosen = await chooseExtras(desk, order, fetched, call);
  if ('outcome' in chosen) return chosen;
  const { price, services } = chosen;
  if (isAboveCap(price, order.priceCap)) return { outcome: 'dearer', price };
  const passengers = toPassengers(order.guests, offer);
  if (!passengers) {
    desk.log.warn('A traveler lacks what Duffel requires: date of birth, gender, phone number or passport');
    return declined('refused');
  }
  const { holdUntil } = offer.fare;
  const isHold = holdUntil !== undefined && holdUntil > call.now && services.length === 0;
  const record: OrderRecord = {
    companyId: call.companyId,
    reference: call.reference,
    offerId: offer.id,
    travelers: order.travelers,
    isHold,
    price,
    heldUntil: isHold ? holdUntil : offer.expiresAt,
    sentAt: null,
    orderId: null,
    cancelCall: null,
  };
  await saveOrder(desk.db, record, { passengers, services });
  if (isHold) return await sendHold(desk, { record, passengers, priceCap: order.priceCap }, call);
  return { outcome: 'held', booking: offeredBooking(record, call.now) };
}

interface HoldToSend {
  record: OrderRecord;
  passengers: DuffelPassenger[];
  priceCap: Money;
}

async function sendHold(
  desk: DuffelDesk,
  { record, passengers, priceCap }: HoldToSend,
  call: SupplierCall,
): Promise<HoldOutcome> {
  if (!(await mayBeSent(desk, record, call))) return UNKNOWN;
  const body = { ...orderBody(record), type: 'hold', passengers };
  const sent = readSent(await desk.client.post('/air/orders', body, call.signal));
  if (sent.kind === 'unknown') return UNKNOWN;
  if (sent.kind === 'refused') {
    await removeOrder(desk.db, record);
    return isPriceChange(sent) ? await findRise(desk, record, call) : toRefused(sent);
  }
  const { order } = sent;
  const state = { kind: 'ordered' as const, order, record: await adopt(desk, record, order) };
  if (isAboveCap(order.total, priceCap)) return await letGo(desk, state, call);
  return { outcome: 'held', booking: orderedBooking(state, call.now) };
}

/** The airline holds it for more than was agreed to. One that can't be cancelled lapses, because it is not paid. */
async function letGo(
  desk: DuffelDesk,
  { order, record }: Extract<OrderState, { kind: 'ordered' }>,
  call: SupplierCall,
): Promise<HoldOutcome> {
  const cancelled = await cancelAtDuffel(desk, order.id, call);
  if (cancelled.kind === 'data') await removeOrder(desk.db, record);
  return { outcome: 'dearer', price: order.total };
}

/** Null when it was never held, and is held now. */
async function answerAgain(
  desk: DuffelDesk,
  record: OrderRecord,
  { key, travelers, priceCap }: Order,
  call: SupplierCall,
): Promise<HoldOutcome | null> {
  if (record.offerId !== key || record.travelers !== travelers) return declined('refused');
  const state = await readState(desk, record, call);
  if (state.kind === 'unknown') return UNKNOWN;
  if (state.kind === 'takenByOther') return { outcome: 'expired' };
  if (state.kind !== 'ordered' && record.cancelCall !== null) return declined('alreadyCancelled');
  if (state.kind === 'notMade') return null;
  const booking =
    state.kind === 'ordered' ? orderedBooking(state, call.now) : offeredBooking(record, call.now);
  if (booking.status === 'expired') return { outcome: 'expired' };
  if (booking.status === 'cancelled') return declined('alreadyCancelled');
  if (booking.status === 'held' && isAboveCap(booking.price, priceCap)) {
    return state.kind === 'ordered'
      ? await letGo(desk, state, call)
      : { outcome: 'dearer', price: booking.price };
  }
  return { outcome: 'held', booking };
}

async function chooseExtras(
  desk: DuffelDesk,
  { extras }: Order,
  { offer, data }: { offer: DuffelOffer; data: unknown },
  { signal }: SupplierCall,
): Promise<{ price: Money; services: OrderedService[] } | Exclude<HoldOutcome, { outcome: 'held' }>> {
  if (!extras) return { price: offer.total, services: [] };
  const seatMaps = await desk.client.get(`/air/seat_maps?offer_id=${offer.id}`, signal);
  if (seatMaps.kind !== 'data') return UNKNOWN;
  const offered = readExtras(offer, new Fields(data, 'offer'), seatMaps.data);
  const chosen = chooseServices(extras, offered, offer);
  if (!chosen) return declined('refused');
  const price = totalWith(offer.total, chosen.prices);
  return price ? { price, services: chosen.services } : { outcome: 'extraGone' };
}
