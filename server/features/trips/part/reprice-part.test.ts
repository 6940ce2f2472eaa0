import { describe, expect, test } from 'vitest';
import type { Money } from '#domain/contract.ts';
import { STAY } from '#stories/support/trip-fixtures.ts';
import type { PartDetails } from '../../../db/trip-tables.ts';
import { repricePart, sumPrices } from './reprice-part.ts';

type PriceWithLines = Pick<PartDetails, 'price' | 'lines'>;

const money = (amount: number, currency: string): Money => ({ amount, currency });
const gbp = (amount: number) => money(amount, 'GBP');
const chf = (amount: number) => money(amount, 'CHF');
const line = (code: string, amount: Money, onSite = false): PartDetails['lines'][number] => ({
  kind: 'base',
  code,
  label: code,
  amount,
  onSite,
});

const ABROAD: PriceWithLines = {
  price: {
    asked: gbp(400_00),
    converted: chf(446_70),
    rate: { date: '2027-03-01', currency: 'GBP', from: '0.8428', to: '0.9412' },
  },
  lines: [line('ROOM', gbp(380_00)), line('VAT', gbp(20_00)), line('CITY', gbp(5_00), true)],
};
const AT_HOME: PriceWithLines = {
  price: { asked: chf(100_00), converted: chf(100_00) },
  lines: [line('ROOM', chf(100_00))],
};

const paidWith = ({ lines }: PriceWithLines) =>
  lines.filter(({ onSite }) => !onSite).reduce((sum, { amount }) => sum + amount.amount, 0);

describe('a part with another price', () => {
  test('is converted by the rate of the day on which it was ordered', () => {
    expect(repricePart(ABROAD, gbp(408_00)).price).toEqual({
      asked: gbp(408_00),
      converted: chf(455_64),
      rate: { date: '2027-03-01', currency: 'GBP', from: '0.8428', to: '0.9412' },
    });
  });

  test('is not converted where it was asked for in the company’s currency, or could not be', () => {
    expect(repricePart(AT_HOME, chf(98_00)).price).toEqual({ asked: chf(98_00), converted: chf(98_00) });
    const { asked } = ABROAD.price;
    expect(repricePart({ ...ABROAD, price: { asked } }, gbp(1)).price).toEqual({ asked: gbp(1) });
  });

  test('has penalties of that price, and keeps those of a single night', () => {
    const deadlines = [50_00, 100_00].map((amount) => ({ at: '2027-03-01T17:00:00Z', penalty: chf(amount) }));
    const { room } = repricePart({ ...AT_HOME, room: { ...STAY.room, deadlines } }, chf(92_00));
    expect(room.deadlines.map(({ penalty }) => penalty)).toEqual([chf(50_00), chf(92_00)]);
  });

  test.each([408_00, 392_00, 400_01])('has lines that add up to it: %i', (amount) => {
    const once = repricePart(ABROAD, gbp(amount));
    expect(paidWith(once)).toBe(amount);
    const twice = repricePart(once, gbp(410_00));
    expect(paidWith(twice)).toBe(410_00);
    expect(twice.lines.map(({ code }) => code)).toEqual(['ROOM', 'VAT', 'CITY', 'PRICE-CHANGE']);
    expect(repricePart(twice, gbp(400_00))).toEqual(ABROAD);
  });

  test('in another currency has only that one in its lines, but for what is paid on the spot', () => {
    const { price, lines } = repricePart(ABROAD, chf(450_00));
    expect(price).toEqual({ asked: chf(450_00), converted: chf(450_00) });
    expect(lines.map(({ amount }) => amount)).toEqual([gbp(5_00), chf(450_00)]);
  });

  test('is what it was when the price is', () => {
    expect(repricePart(ABROAD, gbp(400_00))).toBe(ABROAD);
  });
});

test('a total is in the company’s currency, where there is one', () => {
  expect(sumPrices([ABROAD, AT_HOME])).toEqual(chf(546_70));
  expect(sumPrices([AT_HOME, { price: { asked: gbp(1) } }])).toBeNull();
  expect(sumPrices([{ price: { asked: gbp(1) } }])).toEqual(gbp(1));
});
