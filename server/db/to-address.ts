import type { Address } from '#domain/contract.ts';
import type { AddressColumns } from './columns.ts';
import { withoutNulls } from './without-nulls.ts';

export function toAddress(row: AddressColumns): Address {
  const { street, postal_code, city, state_county_province, country } = row;
  return withoutNulls({
    street,
    postalCode: postal_code,
    city,
    stateCountyProvince: state_county_province,
    country,
  });
}
