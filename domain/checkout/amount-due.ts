import type { Money, PricedVerdict } from '../contract.ts';
import { addMoney } from '../money.ts';

type ComparedPrice = PricedVerdict['travelers'][number]['thresholds'][number]['actual'];

/** What is to be paid with the booking: the price and the company's fee, unless their currencies can't be added. */
export function amountDue({ asked, converted }: ComparedPrice, fee: Money | undefined): Money {
  const price = converted ?? asked;
  return fee?.currency === price.currency ? addMoney(price, fee) : price;
}
