import { expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { chf, STAY, STAY_ABROAD, TRIP } from '#stories/support/trip-fixtures.ts';
import { findPriceMovement } from './price-movement.ts';

const askedAt = '2027-03-01T10:15:00.000Z';
const trip: Trip = { ...TRIP, parts: [STAY, STAY_ABROAD], events: [] };
const priced = (partId: string, before: number, now: number) =>
  ({ partId, outcome: 'priced', before: chf(before), price: chf(now) }) as const;

test('what the parts cost then and now is added up', () => {
  const parts = [priced(STAY._id, 100, 120), { ...priced(STAY._id, 300, 280) }];
  expect(findPriceMovement(trip, { askedAt, parts })).toMatchObject({
    accepted: chf(400),
    current: chf(400),
    silent: [],
    gone: [],
  });
});

test('without the price of a part there is none now', () => {
  const silent = { partId: STAY._id, outcome: 'unavailable', before: chf(300) } as const;
  const gone = { partId: STAY._id, outcome: 'soldOut', before: chf(50) } as const;
  const movement = findPriceMovement(trip, { askedAt, parts: [priced(STAY._id, 100, 120), silent, gone] });
  expect(movement).toMatchObject({ accepted: chf(450), current: null, silent: [STAY], gone: [STAY] });
});

test('the price of the request counts, also when it has risen since', () => {
  const risen: Trip = {
    ...trip,
    events: [
      {
        _id: STAY._id,
        at: askedAt,
        kind: 'priceExceeded',
        partId: STAY._id,
        before: chf(100),
        after: chf(150),
      },
    ],
  };
  const parts = [priced(STAY._id, 150, 160)];
  expect(findPriceMovement(risen, { askedAt, parts })).toMatchObject({
    accepted: chf(100),
    current: chf(160),
  });
});

test('nothing moves where no supplier was asked', () => {
  expect(findPriceMovement(trip, { askedAt, parts: [] })).toBeNull();
});
