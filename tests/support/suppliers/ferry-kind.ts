import { addPercent } from '#domain/money.ts';
import type { Kind } from '#server/suppliers/embedded/desk/kind.ts';
import { type Ferry, type FerryQuery, tinyInventory } from './tiny-inventory.ts';

/** The tiny inventory as the desk sells it; its bookings are stored as cars. */
export const ferryKind: Kind<FerryQuery, Ferry, Ferry> = {
  name: 'car',
  inventory: tinyInventory,
  answerTimes: { island: 5 },
  withLeft: (ferry, left) => ({ ...ferry, placesLeft: left }),
  withPercent: (ferry, percent) => ({ ...ferry, price: addPercent(ferry.price, percent) }),
  notKept: (bookedKey, wantedKey) => (sourceIn(bookedKey) === sourceIn(wantedKey) ? null : 'otherVendor'),
  keyOf: ({ key }) => key,
  totalOf: ({ price }) => price,
};

const sourceIn = (key: string) => key.split('.')[0];
