import type { HotelOffer } from '#domain/offers/hotel-offer.ts';
import { createChance } from '../chance.ts';
import type { UnitCapacity } from '../inventory.ts';
import { mixNoise } from './noise.ts';
import { type RateKey, readRateKey } from './rate-key.ts';
import { ROOM_KINDS, type RoomCode } from './room-kinds.ts';
import { alwaysFree } from './sentinel-hotels.ts';
import { formatDate, type Stay } from './stay.ts';

/** How many of a hundred nights of a hotel are already sold out through other channels. */
const FULL_SHARE = 0.04;

type Room = Pick<RateKey, 'propertyId' | 'room'>;

export function createSeed(propertyId: string): number {
  return createChance('hotel', propertyId).between(0, 2 ** 32 - 1);
}

/** How many rooms of a kind are not sold through other channels, in the worst night of a stay. */
export function freeRooms(propertyId: string, seed: number, room: RoomCode, stay: Stay): number {
  const always = alwaysFree(propertyId);
  if (always !== null) return always;
  let least = Number.POSITIVE_INFINITY;
  for (let night = 0; night < stay.nights; night += 1) {
    least = Math.min(least, freeOn(seed, room, stay.checkIn + night));
  }
  return least;
}

/**
 * One unit for each night. The stock is derived from the unit names alone, so it is the same in every
 * process.
 */
export function stayUnits({ propertyId, room }: Room, stay: Stay): UnitCapacity[] {
  if (!isRoomCode(room)) return [];
  const seed = createSeed(propertyId);
  return Array.from({ length: stay.nights }, (_, night) => ({
    unit: formatUnit({ propertyId, room }, stay.checkIn + night),
    capacity: freeRooms(propertyId, seed, room, { ...stay, checkIn: stay.checkIn + night, nights: 1 }),
  }));
}

export function unitsOfOffer({ rates }: Pick<HotelOffer, 'rates'>): UnitCapacity[] {
  const rooms = new Map<string, RateKey>();
  for (const { key } of rates) {
    const read = readRateKey(key);
    if (read) rooms.set(read.room, read);
  }
  return [...rooms.values()].flatMap((read) => stayUnits(read, read.stay));
}

export function withStock(found: HotelOffer, leftOf: (unit: string) => number): HotelOffer | null {
  const leftOfRoom = new Map<string, number>();
  const rates = found.rates.flatMap((rate) => {
    const read = readRateKey(rate.key);
    if (!read) return [];
    const roomsLeft = leftOfRoom.get(read.room) ?? leastLeft(read, leftOf);
    leftOfRoom.set(read.room, roomsLeft);
    return roomsLeft < read.stay.rooms ? [] : [{ ...rate, roomsLeft }];
  });
  return rates.length === 0 ? null : { ...found, rates };
}

function leastLeft({ stay, ...room }: RateKey, leftOf: (unit: string) => number): number {
  return Math.min(
    ...Array.from({ length: stay.nights }, (_, night) => leftOf(formatUnit(room, stay.checkIn + night))),
  );
}

function formatUnit({ propertyId, room }: Room, day: number): string {
  return `hotel/${propertyId}/${room}/${formatDate(day)}`;
}

function freeOn(seed: number, room: RoomCode, day: number): number {
  if (mixNoise(seed, day, 1) < FULL_SHARE) return 0;
  const { free, factor, beds } = ROOM_KINDS[room];
  return free.from + Math.floor(mixNoise(seed, day, factor * 100, beds) * (free.to - free.from + 1));
}

function isRoomCode(room: string): room is RoomCode {
  return Object.hasOwn(ROOM_KINDS, room);
}
