import type { FlowTypes, OfferOutcome, SelectedOffer, SelectedResult } from '../booking/flow-types.ts';
import type { HotelCheckAnswer, HotelDetailsAnswer, RoomConditions, RoomOption } from '../contract.ts';
import type { HotelCriteria } from './hotel-criteria.ts';
import type { RateEntry } from './hotel-list.ts';
import type { HotelListSettings } from './hotel-list-settings.ts';

export type HotelStep = 'search' | 'select' | 'room' | 'checkout';

export type SelectedHotel = SelectedResult;

export interface SelectedRate extends SelectedOffer {
  room: RoomConditions;
}

export type RateQuote = Extract<HotelCheckAnswer, { outcome: 'priced' }>;

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

export function toAcceptedRate({ offer, room, total, verdict }: RateQuote): SelectedRate {
  return { offer, room, price: total.asked, verdict: { levels: verdict.levels, inPolicy: verdict.inPolicy } };
}

type Rooms = Pick<HotelDetailsAnswer, 'options' | 'verdicts'>;

export function toSelectedRate(
  { verdicts }: Pick<Rooms, 'verdicts'>,
  { offer, room, price, verdict }: RoomOption,
): SelectedRate | null {
  const judged = verdicts[verdict];
  return judged ? { offer, room, price, verdict: judged } : null;
}

export function findListedRate(details: Rooms, listed: RateEntry): SelectedRate | null {
  const found = details.options.find(
    ({ room, price }) =>
      LISTED.every((field) => room[field] === listed[field]) &&
      price.amount === listed.price.amount &&
      price.currency === listed.price.currency,
  );
  return found ? toSelectedRate(details, found) : null;
}

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
