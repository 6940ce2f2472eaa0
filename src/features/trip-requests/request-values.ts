import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { ExternalService, OfflineRequest } from '#domain/contract.ts';
import type { DateRange } from '../../components/booking/date-range.ts';

export interface RequestValues {
  travelers: readonly BookingTraveler[];
  kinds: readonly ExternalService[];
  dates: DateRange;
  /** In the order of the journey; empty ones are ignored. */
  places: readonly string[];
  purpose: string;
  text: string;
}

export type RequestField = Exclude<keyof RequestValues, 'places'> | `places.${number}`;
export type RequestFault = 'required' | 'past';

export const LONGEST_TEXT = 4000;

export function requestFaults(
  values: RequestValues,
  today: string,
): Partial<Record<RequestField, RequestFault>> {
  const { travelers, kinds, dates, purpose, text } = values;
  const isEmpty: Partial<Record<RequestField, boolean>> = {
    travelers: travelers.length === 0,
    kinds: kinds.length === 0,
    'places.0': listPlaces(values).length === 0,
    purpose: purpose === '',
    text: text.trim() === '',
    dates: dates.from === '' || dates.to === '',
  };
  const faults: Partial<Record<RequestField, RequestFault>> = Object.fromEntries(
    Object.entries(isEmpty).flatMap(([field, empty]) => (empty ? [[field, 'required']] : [])),
  );
  return dates.from !== '' && dates.from < today ? { ...faults, dates: 'past' } : faults;
}

export function listPlaces({ places }: Pick<RequestValues, 'places'>): string[] {
  return places.map((place) => place.trim()).filter((place) => place !== '');
}

export function toOfflineRequest(values: RequestValues): OfflineRequest {
  const { travelers, kinds, dates, purpose, text } = values;
  return {
    travelers: travelers.map(({ _id }) => _id),
    kinds: [...kinds],
    startsOn: dates.from,
    endsOn: dates.to,
    places: listPlaces(values),
    text: text.trim(),
    purpose,
  };
}
