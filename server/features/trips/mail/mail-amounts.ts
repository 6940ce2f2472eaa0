import type { Money, PriceWithConversion } from '#domain/contract.ts';
import { convertLike } from '#domain/trip-costs.ts';
import type { MailAmount } from '../../mails/mail-layout.ts';
import { moneyText } from '../part/kinds/value-words.ts';

export function mailAmount(label: string, own: Money, asked: Money): MailAmount {
  const isSame = own.currency === asked.currency;
  return { label, amount: moneyText(own), note: isSame ? undefined : `${moneyText(asked)} at the supplier` };
}

export function mailCost(label: string, amount: Money, price: PriceWithConversion): MailAmount {
  return mailAmount(label, convertLike(price, amount), amount);
}
