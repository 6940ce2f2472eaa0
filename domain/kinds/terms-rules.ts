import type { CarPart, HotelPart, Money, OnSitePlace, TripPart } from '../contract.ts';

export interface DueOnSite {
  place: OnSitePlace | null;
  /** Zero when all of it is paid with the booking. */
  amount: Money;
  /** Paid on site on top of the price, such as a city tax. */
  onTop?: Money;
}

export type HotelPayment = Pick<HotelPart, 'conditions' | 'onSite'>;
export type HotelStart = Pick<HotelPart, 'startsOn'> & { property: Pick<HotelPart['property'], 'zone'> };
export interface CarPayment {
  car: Pick<CarPart['car'], 'prepaid' | 'dueAtDesk'>;
}
export type TimedStart = Pick<TripPart, 'beginsAt'>;

export interface TermsFacts {
  flight: { payment: unknown; start: TimedStart };
  hotel: { payment: HotelPayment; start: HotelStart };
  car: { payment: CarPayment; start: TimedStart };
  external: { payment: unknown; start: TimedStart };
}

export type BookableKind = TripPart['kind'];

export interface TermsRules<Kind extends BookableKind> {
  dueOnSite: (part: TermsFacts[Kind]['payment'], price: Money) => DueOnSite;
  cancellableUntil: (part: TermsFacts[Kind]['start']) => Date;
}
