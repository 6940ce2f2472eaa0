import type { Address, AddressRequest } from '#domain/contract.ts';

/** The columns of what a request says of an address; what it says nothing of stays undefined, and is not written. */
export function addressColumns(address: Address | AddressRequest = {}) {
  const { street, postalCode, city, stateCountyProvince, country } = address;
  return { street, postal_code: postalCode, city, state_county_province: stateCountyProvince, country };
}
