import type { ExternalPart } from '#domain/contract.ts';
import type { StoredRequest } from '../../../../db/trip-tables.ts';

export const EXTERNAL_SERVICES = {
  flight: 'Flight',
  hotel: 'Hotel',
  car: 'Rental car',
  rail: 'Rail',
  visa: 'Visa',
  other: 'Other service',
} as const satisfies Record<ExternalPart['service'], string>;

/** Names services in a sentence: only the first word is capitalised. */
export function servicesText(kinds: StoredRequest['kinds']): string {
  const names = kinds.map((kind) => EXTERNAL_SERVICES[kind]);
  return names.map((name, index) => (index === 0 ? name : name.toLowerCase())).join(', ');
}
