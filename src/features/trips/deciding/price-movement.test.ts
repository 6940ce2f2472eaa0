import { expect, test } from 'vitest';
import type { Money, Trip, TripEventKind } from '#domain/contract.ts';
import { chf, STAY, STAY_ABROAD, TRIP } from '#stories/support/trip-fixtures.ts';
import { findPriceMovement, listPriceRises } from './price-movement.ts';

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

type Event = Trip['events'][number];

const event = (kind: TripEventKind, more: Partial<Event> = {}): Event => ({
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e0001',
  at: '2027-03-01T09:30:00.000Z',
  kind,
  ...more,
});
const rise = (partId: string, before: Money, after: Money) =>
  event('priceExceeded', { partId, before, after });

test('collects the rises of all parts', () => {
  const events = [
    event('requested'),
    event('approved'),
    rise('stay', chf(45000), chf(48000)),
    rise('car', chf(20000), chf(22000)),
  ];
  expect(listPriceRises({ events })).toEqual([
    { partId: 'stay', accepted: chf(45000), current: chf(48000) },
    { partId: 'car', accepted: chf(20000), current: chf(22000) },
  ]);
});

test('names the first and the last price of a part that rose twice', () => {
  const events = [
    event('requested'),
    rise('stay', chf(45000), chf(48000)),
    event('approved'),
    rise('stay', chf(48000), chf(52000)),
  ];
  expect(listPriceRises({ events })).toEqual([{ partId: 'stay', accepted: chf(45000), current: chf(52000) }]);
});

test('forgets what rose before the trip was requested again', () => {
  const events = [event('requested'), rise('stay', chf(45000), chf(48000)), event('resubmitted')];
  expect(listPriceRises({ events })).toEqual([]);
});
