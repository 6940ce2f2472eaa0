import { expect, it } from 'vitest';
import type { Money } from './contract.ts';
import { costsBookingFee, isTotalExpected, requestedCosts, tripCosts } from './trip-costs.ts';
import type { PartStatus } from './trip-status.ts';

const money = (amount: number, currency: string): Money => ({ amount, currency });
const chf = (amount: number) => money(amount, 'CHF');
const part = (status: PartStatus, amount: number, penalty?: number) => ({
  status,
  price: { asked: chf(amount), converted: chf(amount) },
  penalty: penalty === undefined ? null : chf(penalty),
});

const released = (amount: number) => ({ ...part('unknown', amount), released: true });

it.each<[string, ReturnType<typeof part>[], number]>([
  ['partly booked: without what failed', [part('confirmed', 103_18), part('failed', 30_80)], 103_18],
  ['with a part on hold', [part('held', 100), part('failed', 30)], 100],
  ['with a part cancelled at a cost', [part('confirmed', 100), part('cancelled', 200, 50)], 150],
  ['continued without a part that failed', [part('confirmed', 100), part('cancelled', 30)], 100],
  ['cancelled: what remains to be paid', [part('cancelled', 100, 0), part('cancelled', 200, 50)], 50],
  ['of which nothing was booked', [part('failed', 100)], 0],
  ['refused: nothing', [part('cancelled', 100, 0), part('cancelled', 200, 0)], 0],
  ['whose holds are being given back: nothing', [released(100), released(200)], 0],
])('states the costs of a trip %s', (_, parts, amount) => {
  expect(tripCosts(parts)).toEqual(chf(amount));
});

it('knows what was requested of a trip that was refused', () => {
  expect(requestedCosts([part('cancelled', 100, 0), released(200)])).toEqual(chf(300));
});

interface PartState {
  status: PartStatus;
  released?: boolean;
  wasBooked?: boolean;
}

const givenBack = { status: 'cancelled' as const };
const cancelled = { ...givenBack, wasBooked: true };

it.each<[string, PartState[], boolean, boolean]>([
  ['that waits', [{ status: 'held' }], true, true],
  ['that is being booked', [{ status: 'confirming' }], true, true],
  ['that is booked', [{ status: 'confirmed' }], true, false],
  ['of which a booked part is being cancelled', [{ status: 'cancelling', wasBooked: true }], true, false],
  ['with a part on hold beside a booked one', [{ status: 'confirmed' }, { status: 'held' }], true, true],
  ['whose booked part was cancelled', [cancelled, givenBack], true, false],
  ['whose hold is being given back', [{ status: 'cancelling', released: true }], false, false],
  ['that was refused', [givenBack], false, false],
  ['of which nothing could be booked', [{ status: 'failed' }], false, false],
  ['in words without a booking', [], false, false],
])('knows whether a trip costs the booking fee, and whether that is final: one %s', (...expected) => {
  const [, parts, isCharged, isExpected] = expected;
  expect([costsBookingFee(parts), isTotalExpected(parts)]).toEqual([isCharged, isExpected]);
});

it('includes the fees of changes, also of a part that is cancelled', () => {
  const changed = { ...part('confirmed', 100), changeFees: [chf(20), chf(5)] };
  const cancelled = { ...part('cancelled', 100, 30), changeFees: [chf(20)] };
  expect(tripCosts([changed, cancelled])).toEqual(chf(175));
});

it('converts penalties and fees by the rate of the price', () => {
  const price = {
    asked: money(400_00, 'GBP'),
    converted: chf(446_70),
    rate: { date: '2027-03-01', currency: 'GBP', from: '0.8428', to: '0.9412' },
  };
  const penalty = money(200_00, 'GBP');
  expect(tripCosts([{ status: 'cancelled', price, penalty }])).toEqual(chf(223_35));
});

it('adds up nothing in several currencies', () => {
  const abroad = { status: 'confirmed' as const, price: { asked: money(400_00, 'GBP') } };
  expect(tripCosts([part('confirmed', 100), abroad])).toBeNull();
  expect(tripCosts([part('confirmed', 100), { ...abroad, status: 'failed' }])).toEqual(chf(100));
});
