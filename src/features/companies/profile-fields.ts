import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { Company } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { FieldSpec } from '../../records/field-spec.ts';
import { membershipFields, membershipValues } from '../../records/membership-fields.ts';

interface ProfileSection {
  title: MessageDescriptor;
  fields: readonly FieldSpec[];
  valuesOf: (company: Company) => SectionValues;
  ruleOf: (path: string) => string;
}

export const PROFILES: Record<PartKind, ProfileSection> = {
  flight: {
    title: msg`GDS profile: flights`,
    fields: [membershipFields({ category: 'flightloyalty', maxItems: 100 })],
    valuesOf: ({ gdsProfile }) => membershipValues(gdsProfile.flightMemberships),
    ruleOf: () => 'gdsProfile.flightMemberships',
  },
  hotel: {
    title: msg`GDS profile: hotels`,
    fields: [
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
    ],
    valuesOf: ({ gdsProfile }) => ({
      ...membershipValues(gdsProfile.hotelMemberships),
      rateCodes: gdsProfile.hotelRateCodes,
    }),
    ruleOf: (path) => (path === 'memberships' ? 'gdsProfile.hotelMemberships' : 'gdsProfile.hotelRateCodes'),
  },
  car: {
    title: msg`GDS profile: cars`,
    fields: [membershipFields({ category: 'carloyalty', maxItems: 100 })],
    valuesOf: ({ gdsProfile }) => membershipValues(gdsProfile.carMemberships),
    ruleOf: () => 'gdsProfile.carMemberships',
  },
};

export const PROFILE_KINDS = Object.keys(PROFILES) as PartKind[];
