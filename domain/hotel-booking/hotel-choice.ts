import type { FlowTypes, OfferOutcome, SelectedOffer, SelectedResult } from '../booking/flow-types.ts';
import type { HotelCheckAnswer, HotelDetailsAnswer, RoomConditions, RoomOption } from '../contract.ts';
import type { HotelCriteria } from './hotel-criteria.ts';
import type { RateEntry } from './hotel-list.ts';
import type { HotelListSettings } from './hotel-list-settings.ts';

export type HotelStep = 'search' | 'select' | 'room' | 'checkout';

/** A hotel that was chosen from the list, by the id of its property. */
export type SelectedHotel = SelectedResult;

/** A room on its terms, as it was chosen. */
export interface SelectedRate extends SelectedOffer {
  room: RoomConditions;
}

/** A rate that the supplier has priced. */
export type RateQuote = Extract<HotelCheckAnswer, { outcome: 'priced' }>;

/** The types of a hotel booking. */
export interface HotelTypes extends FlowTypes {
  step: HotelStep;
  criteria: HotelCriteria;
  list: HotelListSettings;
  result: SelectedHotel;
  offer: SelectedRate;
  priced: RateQuote;
  extras: null;
}

export type RateOutcome = OfferOutcome<HotelTypes>;

/** The accepted offer, in a form that can be repriced. */
export function toAgreedRate({ offer, room, total, verdict }: RateQuote): SelectedRate {
  return { offer, room, price: total.asked, verdict: { levels: verdict.levels, inPolicy: verdict.inPolicy } };
}

type Rooms = Pick<HotelDetailsAnswer, 'options' | 'verdicts'>;

/** An option of the rooms as it was shown, with its verdict. */
export function toSelectedRate(
  { verdicts }: Pick<Rooms, 'verdicts'>,
  { offer, room, price, verdict }: RoomOption,
): SelectedRate | null {
  const judged = verdicts[verdict];
  return judged ? { offer, room, price, verdict: judged } : null;
}

/** A rate of the list with all its terms; null when its hotel no longer has it at that price. */
export function findListedRate(details: Rooms, listed: RateEntry): SelectedRate | null {
  const found = details.options.find(
    ({ room, price }) =>
      LISTED.every((field) => room[field] === listed[field]) &&
      price.amount === listed.price.amount &&
      price.currency === listed.price.currency,
  );
  return found ? toSelectedRate(details, found) : null;
}

/** The terms that a list has too. */
const LISTED = [
  'source',
  'roomName',
  'roomType',
  'breakfastIncluded',
  'refundable',
  'corporate',
  'prepaid',
] as const satisfies readonly (keyof RateEntry)[];

/** What makes two rates of one hotel the same, regardless of their prices and names. */
const SAME: readonly (keyof RoomConditions)[] = [
  'source',
  'roomName',
  'roomType',
  'view',
  'bedType',
  'beds',
  'mealPlan',
  'breakfastIncluded',
  'corporate',
  'prepaid',
];

/** Whether both are the same room on the same terms, apart from how much time is left to cancel it. */
export function isSameRate(one: RoomConditions, other: RoomConditions): boolean {
  const isRefunded = (room: RoomConditions) => room.deadlines.length > 0;
  return SAME.every((field) => one[field] === other[field]) && isRefunded(one) === isRefunded(other);
}
