import type { CarQuery } from '#domain/offers/car-offer.ts';
import { describeSupplier } from '#tests/support/suppliers/describe-supplier.ts';
import { openEmbedded } from '#tests/support/suppliers/open-embedded.ts';
import { carKind } from './car-kind.ts';

/** See `cars/sentinel-stations.ts`. */
const AIRPORTS = {
  dearer: 'VXO',
  cheaper: 'KLR',
  soldOut: 'KRN',
  declined: 'VBY',
  expired: 'KSD',
  lostAnswer: 'AGH',
  nothingFound: 'TYF',
  slowSource: 'OSD',
  failedSources: 'SDL',
};

function queryAt(code: string): CarQuery {
  const place = { kind: 'airport', code } as const;
  return { pickUp: place, dropOff: place, pickUpAt: '2027-05-18T10:00', dropOffAt: '2027-05-20T10:00' };
}

describeSupplier('the embedded rental cars', () =>
  openEmbedded({
    kind: carKind,
    now: new Date('2027-05-03T09:00:00Z'),
    query: queryAt('ZRH'),
    queryIn: (situation) => queryAt(AIRPORTS[situation]),
    offersOf: ({ key, price, carsLeft }) => [{ key, price, travelers: 1, left: carsLeft }],
    isFlexible: ({ freeCancellationUntil }) => freeCancellationUntil !== null,
  }),
);
