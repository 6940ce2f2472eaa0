import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { additionalCost, changeCosts } from './change-costs.ts';
import type { Money } from './contract.ts';

const chf = (amount: number): Money => ({ amount, currency: 'CHF' });
const PREPAID = { place: null, amount: chf(0) };
const atHotel = (amount: number) => ({ place: 'hotel' as const, amount: chf(amount) });
const atDesk = (amount: number) => ({ place: 'desk' as const, amount: chf(amount) });

describe('the change of what is paid with the booking', () => {
  it.each([
    ['dearer', 200_00, 260_00, 0, 60_00, 60_00, 0],
    ['dearer, with a penalty', 200_00, 260_00, 25_00, 60_00, 85_00, 0],
    ['cheaper', 200_00, 120_00, 0, -80_00, 0, 80_00],
    ['cheaper, with a penalty', 200_00, 120_00, 30_00, -80_00, 0, 50_00],
    ['cheaper by less than the penalty', 200_00, 190_00, 30_00, -10_00, 20_00, 0],
    ['the same', 200_00, 200_00, 0, 0, 0, 0],
  ])('to what is %s', (_, before, after, penalty, difference, due, refund) => {
    const onSite = { before: PREPAID, after: PREPAID };
    expect(changeCosts({ before: chf(before), after: chf(after), penalty: chf(penalty), onSite })).toEqual({
      difference: chf(difference),
      due: chf(due),
      refund: chf(refund),
    });
  });
});

describe('the change of a city tax, which is paid on top of the price', () => {
  const taxed = (due: { place: 'hotel' | null; amount: Money }, tax: number) => ({ ...due, onTop: chf(tax) });

  it('is in what is paid at the hotel, and not in what is settled now', () => {
    const onSite = { before: taxed(atHotel(200_00), 4_00), after: taxed(atHotel(300_00), 6_00) };
    expect(changeCosts({ before: chf(200_00), after: chf(300_00), penalty: chf(0), onSite })).toEqual({
      difference: chf(100_00),
      due: chf(0),
      refund: chf(0),
      onSite: { place: 'hotel', before: chf(204_00), after: chf(306_00), difference: chf(102_00) },
    });
  });

  it('is stated where the price is paid with the booking', () => {
    const onSite = { before: taxed(PREPAID, 4_00), after: taxed(PREPAID, 6_00) };
    expect(changeCosts({ before: chf(200_00), after: chf(300_00), penalty: chf(0), onSite })).toEqual({
      difference: chf(100_00),
      due: chf(100_00),
      refund: chf(0),
      onSite: { place: 'hotel', before: chf(4_00), after: chf(6_00), difference: chf(2_00) },
    });
  });

  it('is left out where it was not recorded before', () => {
    const onSite = { before: atHotel(200_00), after: taxed(atHotel(200_00), 6_00) };
    const costs = changeCosts({ before: chf(200_00), after: chf(200_00), penalty: chf(0), onSite });
    expect(costs.onSite?.difference).toEqual(chf(0));
  });
});

describe('the change of what is paid on site', () => {
  it.each([
    ['dearer', 260_00, 0, 60_00],
    ['dearer, with a penalty', 260_00, 25_00, 60_00],
    ['cheaper', 120_00, 0, -80_00],
    ['cheaper, with a penalty', 120_00, 30_00, -80_00],
  ])('to what is %s settles nothing now but the penalty', (_, after, penalty, difference) => {
    const onSite = { before: atHotel(200_00), after: atHotel(after) };
    expect(changeCosts({ before: chf(200_00), after: chf(after), penalty: chf(penalty), onSite })).toEqual({
      difference: chf(difference),
      due: chf(penalty),
      refund: chf(0),
      onSite: {
        place: 'hotel',
        before: chf(200_00),
        after: chf(after),
        difference: chf(difference),
      },
    });
  });

  it('to a part paid with the booking charges the whole price now', () => {
    const onSite = { before: atHotel(200_00), after: PREPAID };
    expect(changeCosts({ before: chf(200_00), after: chf(180_00), penalty: chf(0), onSite })).toEqual({
      difference: chf(-20_00),
      due: chf(180_00),
      refund: chf(0),
      onSite: { place: 'hotel', before: chf(200_00), after: chf(0), difference: chf(-200_00) },
    });
  });

  it('from what is paid with the booking pays all of that back', () => {
    const onSite = { before: PREPAID, after: atDesk(180_00) };
    expect(changeCosts({ before: chf(200_00), after: chf(180_00), penalty: chf(25_00), onSite })).toEqual({
      difference: chf(-20_00),
      due: chf(0),
      refund: chf(175_00),
      onSite: { place: 'desk', before: chf(0), after: chf(180_00), difference: chf(180_00) },
    });
  });

  it('shows extras at the desk separately from the paid price', () => {
    const onSite = { before: atDesk(30_00), after: atDesk(60_00) };
    expect(changeCosts({ before: chf(200_00), after: chf(190_00), penalty: chf(0), onSite })).toEqual({
      difference: chf(-10_00),
      due: chf(0),
      refund: chf(40_00),
      onSite: { place: 'desk', before: chf(30_00), after: chf(60_00), difference: chf(30_00) },
    });
  });
});

it('either something is due or something is paid back, and with what is paid on site all adds up', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  const price = fc.tuple(amount, amount).map(([one, other]) => [Math.max(one, other), Math.min(one, other)]);
  fc.assert(
    fc.property(price, price, amount, ([before = 0, dueBefore = 0], [after = 0, dueAfter = 0], penalty) => {
      const onSite = { before: atDesk(dueBefore), after: atDesk(dueAfter) };
      const costs = changeCosts({ before: chf(before), after: chf(after), penalty: chf(penalty), onSite });
      expect(Math.min(costs.due.amount, costs.refund.amount)).toBe(0);
      const settled = costs.due.amount - costs.refund.amount + dueAfter - dueBefore;
      expect(settled).toBe(after + penalty - before);
      expect(additionalCost({ ...costs, penalty: chf(penalty) }).amount).toBe(Math.max(0, settled));
    }),
  );
});
