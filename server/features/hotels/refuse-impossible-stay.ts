import type { HotelSearchRequest } from '#domain/contract.ts';
import { dateAt, dayAfter, nightsBetween } from '#domain/local-time.ts';
import { fieldRefusal } from '../../field-errors.ts';

const LAST_DAY = 362;
const LONGEST_NIGHTS = 30;
const MOST_GUESTS_IN_ROOM = 4;

type StayRequest = Pick<HotelSearchRequest, 'checkIn' | 'checkOut' | 'rooms' | 'travelers'>;

export function refuseImpossibleStay(request: StayRequest, zone: string, now: Date): void {
  const { checkIn, checkOut } = request;
  const today = dateAt(now, zone);
  if (checkIn < today) throw fieldRefusal('check_in_in_past', '/checkIn', 'too_early', { earliest: today });
  const last = dayAfter(today, LAST_DAY);
  if (checkIn > last) throw fieldRefusal('check_in_too_far', '/checkIn', 'too_late', { latest: last });
  if (checkOut <= checkIn) {
    throw fieldRefusal('check_out_too_early', '/checkOut', 'too_early', { earliest: dayAfter(checkIn, 1) });
  }
  if (nightsBetween(checkIn, checkOut) > LONGEST_NIGHTS) {
    throw fieldRefusal('stay_too_long', '/checkOut', 'period_too_long', { maximum: LONGEST_NIGHTS });
  }
  refuseWrongRooms(request);
}

export function guestsInRoom({ travelers, rooms = travelers.length }: StayRequest): number {
  return Math.ceil(travelers.length / rooms);
}

function refuseWrongRooms(request: StayRequest): void {
  const { travelers, rooms = travelers.length } = request;
  if (rooms > travelers.length) {
    throw fieldRefusal('rooms_do_not_fit', '/rooms', 'too_large', { maximum: travelers.length });
  }
  if (guestsInRoom(request) > MOST_GUESTS_IN_ROOM) {
    const minimum = Math.ceil(travelers.length / MOST_GUESTS_IN_ROOM);
    throw fieldRefusal('rooms_do_not_fit', '/rooms', 'too_small', { minimum });
  }
}
