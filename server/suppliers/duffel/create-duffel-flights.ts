import { createAsker } from '../create-asker.ts';
import { Fields } from '../fields.ts';
import type { FlightSupplier } from '../flight-supplier.ts';
import type { ExtrasOrder, PriceOrder } from '../supplier.ts';
import type { SupplierCall } from '../supplier-call.ts';
import { acceptAirlineChange, listAirlineChanges } from './airline-changes.ts';
import { cancelOrder, lookUpOrder, quoteCancellation } from './cancel-order.ts';
import { changeOrder, findChangeOffer, quoteChange } from './change-order.ts';
import { confirmOrder } from './confirm-order.ts';
import { DUFFEL_SOURCE } from './duffel-client.ts';
import { type DuffelDesk, declined, fetchOffer, UNKNOWN } from './duffel-desk.ts';
import { chooseServices, readExtras } from './flight-extras.ts';
import { holdOffer } from './hold-offer.ts';
import { findOrder } from './order-repository.ts';
import { fetchOrder } from './order-state.ts';
import { isChangeOfferId } from './read-change-offer.ts';
import { toOfferDetails } from './read-offer.ts';
import { searchOffers } from './search-offers.ts';

/** Flights by Duffel. */
export function createDuffelFlights(desk: DuffelDesk): FlightSupplier {
  const { ask, askAbout } = createAsker('Duffel', desk.log);
  return {
    sources: [DUFFEL_SOURCE],
    search: (query, call) => searchOffers(desk, query, call),
    price: (order, call) => ask(call, (limited) => priceOffer(desk, order, limited)),
    extras: (order, call) => ask(call, (limited) => offerExtras(desk, order, limited)),
    priceExtras: (order, call) => ask(call, (limited) => priceExtras(desk, order, limited)),
    hold: (order, call) => askAbout(call.reference, call, (limited) => holdOffer(desk, order, limited)),
    confirm: (purchase, call) =>
      askAbout(purchase.booking, call, (limited) => confirmOrder(desk, purchase, limited)),
    lookUp: (booking, call) => askAbout(booking, call, (limited) => lookUpOrder(desk, booking, limited)),
    quoteCancellation: (booking, call) =>
      askAbout(booking, call, (limited) => quoteCancellation(desk, booking, limited)),
    cancel: (cancellation, call) =>
      askAbout(cancellation.booking, call, (limited) => cancelOrder(desk, cancellation, limited)),
    quoteChange: (booking, to, call) =>
      askAbout(booking, call, (limited) => quoteChange(desk, booking, to, limited)),
    change: (booking, to, call) =>
      askAbout(booking, call, (limited) => changeOrder(desk, booking, to, limited)),
    airlineChanges: {
      list: (booking, call) => ask(call, (limited) => listAirlineChanges(desk, booking, limited)),
      accept: (changeId, how, call) =>
        ask(call, (limited) => acceptAirlineChange(desk, changeId, how, limited)),
    },
  };
}

/** An offer, or what the booking of this call can be changed into. */
async function fetchSellable(desk: DuffelDesk, order: PriceOrder, call: SupplierCall) {
  if (!isChangeOfferId(order.key)) return await fetchOffer(desk, order, call);
  const record = await findOrder(desk.db, call);
  if (!record?.orderId) return { outcome: 'expired' as const };
  const booked = await fetchOrder(desk, record.orderId, call);
  return booked === 'lost' ? UNKNOWN : await findChangeOffer(desk, booked, order, call);
}

async function priceOffer(desk: DuffelDesk, order: PriceOrder, call: SupplierCall) {
  const fetched = await fetchSellable(desk, order, call);
  if ('outcome' in fetched) return fetched;
  const { offer } = fetched;
  return { outcome: 'priced' as const, offer: toOfferDetails(offer), expiresAt: offer.expiresAt };
}

async function fetchExtras(desk: DuffelDesk, order: PriceOrder, call: SupplierCall) {
  const fetched = await fetchSellable(desk, order, call);
  if ('outcome' in fetched) return fetched;
  const { offer } = fetched;
  // A changed flight comes without seats and bags.
  if (!('data' in fetched)) return { offer, offered: readExtras(offer, new Fields({}, 'offer'), []) };
  const { data } = fetched;
  const seatMaps = await desk.client.get(`/air/seat_maps?offer_id=${offer.id}`, call.signal);
  if (seatMaps.kind !== 'data') return UNKNOWN;
  return { offer, offered: readExtras(offer, new Fields(data, 'offer'), seatMaps.data) };
}

async function offerExtras(desk: DuffelDesk, order: PriceOrder, call: SupplierCall) {
  const fetched = await fetchExtras(desk, order, call);
  if ('outcome' in fetched) return fetched;
  const { offer, offered } = fetched;
  return { outcome: 'priced' as const, offer: offered.extras, expiresAt: offer.expiresAt };
}

async function priceExtras(desk: DuffelDesk, order: ExtrasOrder, call: SupplierCall) {
  const fetched = await fetchExtras(desk, order, call);
  if ('outcome' in fetched) return fetched;
  const { offer, offered } = fetched;
  const chosen = chooseServices(order.extras, offered, offer);
  if (!chosen) return declined('refused');
  return { outcome: 'priced' as const, offer: chosen.prices, expiresAt: offer.expiresAt };
}
