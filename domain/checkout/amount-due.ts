import type { Money, PricedVerdict } from '../contract.ts';
import { addMoney } from '../money.ts';

type ComparedPrice = PricedVerdict['travelers'][number]['thresholds'][number]['actual'];

/** The amount due with the booking: the price and the company's fee, unless their currencies differ. */
export function amountDue({ asked, converted }: ComparedPrice, fee: Money | undefined): Money {
  const price = converted ?? asked;
  return fee?.currency === price.currency ? addMoney(price, fee) : price;
}
