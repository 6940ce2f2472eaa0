import { addPercent } from '#domain/money.ts';
import type { CarOffer, CarOfferDetails, CarQuery } from '#domain/offers/car-offer.ts';
import { createCarInventory } from './cars/create-car-inventory.ts';
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
  totalOf: ({ offer }) => offer.price,
};
