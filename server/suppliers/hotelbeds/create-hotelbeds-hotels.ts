import type { StayCondition, StayDetails, StayQuery } from '#domain/offers/hotel-offer.ts';
import { createAsker } from '../create-asker.ts';
import type { DetailsOutcome, HotelSupplier } from '../hotel-supplier.ts';
import type { ChangeOutcome, PriceOutcome } from '../outcomes.ts';
import type { PriceOrder } from '../supplier.ts';
import type { SupplierCall } from '../supplier-call.ts';
import { cancelBooking, lookUpBooking, quoteCancellation } from './cancel-booking.ts';
import { type CheckedRate, checkRate } from './check-rate.ts';
import { confirmBooking } from './confirm-booking.ts';
import { createHouseReader } from './content-repository.ts';
import { holdRate } from './hold-rate.ts';
import { HOTELBEDS_SOURCE } from './hotelbeds-client.ts';
import { declined, type HotelbedsDesk, UNKNOWN } from './hotelbeds-desk.ts';
import { hotelCodeOf, toProperty } from './read-house.ts';
import { AVAILABILITY, readHotels, searchHotels, stayRequest } from './search-hotels.ts';

/** How long an offer is shown at the price of its check. */
const PRICED_MS = 30 * 60_000;

/** Hotels by Hotelbeds. Bookings can't be changed yet. */
export function createHotelbedsHotels(tools: Omit<HotelbedsDesk, 'houses'>): HotelSupplier {
  const desk = { ...tools, houses: createHouseReader(tools.db) };
  const { ask, askAbout } = createAsker('Hotelbeds', desk.log);
  const refuseChange = (booking: string, call: SupplierCall) =>
    ask(call, (limited) => explainNoChange(desk, booking, limited));
  return {
    sources: [HOTELBEDS_SOURCE],
    search: (query, call) => searchHotels(desk, query, call),
    details: (propertyId, stay, call) => ask(call, (limited) => findDetails(desk, propertyId, stay, limited)),
    price: (order, call) => ask(call, (limited) => priceRate(desk, order, limited)),
    hold: (order, call) => askAbout(call.reference, call, (limited) => holdRate(desk, order, limited)),
    confirm: (purchase, call) =>
      askAbout(purchase.booking, call, (limited) => confirmBooking(desk, purchase, limited)),
    lookUp: (booking, call) => askAbout(booking, call, (limited) => lookUpBooking(desk, booking, limited)),
    quoteCancellation: (booking, call) =>
      askAbout(booking, call, (limited) => quoteCancellation(desk, booking, limited)),
    cancel: (cancellation, call) =>
      askAbout(cancellation.booking, call, (limited) => cancelBooking(desk, cancellation, limited)),
    quoteChange: (booking, _, call) => refuseChange(booking, call),
    change: (booking, _, call) => refuseChange(booking, call),
  };
}

/** Hours are shown that most hotels have, where a hotel does not state its own. */
const USUAL_HOURS = { checkInFrom: '15:00', checkOutUntil: '11:00' };

async function findDetails(
  desk: HotelbedsDesk,
  propertyId: string,
  stay: StayQuery,
  call: SupplierCall,
): Promise<DetailsOutcome> {
  const code = hotelCodeOf(propertyId);
  if (code === null || call.changes !== undefined) return { outcome: 'notFound' };
  const request = { ...stayRequest(stay), hotels: { hotel: [code] } };
  const found = readHotels(desk, await desk.client.post(AVAILABILITY, request, call.signal), call);
  if (!found) return UNKNOWN;
  const hotel = found.find(({ house }) => house.code === code);
  if (!hotel) return { outcome: 'notFound' };
  const content = (await desk.houses.contentsOf([code])).get(code);
  const property = await toProperty(hotel.house, content);
  return {
    outcome: 'found',
    hotel: { property, pictures: [], ...USUAL_HOURS, phone: content?.phone ?? null, rates: hotel.rates },
  };
}

async function priceRate(
  desk: HotelbedsDesk,
  { key }: PriceOrder,
  call: SupplierCall,
): Promise<PriceOutcome<StayDetails>> {
  const checked = await checkRate(desk, key, call);
  if ('outcome' in checked) return checked;
  const expiresAt = new Date(call.now.getTime() + PRICED_MS);
  return { outcome: 'priced', offer: await toStay(desk, checked, key), expiresAt };
}

async function toStay(
  { houses }: Pick<HotelbedsDesk, 'houses'>,
  { house, rate, lines, checkIn, checkOut, comments }: CheckedRate,
  key: string,
) {
  const content = (await houses.contentsOf([house.code])).get(house.code);
  const onSite: StayCondition[] = rate.onSite ? ['cityTaxOnSite'] : [];
  return {
    property: await toProperty(house, content),
    rate: { key, ...rate },
    checkIn,
    checkOut,
    ...USUAL_HOURS,
    ...readHours(comments),
    lines,
    conditions: ['prepaid' as const, ...onSite],
    phone: content?.phone ?? undefined,
    remarks: comments || undefined,
  };
}

/** Such as "Check-in hour 15:00-00:00." */
function readHours(comments: string): { checkInFrom?: string } {
  const checkInFrom = /Check-in hour ([01]\d|2[0-3]):([0-5]\d)/.exec(comments);
  return checkInFrom ? { checkInFrom: `${checkInFrom[1]}:${checkInFrom[2]}` } : {};
}

type NoChange = Exclude<ChangeOutcome, { outcome: 'changed' | 'dearer' | 'extraGone' }>;

async function explainNoChange(desk: HotelbedsDesk, booking: string, call: SupplierCall): Promise<NoChange> {
  const found = await lookUpBooking(desk, booking, call);
  if (found.outcome === 'unknown') return UNKNOWN;
  if (found.outcome === 'notFound') return declined('noSuchBooking');
  switch (found.booking.status) {
    case 'expired':
      return { outcome: 'expired' };
    case 'cancelled':
      return declined('alreadyCancelled');
    case 'held':
      return declined('notConfirmed');
    case 'confirmed':
      return declined('notChangeable');
  }
}
