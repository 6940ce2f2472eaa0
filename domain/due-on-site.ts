import type { CarPart, HotelPart, Money, OnSitePlace, TripPart } from './contract.ts';
import { compareMoney, subtractMoney } from './money.ts';

/** The properties of a part that decide where its price is paid. */
type PartPayment =
  | Pick<Extract<TripPart, { kind: 'flight' | 'external' }>, 'kind'>
  | Pick<HotelPart, 'kind' | 'conditions' | 'onSite'>
  | (Pick<CarPart, 'kind'> & { car: Pick<CarPart['car'], 'prepaid' | 'dueAtDesk'> });

export interface DueOnSite {
  /** Null when all of it is paid with the booking. */
  place: OnSitePlace | null;
  /** Zero when all of it is paid with the booking. */
  amount: Money;
  /** Paid on site on top of the price, such as a city tax. */
  onTop?: Money;
}

/** How much of a price is paid on site and not with the booking, and what is paid there on top of it. */
export function dueOnSite(part: PartPayment, price: Money): DueOnSite {
  const nothing = { place: null, amount: subtractMoney(price, price) };
  switch (part.kind) {
    case 'flight':
    case 'external':
      return nothing;
    case 'hotel':
      return {
        ...(part.conditions.includes('payAtHotel') ? { place: 'hotel', amount: price } : nothing),
        onTop: part.onSite?.currency === price.currency ? part.onSite : nothing.amount,
      };
    case 'car':
      return dueAtDesk(part.car, price);
  }
}

/** The price of a booking may differ from the one that was offered, so the amount due is limited to that price. */
function dueAtDesk({ prepaid, dueAtDesk: due }: Pick<CarPart['car'], 'prepaid' | 'dueAtDesk'>, price: Money) {
  const amount = prepaid && compareMoney(due, price) < 0 ? due : price;
  return { place: amount.amount > 0 ? ('desk' as const) : null, amount };
}
