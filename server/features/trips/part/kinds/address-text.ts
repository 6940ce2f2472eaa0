import type { HouseAddress } from '#domain/contract.ts';
import { countryName } from '../../../enums/countries.ts';

export function addressText({ street, postalCode, city, country }: HouseAddress): string {
  return [street, `${postalCode} ${city}`.trim(), countryName(country)].filter(Boolean).join(', ');
}
