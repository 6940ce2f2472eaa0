import type { ErrorCode, SearchEnd } from '#domain/contract.ts';
import type { ChosenHotel, ChosenRate, PricedRate } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import type { HotelListFilter, HotelSort } from '#domain/hotel-booking/hotel-list-settings.ts';
import type { HotelStep } from './hotel-steps.ts';

/** What a person does, the answers of a search as they arrive, and what the checkout tells. */
export type HotelBookingEvent =
  | { type: 'step.open'; step: HotelStep }
  | { type: 'criteria.write'; criteria: HotelCriteria }
  | { type: 'criteria.submit'; criteria: HotelCriteria }
  | { type: 'list.sort'; sort: HotelSort }
  | { type: 'list.filter'; filter: HotelListFilter }
  | { type: 'list.page'; page: number }
  | { type: 'hotel.choose'; hotel: ChosenHotel }
  | { type: 'offer.choose'; rate: ChosenRate }
  | { type: 'offer.retry' }
  | { type: 'offer.drop' }
  | { type: 'offer.agreed' }
  | { type: 'price.accept' }
  | { type: 'choice.restore' }
  | { type: 'choice.forget' }
  | { type: 'draft.retry' }
  | { type: 'booking.discard' }
  | { type: 'search.retry' }
  | { type: 'offer.renew'; priced: PricedRate }
  | { type: 'checkout.keep'; checkout: unknown; ordering: boolean }
  | { type: 'trip.created' }
  | SearchEvent;

/** What a search says while it goes on. */
export type SearchEvent =
  | { type: 'results.arrived'; source: string; count: number; expiresAt: string }
  | { type: 'source.failed'; source: string }
  | { type: 'search.ended'; end: SearchEnd }
  | { type: 'search.refused'; code: ErrorCode }
  | { type: 'search.broke' };
