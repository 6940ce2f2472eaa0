import { type HotelCriteria, MOST_GUESTS_IN_ROOM } from '#domain/hotel-booking/hotel-criteria.ts';
import { parseNumber } from '#domain/typed-text.ts';

export interface SearchValues extends Omit<HotelCriteria, 'radius' | 'submitButtonType'> {
  radius: string;
}

export type SearchField = 'place' | 'companyLocation' | 'radius' | 'dates' | 'rooms' | 'travelers';

export type SearchFault = 'required' | 'placeNotChosen' | 'radiusWrong' | 'tooManyRooms' | 'tooFewRooms';

const SMALLEST_RADIUS = 1;
const LARGEST_RADIUS = 50;

export function toSearchValues({ radius, submitButtonType: _, ...criteria }: HotelCriteria): SearchValues {
  return { ...criteria, radius: String(radius) };
}

export function toCriteria(
  values: SearchValues,
  submitButtonType: HotelCriteria['submitButtonType'],
): HotelCriteria {
  const isPlace = values.formVariant === 'location';
  return {
    ...values,
    place: isPlace ? values.place : null,
    companyLocationId: isPlace ? null : values.companyLocationId,
    radius: parseNumber(values.radius),
    submitButtonType,
  };
}

export function draftCriteria(values: SearchValues, before: HotelCriteria): HotelCriteria {
  const radius = radiusFault(values.radius) ? before.radius : parseNumber(values.radius);
  return { ...values, radius, submitButtonType: before.submitButtonType };
}

export function findFaults(
  values: SearchValues,
  typedPlace: string,
): Partial<Record<SearchField, SearchFault>> {
  const faults = {
    ...whereFault(values, typedPlace),
    radius: radiusFault(values.radius),
    dates: values.checkIn === '' || values.checkOut === '' ? 'required' : undefined,
    rooms: roomsFault(values.rooms, values.travelers.length),
    travelers: values.travelers.length === 0 ? 'required' : undefined,
  } satisfies Partial<Record<SearchField, SearchFault | undefined>>;
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

function whereFault(
  { formVariant, place, companyLocationId }: SearchValues,
  typedPlace: string,
): Partial<Record<SearchField, SearchFault>> {
  if (formVariant === 'companyLocation') {
    return companyLocationId === null ? { companyLocation: 'required' } : {};
  }
  if (place !== null) return {};
  return { place: typedPlace.trim() === '' ? 'required' : 'placeNotChosen' };
}

function radiusFault(text: string): SearchFault | undefined {
  if (text.trim() === '') return 'required';
  const radius = parseNumber(text);
  return radius >= SMALLEST_RADIUS && radius <= LARGEST_RADIUS ? undefined : 'radiusWrong';
}

function roomsFault(rooms: number, travelers: number): SearchFault | undefined {
  if (travelers === 0) return undefined;
  if (rooms > travelers) return 'tooManyRooms';
  return rooms * MOST_GUESTS_IN_ROOM < travelers ? 'tooFewRooms' : undefined;
}
