import { expect, test } from 'vitest';
import { amountDue } from './amount-due.ts';

const chf = (amount: number) => ({ amount, currency: 'CHF' });
const eur = (amount: number) => ({ amount, currency: 'EUR' });

test.each([
  ['the price alone without a fee', { asked: chf(42_400) }, undefined, chf(42_400)],
  ['price and fee', { asked: chf(42_400) }, chf(900), chf(43_300)],
  ['price and fee in the currency of the company', { asked: eur(100), converted: chf(94) }, chf(6), chf(100)],
  ['the price without a fee that has no rate', { asked: eur(100) }, chf(6), eur(100)],
])('is %s', (_, price, fee, due) => {
  expect(amountDue(price, fee)).toEqual(due);
});
