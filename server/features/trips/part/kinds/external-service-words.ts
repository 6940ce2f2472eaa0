import type { ExternalPart } from '#domain/contract.ts';

/** What the agency books, as a heading begins with it. */
export const EXTERNAL_SERVICES = {
  flight: 'Flight',
  hotel: 'Hotel',
  car: 'Rental car',
  rail: 'Rail',
  visa: 'Visa',
  other: 'Other service',
} as const satisfies Record<ExternalPart['service'], string>;
