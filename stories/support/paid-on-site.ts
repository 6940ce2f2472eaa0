import type {
  CancellationQuote,
  HotelPart,
  OnSiteChange,
  OnSitePlace,
  PartChangeQuote,
} from '#domain/contract.ts';
import { chf, RENTAL, STAY } from './trip-fixtures.ts';

/** A stay of CHF 480.00 of which nothing is paid with the booking. */
export const STAY_AT_HOTEL: HotelPart = {
  ...STAY,
  conditions: ['payAtHotel', 'cardGuarantee', 'cityTaxOnSite', 'idAtCheckIn'],
};

/** The cost of cancelling the stay after its first deadline: one night, charged by the hotel. */
export const LATE_STAY = {
  refund: chf(0),
  penalty: chf(240_00),
  unpaid: { place: 'hotel', waived: chf(240_00), charged: chf(240_00) },
} as const;

/** A rental of CHF 210.00 that is paid with the booking but for the return elsewhere, CHF 30.00. */
export const PREPAID_RENTAL = { ...RENTAL, car: { ...RENTAL.car, prepaid: true, dueAtDesk: chf(30_00) } };

/** The cost of its cancellation after the deadline. */
export const LATE_RENTAL = {
  refund: chf(100_00),
  penalty: chf(80_00),
  unpaid: { place: 'desk', waived: chf(30_00), charged: chf(0) },
} as const;

export const quotedAs = (
  _id: string,
  costs: Omit<Extract<CancellationQuote['parts'][number], { outcome: 'quoted' }>, '_id' | 'outcome'>,
): CancellationQuote['parts'][number] => ({ _id, outcome: 'quoted', ...costs });

/** The amounts paid on site before and after a change. */
export function onSiteChange(place: OnSitePlace, before: number, after: number): OnSiteChange {
  return { place, before: chf(before), after: chf(after), difference: chf(after - before) };
}

/** The quote of a change of a stay of CHF 480.00 that is paid at the hotel, for a fee of CHF 20.00. */
export function stayQuote(after: number): Partial<PartChangeQuote> {
  return {
    after: chf(after),
    difference: chf(after - 480_00),
    penalty: chf(20_00),
    due: chf(20_00),
    refund: chf(0),
    onSite: onSiteChange('hotel', 480_00, after),
    lost: [],
  };
}
