import type { Address, AddressRequest } from '#domain/contract.ts';

/** The columns of an address in a request; fields that are absent stay undefined, and are not written. */
export function addressColumns(address: Address | AddressRequest = {}) {
  const { street, postalCode, city, stateCountyProvince, country } = address;
  return { street, postal_code: postalCode, city, state_county_province: stateCountyProvince, country };
}
