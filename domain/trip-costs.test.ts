import { expect, it } from 'vitest';
import type { Money } from './contract.ts';
import { costsBookingFee, tripCosts } from './trip-costs.ts';
import type { PartStatus, TripStatus } from './trip-status.ts';

const money = (amount: number, currency: string): Money => ({ amount, currency });
const chf = (amount: number) => money(amount, 'CHF');
const part = (status: PartStatus, amount: number, penalty?: number) => ({
  status,
  price: { asked: chf(amount), converted: chf(amount) },
  penalty: penalty === undefined ? null : chf(penalty),
});

it.each<[string, TripStatus, ReturnType<typeof part>[], number]>([
  [
    'partly booked: without what failed',
    'approved',
    [part('confirmed', 103_18), part('failed', 30_80)],
    103_18,
  ],
  ['with a part on hold', 'approved', [part('held', 100), part('failed', 30)], 100],
  ['with a part cancelled at a cost', 'complete', [part('confirmed', 100), part('cancelled', 200, 50)], 150],
  ['continued without a part that failed', 'complete', [part('confirmed', 100), part('cancelled', 30)], 100],
  [
    'cancelled: what remains to be paid',
    'cancelled',
    [part('cancelled', 100, 0), part('cancelled', 200, 50)],
    50,
  ],
  ['about to be cancelled', 'complete', [part('cancelled', 200, 50)], 50],
  ['of which nothing was booked', 'cancelled', [part('failed', 100)], 0],
  ['refused: as requested', 'rejected', [part('cancelled', 100, 0), part('cancelled', 200, 0)], 300],
])('states the costs of a trip %s', (_, status, parts, amount) => {
  expect(tripCosts(status, parts)).toEqual(chf(amount));
});

const released = { status: 'cancelled' as const };
const cancelled = { ...released, wasBooked: true };

it.each<[string, TripStatus, { status: PartStatus; wasBooked?: boolean }[], boolean]>([
  ['that waits', 'waiting_level_1_approval', [{ status: 'held' }], true],
  ['that is booked', 'complete', [{ status: 'confirmed' }], true],
  ['whose booked part was cancelled', 'cancelled', [cancelled, released], true],
  ['that was refused, as it was requested', 'rejected', [released], true],
  ['that was cancelled before anything was booked', 'cancelled', [released], false],
  ['of which nothing could be booked', 'cancelled', [{ status: 'failed' }], false],
  ['in words without a booking', 'approved', [], false],
])('knows whether a trip costs the booking fee: one %s', (_, status, parts, expected) => {
  expect(costsBookingFee(status, parts)).toBe(expected);
});

it('includes the fees of changes, also of a part that is cancelled', () => {
  const changed = { ...part('confirmed', 100), changeFees: [chf(20), chf(5)] };
  const cancelled = { ...part('cancelled', 100, 30), changeFees: [chf(20)] };
  expect(tripCosts('complete', [changed, cancelled])).toEqual(chf(175));
});

it('converts penalties and fees by the rate of the price', () => {
  const price = {
    asked: money(400_00, 'GBP'),
    converted: chf(446_70),
    rate: { date: '2027-03-01', currency: 'GBP', from: '0.8428', to: '0.9412' },
  };
  const penalty = money(200_00, 'GBP');
  expect(tripCosts('cancelled', [{ status: 'cancelled', price, penalty }])).toEqual(chf(223_35));
});

it('adds up nothing in several currencies', () => {
  const abroad = { status: 'confirmed' as const, price: { asked: money(400_00, 'GBP') } };
  expect(tripCosts('complete', [part('confirmed', 100), abroad])).toBeNull();
});
