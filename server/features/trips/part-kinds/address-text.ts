import type { HouseAddress } from '#domain/contract.ts';

export function addressText({ street, postalCode, city, country }: HouseAddress): string {
  return `${street}, ${postalCode} ${city}, ${country}`;
}
