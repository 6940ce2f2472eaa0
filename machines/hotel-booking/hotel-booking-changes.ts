import type { ChosenHotel, ChosenRate, PricedRate } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS } from '#domain/hotel-booking/hotel-list-settings.ts';
import {
  type DroppedChoice,
  freshSearch,
  type HotelBookingContext,
  type SearchProgress,
} from './hotel-booking-context.ts';
import type { DraftReading } from './hotel-draft.ts';

type Changes = Partial<HotelBookingContext>;

/** Nothing to be booked has been chosen; what was stated for the checkout holds for whatever is. */
export const NO_OFFER = { rate: null, proposal: null, agreed: null } satisfies Changes;

/** Goes on with a draft, and says what is missing of it. */
export function resuming(outcome: { type: 'none' } | DraftReading): Changes {
  if (outcome.type === 'none') return {};
  if (outcome.type === 'unreadable') return { draftNotice: { kind: 'unreadable', reason: outcome.reason } };
  const { draft, losses } = outcome;
  return { ...draft, draftNotice: losses.length > 0 ? { kind: 'lost', losses } : null };
}

/** A new search begins with the list as it is at first and with nothing chosen. */
export function newSearch(context: HotelBookingContext, criteria: HotelCriteria): Changes {
  return {
    ...NO_OFFER,
    criteria,
    written: null,
    list: DEFAULT_HOTEL_LIST_SETTINGS,
    hotel: null,
    checkout: null,
    dropped: context.hotel ? droppedBy(context, 'newSearch') : null,
    draftNotice: null,
  };
}

/** Another hotel leaves nothing of the room and its price. */
export function otherHotel(context: HotelBookingContext, hotel: ChosenHotel): Changes {
  const dropped = context.agreed ? droppedBy(context, 'otherHotel') : context.dropped;
  return { ...NO_OFFER, hotel, dropped };
}

/** Another room leaves nothing of the price. */
export function otherRate(context: HotelBookingContext, rate: ChosenRate): Changes {
  const dropped = context.agreed ? droppedBy(context, 'otherRoom') : context.dropped;
  return { ...NO_OFFER, rate, dropped };
}

/** What the person accepts is the price from now on. */
export function agreeing(priced: PricedRate | null): Changes {
  return { agreed: priced, rate: null, proposal: null };
}

/** Takes back the last change that dropped something. */
export function restoring({ dropped }: HotelBookingContext): Changes {
  if (!dropped) return {};
  const { criteria, list, hotel, agreed, checkout } = dropped;
  const choice = { ...NO_OFFER, hotel, agreed, dropped: null };
  return dropped.because === 'newSearch' ? { ...choice, criteria, list, checkout } : choice;
}

export function searchBegan({ search }: HotelBookingContext): Changes {
  return { search: freshSearch(search.number + 1) };
}

/** A source has sent results: the offers of the list hold as long as the first of them. */
export function arrival(
  search: SearchProgress,
  { source, count, expiresAt }: { source: string; count: number; expiresAt: string },
): SearchProgress {
  const isSooner = search.expiresAt === null || expiresAt < search.expiresAt;
  return {
    ...search,
    arrived: { ...search.arrived, [source]: (search.arrived[source] ?? 0) + count },
    expiresAt: isSooner ? expiresAt : search.expiresAt,
  };
}

const MADE_AT = { newSearch: 'search', otherHotel: 'select', otherRoom: 'room' } as const;

function droppedBy(
  { criteria, list, hotel, agreed, checkout }: HotelBookingContext,
  because: DroppedChoice['because'],
): DroppedChoice {
  return { because, step: MADE_AT[because], criteria, list, hotel, agreed, checkout };
}
