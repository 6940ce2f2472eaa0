import type { ErrorCode, SearchEnd } from '#domain/contract.ts';
import type { ChosenHotel, ChosenRate, PricedRate } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import {
  DEFAULT_HOTEL_LIST_SETTINGS,
  type HotelListSettings,
} from '#domain/hotel-booking/hotel-list-settings.ts';
import type { DraftLoss, UnreadableDraft } from './hotel-draft.ts';
import type { HotelStep } from './hotel-steps.ts';

/** What one change has taken away, so that it can be said and taken back. */
export interface DroppedChoice {
  because: 'newSearch' | 'otherHotel' | 'otherRoom';
  /** Where the change was made. */
  step: HotelStep;
  criteria: HotelCriteria | null;
  list: HotelListSettings;
  hotel: ChosenHotel | null;
  agreed: PricedRate | null;
  checkout: unknown;
}

/** How far a search has come; what it has found is kept outside, under its number. */
export interface SearchProgress {
  number: number;
  /** How many results each source has sent. */
  arrived: Readonly<Record<string, number>>;
  failedSources: readonly string[];
  /** When the first of the offers ends. */
  expiresAt: string | null;
  end: SearchEnd | null;
  /** Why the server refused to search. */
  refusal: ErrorCode | null;
}

/** What has to be said of the draft that the booking was to go on with. */
export type DraftNotice =
  | { kind: 'lost'; losses: readonly DraftLoss[] }
  | { kind: 'unreadable'; reason: UnreadableDraft };

export interface HotelBookingContext {
  /** Where the address wants to be, until the draft has been asked for. */
  wantedStep: HotelStep;
  criteria: HotelCriteria | null;
  /** The search as it is being written, perhaps without its days; null when it is the one that was searched for. */
  written: HotelCriteria | null;
  list: HotelListSettings;
  hotel: ChosenHotel | null;
  /** The rate that was chosen last and not yet agreed upon. */
  rate: ChosenRate | null;
  /** What has become of the rate, while the person has not said what they think of it. */
  proposal: PricedRate | null;
  /** The rate at the price that the person has accepted. */
  agreed: PricedRate | null;
  dropped: DroppedChoice | null;
  search: SearchProgress;
  /** What the checkout wants to have kept with the draft; only that flow reads it. */
  checkout: unknown;
  /** An order is on its way: until its outcome is known, nothing may be chosen anew. */
  ordering: boolean;
  draftNotice: DraftNotice | null;
}

/** A search that has found nothing yet. */
export function freshSearch(number: number): SearchProgress {
  return { number, arrived: {}, failedSources: [], expiresAt: null, end: null, refusal: null };
}

/** A booking in which nothing has been chosen. Numbers of searches go on, so that none is taken for another. */
export function freshBooking(wantedStep: HotelStep, lastSearch = 0): HotelBookingContext {
  return {
    wantedStep,
    criteria: null,
    written: null,
    list: DEFAULT_HOTEL_LIST_SETTINGS,
    hotel: null,
    rate: null,
    proposal: null,
    agreed: null,
    dropped: null,
    search: freshSearch(lastSearch),
    checkout: null,
    ordering: false,
    draftNotice: null,
  };
}
