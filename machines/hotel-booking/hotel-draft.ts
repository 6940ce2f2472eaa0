import type { ChosenHotel, ChosenRate, PricedRate } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import {
  DEFAULT_HOTEL_LIST_SETTINGS,
  type HotelListSettings,
} from '#domain/hotel-booking/hotel-list-settings.ts';
import {
  isChosenHotel,
  isChosenRate,
  isCriteria,
  isListSettings,
  isPricedRate,
  isWrittenCriteria,
} from './hotel-draft-shapes.ts';

/** Raised whenever drafts that were written before can't be read as they are. */
export const CHART_VERSION = 1;

/** What is kept of an unfinished booking. */
export interface HotelDraft {
  /** What was searched for last; null while nothing was. */
  criteria: HotelCriteria | null;
  /** What has been written for the next search, perhaps without its days. */
  written: HotelCriteria | null;
  list: HotelListSettings;
  hotel: ChosenHotel | null;
  rate: ChosenRate | null;
  agreed: PricedRate | null;
  checkout: unknown;
  ordering: boolean;
}

/** A part of a draft that could not be read and was left out. */
export type DraftLoss = 'list' | 'hotel' | 'offer';

export type UnreadableDraft = 'otherVersion' | 'damaged';

export type DraftReading =
  | { type: 'found'; draft: HotelDraft; losses: readonly DraftLoss[] }
  | { type: 'unreadable'; reason: UnreadableDraft };

/** Reads what was kept. What is damaged is left out together with what hangs on it, and named. */
export function fromDraft(json: unknown, version: number): DraftReading {
  if (version !== CHART_VERSION) return { type: 'unreadable', reason: 'otherVersion' };
  const searches = isObject(json) ? readSearches(json) : null;
  if (!isObject(json) || !searches) return { type: 'unreadable', reason: 'damaged' };
  const losses: DraftLoss[] = [];
  const read = <Part>(part: unknown, is: (part: unknown) => part is Part, loss: DraftLoss): Part | null => {
    if (is(part)) return part;
    if (part !== null && part !== undefined && !losses.includes(loss)) losses.push(loss);
    return null;
  };
  const list = read(json.list, isListSettings, 'list') ?? DEFAULT_HOTEL_LIST_SETTINGS;
  const hotel = searches.criteria && read(json.hotel, isChosenHotel, 'hotel');
  const rate = hotel && read(json.rate, isChosenRate, 'offer');
  const agreed = hotel && read(json.agreed, isPricedRate, 'offer');
  // What was ordered can't be told from what is damaged, so neither is gone on with.
  const isOfferLost = agreed === null && (json.agreed ?? null) !== null;
  const checkout = isOfferLost ? null : (json.checkout ?? null);
  const ordering = agreed !== null && json.ordering === true;
  return { type: 'found', draft: { ...searches, list, hotel, rate, agreed, checkout, ordering }, losses };
}

/** Without a search there is nothing to go on with; one that was being written can be written again. */
function readSearches(json: Record<string, unknown>): Pick<HotelDraft, 'criteria' | 'written'> | null {
  const criteria = json.criteria ?? null;
  const written = isWrittenCriteria(json.written) ? json.written : null;
  if (criteria === null) return written && { criteria, written };
  return isCriteria(criteria) ? { criteria, written } : null;
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null;
}
