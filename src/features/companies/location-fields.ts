import { msg } from '@lingui/core/macro';
import type { Company } from '#domain/contract.ts';
import { isGroup, type SectionValues } from '#domain/records/section-values.ts';
import { ADDRESS_FIELDS, addressLine, addressValues } from '../../records/address-fields.ts';
import type { CustomSpec, FieldSpec } from '../../records/field-spec.ts';

/** The locations of a company; `PlaceField` fills in address and coordinates. */
export function locationFields(PlaceField: CustomSpec['Field']): readonly FieldSpec[] {
  return [
    {
      kind: 'rows',
      path: 'locations',
      label: msg`Locations`,
      entry: msg`Location`,
      add: msg`Add a location`,
      empty: msg`No locations were added.`,
      maxItems: 500,
      ordered: true,
      fresh: addressValues({}),
      summary: ({ name, address = null }, { labelOf }) => {
        const country =
          isGroup(address) && address.country ? labelOf('countries', String(address.country)) : '';
        const line = isGroup(address) ? addressLine(address, country) : '';
        return [name, line].filter(Boolean).join(' · ');
      },
      untold: ['address.stateCountyProvince', 'latitude', 'longitude'],
      fields: [
        { kind: 'text', path: 'name', label: msg`Name`, maxLength: 120, required: true },
        { kind: 'custom', path: 'place', label: msg`Look up a place`, Field: PlaceField },
        ...ADDRESS_FIELDS,
        {
          kind: 'number',
          path: 'latitude',
          label: msg`Latitude`,
          lowest: -90,
          highest: 90,
          fractions: true,
        },
        {
          kind: 'number',
          path: 'longitude',
          label: msg`Longitude`,
          lowest: -180,
          highest: 180,
          fractions: true,
        },
      ],
    },
  ];
}

export function locationValues({ locations }: Company): SectionValues {
  return {
    locations: locations.map(({ _id, name, address, latitude = null, longitude = null }) => ({
      _id,
      name,
      latitude,
      longitude,
      ...addressValues(address),
    })),
  };
}
