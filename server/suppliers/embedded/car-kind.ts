import { addPercent } from '#domain/money.ts';
import type { CarOffer, CarOfferDetails, CarQuery } from '#domain/offers/car-offer.ts';
import { readCarKey } from './cars/car-key.ts';
import { createCarInventory } from './cars/create-car-inventory.ts';
import { readStationId } from './cars/rental-station.ts';
import type { Kind } from './desk/kind.ts';
import { practicePriceLine } from './practice-price-line.ts';

export const carKind: Kind<CarQuery, CarOffer, CarOfferDetails> = {
  name: 'car',
  inventory: createCarInventory(),
  answerTimes: {},
  withLeft: ({ offer, ...priced }, left) => ({
    ...priced,
    offer: { ...offer, carsLeft: Math.min(offer.carsLeft, left) },
  }),
  withPercent({ offer, lines, ...priced }, percent) {
    const price = addPercent(offer.price, percent);
    const dueAtDesk = offer.prepaid ? offer.dueAtDesk : price;
    return {
      ...priced,
      offer: { ...offer, price, dueAtDesk },
      lines: [...lines, practicePriceLine(offer.price, price)],
    };
  },
  notKept: (bookedKey, wantedKey) => (vendorCode(bookedKey) === vendorCode(wantedKey) ? null : 'otherVendor'),
  keyOf: ({ key }) => key,
  totalOf: ({ offer }) => offer.price,
};

function vendorCode(key: string): string | undefined {
  return readStationId(readCarKey(key)?.pickUp.stationId ?? '')?.vendor;
}
