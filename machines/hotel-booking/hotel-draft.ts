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
} from './hotel-draft-shapes.ts';

/** Raised whenever drafts that were written before can't be read as they are. */
export const CHART_VERSION = 1;

/** What is kept of an unfinished booking. */
export interface HotelDraft {
  criteria: HotelCriteria;
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
  if (!isObject(json) || !isCriteria(json.criteria)) return { type: 'unreadable', reason: 'damaged' };
  const losses: DraftLoss[] = [];
  const read = <Part>(part: unknown, is: (part: unknown) => part is Part, loss: DraftLoss): Part | null => {
    if (is(part)) return part;
    if (part !== null && part !== undefined && !losses.includes(loss)) losses.push(loss);
    return null;
  };
  const list = read(json.list, isListSettings, 'list') ?? DEFAULT_HOTEL_LIST_SETTINGS;
  const hotel = read(json.hotel, isChosenHotel, 'hotel');
  const rate = hotel && read(json.rate, isChosenRate, 'offer');
  const agreed = hotel && read(json.agreed, isPricedRate, 'offer');
  // What was ordered can't be told from what is damaged, so neither is gone on with.
  const isOfferLost = agreed === null && (json.agreed ?? null) !== null;
  const checkout = isOfferLost ? null : (json.checkout ?? null);
  const ordering = agreed !== null && json.ordering === true;
  const { criteria } = json;
  return { type: 'found', draft: { criteria, list, hotel, rate, agreed, checkout, ordering }, losses };
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null;
}
