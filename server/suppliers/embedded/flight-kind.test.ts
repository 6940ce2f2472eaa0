import { expect } from 'vitest';
import type { FlightQuery } from '#domain/offers/flight-offer.ts';
import { describeSupplier } from '#tests/support/suppliers/describe-supplier.ts';
import { openEmbedded } from '#tests/support/suppliers/open-embedded.ts';
import { flightKind } from './flight-kind.ts';
import { SENTINEL_ROUTES } from './flights/sentinel-routes.ts';
import type { Situation } from './inventory.ts';

function findDestination(situation: Situation['kind']): string {
  const [pair] = [...SENTINEL_ROUTES].find(([, { kind }]) => kind === situation) ?? expect.fail(situation);
  return pair.slice(-3);
}

function queryTo(code: string): FlightQuery {
  return {
    legs: [
      {
        origin: { code: 'GVA', type: 'airport' },
        destination: { code, type: 'airport' },
        date: '2027-05-18',
      },
    ],
    travelers: 2,
    serviceClass: 'Y',
    directOnly: false,
    airlines: [],
  };
}

describeSupplier('the embedded flights', () =>
  openEmbedded({
    kind: flightKind,
    now: new Date('2027-04-26T09:00:00Z'),
    query: queryTo('LHR'),
    queryIn: (situation) => queryTo(findDestination(situation)),
    offersOf: ({ fares }) =>
      fares.map(({ key, price, seatsLeft }) => ({
        key,
        travelers: 2,
        left: Math.floor((seatsLeft ?? 0) / 2),
        price: { ...price, amount: price.amount * 2 },
      })),
    isFlexible: ({ fares }, offer) =>
      fares.some(({ key, family }) => key === offer.key && family.change.allowed && family.refund.allowed),
  }),
);
