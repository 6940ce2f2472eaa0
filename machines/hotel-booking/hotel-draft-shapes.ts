import type { Money } from '#domain/contract.ts';
import type { ChosenHotel, ChosenRate, PricedRate } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelCriteria, HotelTraveler } from '#domain/hotel-booking/hotel-criteria.ts';
import type { HotelListSettings } from '#domain/hotel-booking/hotel-list-settings.ts';

type PricedPart =
  | 'outcome'
  | 'offer'
  | 'expiresAt'
  | 'property'
  | 'room'
  | 'total'
  | 'verdict'
  | 'lines'
  | 'conditions';
type RoomPart = 'source' | 'roomName' | 'roomType' | 'deadlines';

type Check = (value: unknown) => boolean;

/** Whether a value is what the chart of this version has written as a search. */
export function isCriteria(value: unknown): value is HotelCriteria {
  return hasShape<HotelCriteria>(value, { ...CRITERIA_SHAPE, checkIn: isDay, checkOut: isDay });
}

/** The same, as long as it is being written. */
export function isWrittenCriteria(value: unknown): value is HotelCriteria {
  return hasShape<HotelCriteria>(value, CRITERIA_SHAPE);
}

export function isListSettings(value: unknown): value is HotelListSettings {
  return hasShape<HotelListSettings>(value, {
    page: isCount,
    sort: isOneOf('TotalRate', 'DistanceFrom', 'SabreRating', 'CorporateRate'),
    filter: isFilter,
  });
}

export function isChosenHotel(value: unknown): value is ChosenHotel {
  return hasShape<ChosenHotel>(value, { propertyId: isText, name: isText });
}

export function isChosenRate(value: unknown): value is ChosenRate {
  return hasShape<ChosenRate>(value, { offer: isText, room: isRoom, price: isMoney, verdict: isVerdict });
}

/** What the chart itself reads of it; the rest is shown as it was answered. */
export function isPricedRate(value: unknown): value is PricedRate {
  return hasShape<Pick<PricedRate, PricedPart>>(value, {
    outcome: isOneOf('priced'),
    offer: isText,
    expiresAt: isInstant,
    property: isChosenHotel,
    room: isRoom,
    total: (total) => hasShape<{ asked: Money }>(total, { asked: isMoney }),
    verdict: isVerdict,
    lines: Array.isArray,
    conditions: Array.isArray,
  });
}

function isFilter(value: unknown): boolean {
  return hasShape<HotelListSettings['filter']>(value, {
    areas: isListOf(isText),
    amenityCodes: isListOf(isNumber),
    hotelChainCodes: isListOf(isText),
    stars: isListOf(isNumber),
    nameFilter: isText,
    radius: isNullOr(isNumber),
    rating: (range) => hasShape<{ from: number; to: number }>(range, { from: isNumber, to: isNumber }),
    roomAspects: isListOf(isOneOf('BreakfastIncluded', 'InPolicy', 'Refundable', 'CorporateRate')),
  });
}

function isPlace(value: unknown): boolean {
  return hasShape<NonNullable<HotelCriteria['place']>>(value, {
    label: isText,
    latitude: isNumber,
    longitude: isNumber,
  });
}

function isTraveler(value: unknown): boolean {
  return hasShape<HotelTraveler>(value, { _id: isText, firstName: isText, lastName: isText });
}

function isRoom(value: unknown): boolean {
  return hasShape<Pick<ChosenRate['room'], RoomPart>>(value, {
    source: isText,
    roomName: isText,
    roomType: isText,
    deadlines: Array.isArray,
  });
}

function isVerdict(value: unknown): boolean {
  return hasShape<ChosenRate['verdict']>(value, { levels: isListOf(isNumber), inPolicy: isFlag });
}

function isMoney(value: unknown): boolean {
  return hasShape<Money>(value, { amount: Number.isSafeInteger, currency: isText });
}

function hasShape<Shape>(value: unknown, shape: { [Field in keyof Shape]-?: Check }): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return Object.entries<Check>(shape).every(([field, check]) => check(fields.get(field)));
}

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => Number.isFinite(value);
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 1;
const isFlag: Check = (value) => typeof value === 'boolean';
const isDay: Check = (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
const isInstant: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

function isNullOr(check: Check): Check {
  return (value) => value === null || check(value);
}

function isListOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

function isOneOf(...words: string[]): Check {
  return (value) => words.some((word) => word === value);
}

const isDayOrNone: Check = (value) => value === '' || isDay(value);

const CRITERIA_SHAPE = {
  formVariant: isOneOf('location', 'companyLocation'),
  place: isNullOr(isPlace),
  companyLocationId: isNullOr(isText),
  radius: isNumber,
  checkIn: isDayOrNone,
  checkOut: isDayOrNone,
  rooms: isCount,
  purpose: isText,
  travelers: isListOf(isTraveler),
  submitButtonType: isOneOf('SearchByPrice', 'SearchByMap'),
} satisfies { [Field in keyof HotelCriteria]: Check };
