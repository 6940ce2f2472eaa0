import type { HotelQuery } from '#domain/offers/hotel-offer.ts';

export interface Stay {
  checkIn: number;
  nights: number;
  rooms: number;
  guests: number;
}

const LONGEST_STAY = 60;
const MOST_ROOMS = 9;
const MOST_GUESTS = 4;
const DAY_MS = 86_400_000;

/** Null when it is impossible at any hotel. */
export function readStay({
  checkIn,
  checkOut,
  rooms,
  guests,
}: Pick<HotelQuery, 'checkIn' | 'checkOut' | 'rooms' | 'guests'>): Stay | null {
  const [from, to] = [parseDay(checkIn), parseDay(checkOut)];
  if (from === null || to === null) return null;
  const stay = { checkIn: from, nights: to - from, rooms, guests };
  return isPossible(stay) ? stay : null;
}

export function isPossible({ nights, rooms, guests }: Stay): boolean {
  return isWithin(nights, LONGEST_STAY) && isWithin(rooms, MOST_ROOMS) && isWithin(guests, MOST_GUESTS);
}

export function parseDay(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const day = Date.parse(`${date}T00:00:00Z`) / DAY_MS;
  return Number.isInteger(day) && formatDate(day) === date ? day : null;
}

/** A cache, because a search converts the same few days again and again. */
const MOST_DATES = 1_000;
const dates = new Map<number, string>();

export function formatDate(day: number): string {
  const known = dates.get(day);
  if (known !== undefined) return known;
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  if (dates.size >= MOST_DATES) dates.clear();
  dates.set(day, date);
  return date;
}

function isWithin(count: number, highest: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= highest;
}
