import type { HotelOffer, HotelQuery, StayDetails } from '#domain/offers/hotel-offer.ts';
import { createHotelbedsHotels } from '#server/suppliers/hotelbeds/create-hotelbeds-hotels.ts';
import { createHotelbedsClient } from '#server/suppliers/hotelbeds/hotelbeds-client.ts';
import type { ChosenOffer, Sample, SupplierCheck } from './check-supplier.ts';

const DAY_MS = 86_400_000;
const ZURICH = { latitude: 47.3769, longitude: 8.5417 };
const LIVE_HOST = 'api.hotelbeds.com';

export const hotelbedsCheck: SupplierCheck = {
  name: 'Hotelbeds',
  variable: 'HOTELBEDS_KEY',
  connect({ hotelbeds }, { db, log }) {
    if (!hotelbeds) return null;
    const supplier = createHotelbedsHotels({ client: createHotelbedsClient(hotelbeds, log), db, log });
    const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    const stay = { checkIn: dayIn(30), checkOut: dayIn(32), rooms: 1, guests: 1, rateCodes: [] };
    const sample: Sample<HotelQuery, HotelOffer, StayDetails> = {
      supplier,
      query: { ...ZURICH, radiusKm: 5, ...stay },
      wanted: `hotels in Zurich from ${stay.checkIn} to ${stay.checkOut}`,
      choose,
      isKeptHere: true,
    };
    return { url: hotelbeds.url, isLive: new URL(hotelbeds.url).host === LIVE_HOST, sample };
  },
};

function choose(found: readonly HotelOffer[]): ChosenOffer | null {
  const [offer] = found
    .flatMap(({ property, rates }) => rates.map((rate) => ({ property, rate })))
    .sort((one, other) => one.rate.price.amount - other.rate.price.amount);
  if (!offer) return null;
  const { property, rate } = offer;
  const guests = [{ firstName: 'Test', lastName: 'Traveler' }];
  return {
    order: { key: rate.key, travelers: 1, priceCap: rate.price, guests, extras: null },
    name: `${property.name}, ${rate.roomName}`,
  };
}
