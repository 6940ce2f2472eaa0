import { msg } from '@lingui/core/macro';
import type { Company } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { FieldSpec } from '../../records/field-spec.ts';
import { membershipFields, membershipValues } from '../../records/membership-fields.ts';

/** The company's identifiers at airlines. */
export const FLIGHT_FIELDS: readonly FieldSpec[] = [
  membershipFields({ category: 'flightloyalty', maxItems: 100 }),
];

/** The company's identifiers at hotels. */
export const HOTEL_FIELDS: readonly FieldSpec[] = [
  {
    kind: 'texts',
    path: 'rateCodes',
    label: msg`Hotel rate codes`,
    entry: msg`Code`,
    capitals: true,
    add: msg`Add a code`,
    empty: msg`No hotel rate codes were added.`,
    maxItems: 100,
    maxLength: 20,
  },
  membershipFields({ category: 'hotelloyalty', maxItems: 100 }),
];

/** The company's identifiers at car rental companies. */
export const CAR_FIELDS: readonly FieldSpec[] = [membershipFields({ category: 'carloyalty', maxItems: 100 })];

export function flightValues({ gdsProfile }: Company): SectionValues {
  return membershipValues(gdsProfile.flightMemberships);
}

export function hotelValues({ gdsProfile }: Company): SectionValues {
  return { ...membershipValues(gdsProfile.hotelMemberships), rateCodes: gdsProfile.hotelRateCodes };
}

export function carValues({ gdsProfile }: Company): SectionValues {
  return membershipValues(gdsProfile.carMemberships);
}

export function remarkValues({ gdsProfile }: Company): SectionValues {
  return { remarks: gdsProfile.remarks };
}
