import { describe, expect, it } from 'vitest';
import { airport, carQuery, findCars } from '#tests/support/car-queries.ts';

const atZurich = await findCars(carQuery(airport('ZRH')));
const atNewYork = await findCars(carQuery(airport('JFK')));

describe('the conditions of a rental', () => {
  it('have a higher deposit for a premium car than for a small one', () => {
    const findDeposit = (letter: string) =>
      atZurich.find(({ acriss }) => acriss.startsWith(letter))?.deposit.amount;
    expect([findDeposit('E'), findDeposit('I'), findDeposit('P')]).toEqual([300_00, 600_00, 1500_00]);
  });

  it('include a full tank only in offers of the broker for cheap vendors', () => {
    const sold = atZurich.filter(({ fuelRule }) => fuelRule === 'prepaidTank');
    expect(sold.length).toBeGreaterThan(0);
    expect(sold.every(({ prepaid }) => prepaid)).toBe(true);
    expect(atZurich.some(({ fuelRule, prepaid }) => prepaid && fuelRule === 'fullToFull')).toBe(true);
  });

  it('have no excess where damage to the car is not covered', () => {
    for (const { insurance } of [...atZurich, ...atNewYork]) {
      expect(insurance.excess !== null).toBe(insurance.covers.includes('collision'));
    }
    expect(atNewYork.some(({ insurance }) => insurance.excess === null)).toBe(true);
    expect(atZurich.every(({ insurance }) => insurance.excess !== null)).toBe(true);
  });
});
