import { expect, it } from 'vitest';
import type { Money, Trip, TripEventKind } from '#domain/contract.ts';
import { chf } from '#stories/support/trip-fixtures.ts';
import { listPriceRises } from './price-rises.ts';

type Event = Trip['events'][number];

const event = (kind: TripEventKind, more: Partial<Event> = {}): Event => ({
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e0001',
  at: '2027-03-01T09:30:00.000Z',
  kind,
  ...more,
});
const rise = (partId: string, before: Money, after: Money) =>
  event('priceExceeded', { partId, before, after });

it('collects the rises of all parts', () => {
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

it('names the first and the last price of a part that rose twice', () => {
  const events = [
    event('requested'),
    rise('stay', chf(45000), chf(48000)),
    event('approved'),
    rise('stay', chf(48000), chf(52000)),
  ];
  expect(listPriceRises({ events })).toEqual([{ partId: 'stay', accepted: chf(45000), current: chf(52000) }]);
});

it('forgets what rose before the trip was requested again', () => {
  const events = [event('requested'), rise('stay', chf(45000), chf(48000)), event('resubmitted')];
  expect(listPriceRises({ events })).toEqual([]);
});
