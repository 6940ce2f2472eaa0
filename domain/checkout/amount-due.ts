import type { FullVerdict, Money } from '../contract.ts';
import { addMoney } from '../money.ts';

type PriceWithConversion = FullVerdict['travelers'][number]['thresholds'][number]['actual'];

/** The amount due with the booking: the price and the company's fee, unless their currencies differ. */
export function amountDue({ asked, converted }: PriceWithConversion, fee: Money | undefined): Money {
  const price = converted ?? asked;
  return fee?.currency === price.currency ? addMoney(price, fee) : price;
}
