import type { CancellablePart, OnSiteChange, OnSitePlace, TripPart } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import { costText, moneyText } from '../part/kinds/value-words.ts';

const AT: Record<OnSitePlace, string> = { hotel: 'at the hotel', desk: 'at the rental desk' };
const BY: Record<OnSitePlace, string> = { hotel: 'the hotel', desk: 'the rental company' };

export function onSiteChangeLine({ place, before, after, difference }: OnSiteChange): string {
  const at = AT[place].replace('at', 'At');
  if (after.amount === 0) return `${at}: ${moneyText(before)} no longer to be paid`;
  if (before.amount === 0 || difference.amount === 0) return `${at}: ${moneyText(after)} to be paid`;
  const by = moneyText({ ...difference, amount: Math.abs(difference.amount) });
  return `${at}: ${by} ${difference.amount > 0 ? 'more' : 'less'} to be paid, ${moneyText(after)} in all`;
}

type CancelledPart = Pick<TripPart, 'price'> &
  Partial<Pick<CancellablePart, 'refund' | 'penalty' | 'unpaid'>>;

export function cancellationLines({ price, refund, penalty, unpaid }: CancelledPart): string[] {
  const retained = penalty && unpaid ? subtractMoney(penalty, unpaid.charged) : penalty;
  return [
    // A part that was to be paid on site has no refund.
    ...(refund && (!unpaid || refund.amount > 0) ? [`Refund: ${costText(refund, price)}`] : []),
    ...(unpaid && unpaid.waived.amount > 0
      ? [`No longer to be paid ${AT[unpaid.place]}: ${costText(unpaid.waived, price)}`]
      : []),
    ...(retained && retained.amount > 0 ? [`Cancellation fee: ${costText(retained, price)}`] : []),
    ...(unpaid && unpaid.charged.amount > 0
      ? [`Cancellation fee, charged by ${BY[unpaid.place]}: ${costText(unpaid.charged, price)}`]
      : []),
  ];
}
