import { describe, expect, it } from 'vitest';
import type { PriceWithConversion } from '../contract.ts';
import { type CheckoutPart, sumPrices } from './checkout-part.ts';

const chf = (amount: number) => ({ amount, currency: 'CHF' });
const eur = (amount: number) => ({ amount, currency: 'EUR' });
// Only the totals are read.
const parts = (...totals: PriceWithConversion[]) =>
  totals.map((total) => ({ priced: { total } })) as unknown as CheckoutPart[];

describe('the total of several parts', () => {
  it('adds up prices in one currency', () => {
    expect(sumPrices(parts({ asked: chf(100) }, { asked: chf(25) }))).toEqual({ asked: chf(125) });
  });

  it('is in the currency of the company, too, where all prices are known in it', () => {
    const total = sumPrices(
      parts({ asked: eur(100), converted: chf(94) }, { asked: eur(50), converted: chf(47) }),
    );
    expect(total).toEqual({ asked: eur(150), converted: chf(141) });
  });

  it('adds up prices in different currencies in that of the company', () => {
    const total = sumPrices(parts({ asked: eur(100), converted: chf(94) }, { asked: chf(200) }));
    expect(total).toEqual({ asked: chf(294) });
  });

  it('is not known where there is no exchange rate', () => {
    expect(sumPrices(parts({ asked: eur(100) }, { asked: chf(200) }))).toBeNull();
  });
});
