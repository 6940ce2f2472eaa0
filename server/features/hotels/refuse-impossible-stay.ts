import type { HotelSearchRequest } from '#domain/contract.ts';
import { dateAt, dayAfter, nightsBetween } from '#domain/local-time.ts';
import { requestFault } from '../../offers/request-fault.ts';

/** Hotels sell no rooms beyond this. */
const LAST_DAY = 362;
const LONGEST_NIGHTS = 30;
const MOST_GUESTS_IN_ROOM = 4;

type StayRequest = Pick<HotelSearchRequest, 'checkIn' | 'checkOut' | 'rooms' | 'travelers'>;

/** Refuses impossible stays: each fault with its own code, and the field that it is about. */
export function refuseImpossibleStay(request: StayRequest, zone: string, now: Date): void {
  const { checkIn, checkOut } = request;
  const today = dateAt(now, zone);
  if (checkIn < today) throw requestFault('check_in_in_past', '/checkIn', `It must not be before ${today}`);
  const last = dayAfter(today, LAST_DAY);
  if (checkIn > last) throw requestFault('check_in_too_far', '/checkIn', `It must not be after ${last}`);
  if (checkOut <= checkIn) {
    throw requestFault('check_out_too_early', '/checkOut', 'It must be after the check-in');
  }
  if (nightsBetween(checkIn, checkOut) > LONGEST_NIGHTS) {
    throw requestFault('stay_too_long', '/checkOut', `It must be at most ${LONGEST_NIGHTS} nights later`);
  }
  refuseWrongRooms(request);
}

/** How many guests sleep in each room: as evenly as possible. */
export function guestsInRoom({ travelers, rooms = travelers.length }: StayRequest): number {
  return Math.ceil(travelers.length / rooms);
}

function refuseWrongRooms(request: StayRequest): void {
  const { travelers, rooms = travelers.length } = request;
  if (rooms > travelers.length) {
    throw requestFault('rooms_do_not_fit', '/rooms', 'There must not be more rooms than travellers');
  }
  if (guestsInRoom(request) > MOST_GUESTS_IN_ROOM) {
    const message = `There must be a room for every ${MOST_GUESTS_IN_ROOM} travellers`;
    throw requestFault('rooms_do_not_fit', '/rooms', message);
  }
}
