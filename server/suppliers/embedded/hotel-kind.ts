import { penaltiesAtPrice } from '#domain/cancellation-costs.ts';
import { addPercent } from '#domain/money.ts';
import type { HotelOffer, HotelQuery, StayDetails } from '#domain/offers/hotel-offer.ts';
import type { Kind } from './desk/kind.ts';
import { createHotelInventory } from './hotels/hotel-inventory.ts';
import { readRateKey } from './hotels/rate-key.ts';
import { SOURCE_MILLISECONDS } from './hotels/sources.ts';
import { practicePriceLine } from './practice-price-line.ts';

export const hotelInventory = createHotelInventory();

export const hotelKind: Kind<HotelQuery, HotelOffer, StayDetails> = {
  name: 'hotel',
  inventory: hotelInventory,
  answerTimes: SOURCE_MILLISECONDS,
  withLeft: ({ rate, ...stay }, left) => ({
    ...stay,
    rate: { ...rate, roomsLeft: Math.min(rate.roomsLeft, left) },
  }),
  withPercent({ rate, lines, ...stay }, percent) {
    const price = addPercent(rate.price, percent);
    const { deadlines } = rate.cancellation;
    const cancellation = { deadlines: penaltiesAtPrice(deadlines, { before: rate.price, after: price }) };
    const repriced = { ...rate, price, cancellation };
    return { ...stay, rate: repriced, lines: [...lines, practicePriceLine(rate.price, price)] };
  },
  notKept(bookedKey, wantedKey) {
    const [booked, wanted] = [readRateKey(bookedKey), readRateKey(wantedKey)];
    return booked?.propertyId === wanted?.propertyId ? null : 'otherHouse';
  },
  keyOf: ({ rates: [cheapest] }) => cheapest?.key ?? '',
  totalOf: ({ rate }) => rate.price,
};
