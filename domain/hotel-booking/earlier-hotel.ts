import {
  type EarlierChoice,
  type EarlierOffer,
  findAmong,
  findOffer,
  type SearchForEarlier,
} from '../booking/earlier-choice.ts';
import type { HotelPart, RoomConditions, RoomOption } from '../contract.ts';
import type { SelectedRate } from './hotel-choice.ts';
import type { HotelEntry, HotelList } from './hotel-list.ts';

export function choiceOfHotel({ property, room, price }: HotelPart): Omit<EarlierChoice, 'info'> {
  return { result: property.propertyId, offer: roomKey(room), price: price.asked };
}

/** The offers that are gone belong to the hotel that was chosen last. */
export function findEarlierHotel(
  { hotels }: HotelList,
  {
    earlier,
    isComplete,
    gone,
    selected,
  }: SearchForEarlier<readonly SelectedRate[]> & { selected: string | null },
): EarlierOffer<HotelEntry> | null {
  if (!earlier) return null;
  const goneKeys = new Set(gone.map(({ room }) => roomKey(room)));
  const offers = hotels.flatMap((hotel) =>
    hotel.rates.map((rate) => ({
      result: hotel,
      id: hotel.propertyId,
      key: roomKey(rate),
      price: rate.price,
      distance: hotel.distance,
    })),
  );
  return findAmong(
    offers.filter(({ id, key }) => id !== selected || !goneKeys.has(key)),
    earlier,
    isComplete,
  );
}

export function findEarlierRoom(
  propertyId: string,
  rooms: readonly RoomOption[],
  earlier: EarlierChoice | null,
): EarlierOffer<RoomOption> | null {
  if (earlier?.result !== propertyId) return null;
  const offers = rooms.map((option) => ({
    result: option,
    key: roomKey(option.room),
    price: option.price,
  }));
  return findOffer(offers, earlier);
}

const SAME_ROOM = [
  'source',
  'roomName',
  'roomType',
  'breakfastIncluded',
  'refundable',
  'corporate',
  'prepaid',
] as const;

const roomKey = (room: Pick<RoomConditions, (typeof SAME_ROOM)[number]>): string =>
  JSON.stringify(SAME_ROOM.map((field) => room[field]));
