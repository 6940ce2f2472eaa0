import type { ChangeFailure, TripPart } from '#domain/contract.ts';

/** Why a booking failed, in the words of the trip page. */
export const PART_FAILURE_TEXTS = {
  soldOut: 'it has sold out',
  priceChanged: 'it now costs more than was accepted',
  declined: 'the supplier has refused the booking',
  expired: 'the reservation ended before it could be booked',
  notFound: 'the supplier knows nothing of this booking',
} satisfies Record<NonNullable<TripPart['failure']>, string>;

/** Why a change failed, in the words of the trip page. */
export const CHANGE_FAILURE_TEXTS = {
  soldOut: 'it has sold out',
  extraGone: 'a seat or a bag is not available any more',
  priceChanged: 'it costs more now than was agreed to',
  expired: 'it is not offered any more',
  notChangeable: 'the supplier does not allow the change any more',
  declined: 'the supplier has refused the change',
  begun: 'what is booked had begun by then',
} satisfies Record<ChangeFailure, string>;
