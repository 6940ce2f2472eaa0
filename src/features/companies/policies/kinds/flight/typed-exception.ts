import type { FlightPolicy } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';

type Exception = FlightPolicy['serviceClassExceptions'][number];

export const EXCEPTION_KEY = '_key';

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
