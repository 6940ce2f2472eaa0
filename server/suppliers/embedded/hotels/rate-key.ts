import { formatDate, isPossible, parseDay, type Stay } from './stay.ts';

export interface RateKey {
  propertyId: string;
  source: string;
  room: string;
  plan: string;
  stay: Stay;
  /** The company's code that unlocks the rate; null for a public rate. */
  rateCode: string | null;
}

const LONGEST = 400;

export function writeRateKey({ propertyId, source, room, plan, stay, rateCode }: RateKey): string {
  const parts = [
    propertyId,
    source,
    room,
    plan,
    formatDate(stay.checkIn),
    stay.nights,
    stay.rooms,
    stay.guests,
  ];
  if (rateCode !== null) parts.push(Buffer.from(rateCode).toString('base64url'));
  return parts.join('~');
}

export function readRateKey(key: string): RateKey | null {
  if (key.length > LONGEST) return null;
  const [propertyId = '', source = '', room = '', plan = '', date = '', ...rest] = key.split('~');
  const [nights = '', rooms = '', guests = '', code, ...more] = rest;
  const checkIn = parseDay(date);
  if (checkIn === null || more.length > 0) return null;
  const stay = { checkIn, nights: Number(nights), rooms: Number(rooms), guests: Number(guests) };
  if (!isPossible(stay)) return null;
  const rateCode = code === undefined ? null : Buffer.from(code, 'base64url').toString();
  const read = { propertyId, source, room, plan, stay, rateCode };
  return writeRateKey(read) === key ? read : null;
}
