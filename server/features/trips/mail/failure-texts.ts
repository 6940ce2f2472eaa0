import type { ChangeFailure, TripPart } from '#domain/contract.ts';

export const PART_FAILURE_TEXTS = {
  soldOut: 'it has sold out',
  priceChanged: 'it now costs more than was accepted',
  declined: 'the supplier declined the booking',
  expired: 'the reservation ended before it could be booked',
  notFound: 'the supplier has no record of this booking',
} satisfies Record<NonNullable<TripPart['failure']>, string>;

export const CHANGE_FAILURE_TEXTS = {
  soldOut: 'it has sold out',
  extraGone: 'a seat or a bag is no longer available',
  priceChanged: 'it now costs more than was agreed',
  expired: 'it is no longer offered',
  notChangeable: 'the supplier no longer allows the change',
  declined: 'the supplier declined the change',
  begun: 'the booking had already started',
} satisfies Record<ChangeFailure, string>;
