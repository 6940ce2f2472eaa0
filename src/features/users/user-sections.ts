import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { User } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import { cardFields, cardRequests, cardRows } from '../../records/card-fields.tsx';
import type { FieldSpec } from '../../records/field-spec.ts';
import { fieldValues } from '../../records/field-values.ts';
import { membershipFields, membershipValues } from '../../records/membership-fields.ts';
import { REMARK_FIELDS } from '../../records/remark-fields.ts';
import { ACCOUNT_FIELDS } from './account-fields.ts';
import { documentFaults } from './document-faults.ts';
import { FLIGHT_FIELDS, flightRequest, flightRequested, flightValues } from './flight-fields.ts';
import { PASSPORT_FIELDS, passportFields, passportRequest, passportValues } from './passport-fields.ts';
import { PERSONAL_FIELDS } from './personal-fields.ts';

export type UserSectionId =
  | 'account'
  | 'personal'
  | 'passports'
  | 'finance'
  | 'flight'
  | 'hotel'
  | 'car'
  | 'remarks';

export interface UserSection {
  id: UserSectionId;
  title: MessageDescriptor;
  fields: readonly FieldSpec[];
  fieldsOf?: (user: User) => readonly FieldSpec[];
  valuesOf: (user: User) => SectionValues;
  toRequest?: (changed: SectionValues) => SectionValues;
  fromRequest?: (requested: SectionValues) => SectionValues;
  findFaults?: (values: SectionValues, stored: SectionValues) => Record<string, MessageDescriptor>;
}

const HOTEL_FIELDS = [membershipFields({ category: 'hotelloyalty', maxItems: 50 })];
const CAR_FIELDS = [membershipFields({ category: 'carloyalty', maxItems: 50 })];

export function userSections(today: string): Record<UserSectionId, UserSection> {
  return {
    account: {
      id: 'account',
      title: msg`Account`,
      fields: ACCOUNT_FIELDS,
      valuesOf: (user) => fieldValues(ACCOUNT_FIELDS, user),
    },
    personal: {
      id: 'personal',
      title: msg`Personal`,
      fields: PERSONAL_FIELDS,
      valuesOf: (user) => fieldValues(PERSONAL_FIELDS, user),
    },
    passports: {
      id: 'passports',
      title: msg`Passports and visas`,
      fields: PASSPORT_FIELDS,
      fieldsOf: passportFields,
      valuesOf: passportValues,
      toRequest: passportRequest,
      findFaults: (values, stored) => documentFaults(values, stored, today),
    },
    finance: {
      id: 'finance',
      title: msg`Finance`,
      fields: [cardFields({ maxItems: 20, today })],
      valuesOf: ({ creditCards }) => ({ creditCards: cardRows(creditCards) }),
      toRequest: ({ creditCards = null }) => ({ creditCards: cardRequests(creditCards) }),
    },
    flight: {
      id: 'flight',
      title: msg`GDS profile: flights`,
      fields: FLIGHT_FIELDS,
      valuesOf: flightValues,
      toRequest: flightRequest,
      fromRequest: flightRequested,
    },
    hotel: {
      id: 'hotel',
      title: msg`GDS profile: hotels`,
      fields: HOTEL_FIELDS,
      valuesOf: ({ gdsProfile }) => membershipValues(gdsProfile.hotelMemberships),
    },
    car: {
      id: 'car',
      title: msg`GDS profile: cars`,
      fields: CAR_FIELDS,
      valuesOf: ({ gdsProfile }) => membershipValues(gdsProfile.carMemberships),
    },
    remarks: {
      id: 'remarks',
      title: msg`GDS profile: remarks`,
      fields: REMARK_FIELDS,
      valuesOf: ({ gdsProfile }) => ({ remarks: gdsProfile.remarks }),
    },
  };
}
