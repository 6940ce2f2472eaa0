import type { ExternalPart } from '#domain/contract.ts';

/** Services of the agency, capitalised for headings. */
export const EXTERNAL_SERVICES = {
  flight: 'Flight',
  hotel: 'Hotel',
  car: 'Rental car',
  rail: 'Rail',
  visa: 'Visa',
  other: 'Other service',
} as const satisfies Record<ExternalPart['service'], string>;
