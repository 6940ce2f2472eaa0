import type { FlightPolicy } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';

type Exception = FlightPolicy['serviceClassExceptions'][number];

/** The key of an exception among those of its policy. */
export const EXCEPTION_KEY = '_key';

/** An exception as its inputs contain it. */
export function typedException(exception: Exception, key: number): SectionValues {
  return {
    serviceClass: exception.serviceClass,
    minDurationMinutes: typedNumber(exception.minDurationMinutes),
    intercontinentalOnly: exception.intercontinentalOnly,
    action: exception.action,
    [EXCEPTION_KEY]: String(key),
  };
}

export function typedNumber(number: number | undefined): string {
  return number === undefined ? '' : String(number);
}
