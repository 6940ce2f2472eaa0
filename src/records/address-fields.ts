import { msg } from '@lingui/core/macro';
import type { Address } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { FieldSpec } from './field-spec.ts';
import { fieldValues } from './field-values.ts';

export const ADDRESS_FIELDS: readonly FieldSpec[] = [
  { kind: 'text', path: 'address.street', label: msg`Street`, maxLength: 200 },
  { kind: 'text', path: 'address.postalCode', label: msg`Postal code`, maxLength: 20 },
  { kind: 'text', path: 'address.city', label: msg`City`, maxLength: 100 },
  {
    kind: 'text',
    path: 'address.stateCountyProvince',
    maxLength: 100,
    label: msg`State, county or province`,
  },
  { kind: 'choice', path: 'address.country', label: msg`Country`, category: 'countries' },
];

export function addressValues(address: Address): SectionValues {
  return fieldValues(ADDRESS_FIELDS, { address });
}

export function addressLine(address: SectionValues, countryName: string): string {
  const { street, postalCode, city } = address;
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [street, town, countryName].filter(Boolean).join(', ');
}
