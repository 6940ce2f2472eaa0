import type { FullVerdict, Money } from '../contract.ts';
import { addMoney } from '../money.ts';

type PriceWithConversion = FullVerdict['travelers'][number]['thresholds'][number]['actual'];

export function amountDue({ asked, converted }: PriceWithConversion, fee: Money | undefined): Money {
  const price = converted ?? asked;
  return fee?.currency === price.currency ? addMoney(price, fee) : price;
}
