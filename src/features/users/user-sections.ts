import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { User } from '#domain/contract.ts';
import { formatDayRange } from '#domain/day-range.ts';
import { type FieldValue, isRows, type SectionValues, valueAt } from '#domain/records/section-values.ts';
import { cardFields, cardRequests, cardRows } from '../../records/card-fields.tsx';
import type { FieldSpec } from '../../records/field-spec.ts';
import { fieldValues } from '../../records/field-values.ts';
import { membershipFields, membershipValues } from '../../records/membership-fields.ts';
import { REMARK_FIELDS } from '../../records/remark-fields.ts';
import { ACCOUNT_FIELDS } from './account-fields.ts';
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

const FLIGHT_FIELDS: readonly FieldSpec[] = [
  { kind: 'choice', path: 'seatPreference', label: msg`Seat preference`, category: 'seatprefs' },
  { kind: 'choice', path: 'mealPreference', label: msg`Meal preference`, category: 'mealprefs' },
  {
    kind: 'rows',
    path: 'otherServiceInformation',
    label: msg`Other service information`,
    entry: msg`Entry`,
    add: msg`Add an entry`,
    empty: msg`No other service information entries were added.`,
    maxItems: 50,
    fields: [
      {
        kind: 'choice',
        path: 'airline',
        label: msg`Airline`,
        category: 'airlines',
        none: msg`All booked airlines`,
      },
      { kind: 'text', path: 'text', label: msg`Text`, maxLength: 200, required: true },
    ],
  },
  membershipFields({ category: 'flightloyalty', maxItems: 50 }),
];

const DOCUMENT_FIELDS: readonly FieldSpec[] = [
  { kind: 'choice', path: 'country', label: msg`Country`, category: 'countries', required: true },
  { kind: 'text', path: 'number', label: msg`Number`, maxLength: 40, required: true },
  { kind: 'date', path: 'issueDate', label: msg`Issued on`, required: true },
  { kind: 'date', path: 'expiryDate', label: msg`Valid until`, required: true },
];
const VISAS: FieldSpec = {
  kind: 'rows',
  path: 'visas',
  label: msg`Visas`,
  entry: msg`Visa`,
  add: msg`Add a visa`,
  empty: msg`No visas were added.`,
  maxItems: 50,
  fields: [...DOCUMENT_FIELDS, { kind: 'switch', path: 'multipleEntries', label: msg`Several entries` }],
};
const DEFAULT_PASSPORT: FieldSpec = { kind: 'oneOfRows', path: 'isDefault', label: msg`Default passport` };
const PASSPORT_FIELDS = [passportsWith([...DOCUMENT_FIELDS, DEFAULT_PASSPORT, VISAS])];

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

type Faults = Record<string, MessageDescriptor>;

/** The errors in the days of passports and visas, by field name. Issue dates in `stored` are accepted. */
export function documentFaults(values: SectionValues, stored: SectionValues, today: string): Faults {
  const storedPassports = rowsAt(stored, 'passports');
  const faults = rowsAt(values, 'passports').map((passport, index) => {
    const name = `passports.${index}`;
    const before = storedPassports.filter(({ _id }) => _id === passport._id);
    const visasBefore = before.flatMap((known) => rowsAt(known, 'visas'));
    const visas = rowsAt(passport, 'visas').map((visa, place) =>
      findFaults(visa, `${name}.visas.${place}`, visasBefore, today),
    );
    return Object.assign(findFaults(passport, name, before, today), ...visas);
  });
  return Object.assign({}, ...faults);
}

/** Days on the calendar compare as texts. */
function findFaults(
  { issueDate, expiryDate }: SectionValues,
  name: string,
  known: readonly SectionValues[],
  today: string,
): Faults {
  if (typeof issueDate !== 'string') return {};
  const faults: Faults = {};
  const isStored = known.some((document) => document.issueDate === issueDate);
  if (issueDate > today && !isStored) faults[`${name}.issueDate`] = msg`The date of issue is in the future.`;
  if (typeof expiryDate === 'string' && expiryDate <= issueDate) {
    faults[`${name}.expiryDate`] = msg`It ends before it begins.`;
  }
  return faults;
}

function rowsAt(values: SectionValues, path: string): readonly SectionValues[] {
  const rows = valueAt(values, path);
  return isRows(rows) ? rows : [];
}

function flightValues({ gdsProfile: { flight } }: User): SectionValues {
  const { seatPreference = null, mealPreference = null, otherServiceInformation, memberships } = flight;
  return {
    seatPreference,
    mealPreference,
    ...membershipValues(memberships),
    otherServiceInformation: otherServiceInformation.map(({ airline, text }) => ({
      airline: airline === '' ? null : airline,
      text,
    })),
  };
}

/** The fields that changed, as a request has them: all booked airlines are an empty text there. */
function flightRequest({ otherServiceInformation: entries = null, ...changed }: SectionValues) {
  if (!isRows(entries)) return changed;
  return {
    ...changed,
    otherServiceInformation: entries.map(({ airline = null, ...entry }) => ({
      airline: airline ?? '',
      ...entry,
    })),
  };
}

function flightRequested({ otherServiceInformation: entries = null, ...requested }: SectionValues) {
  if (!isRows(entries)) return requested;
  return {
    ...requested,
    otherServiceInformation: entries.map(({ airline = null, ...entry }) => ({
      airline: airline || null,
      ...entry,
    })),
  };
}

const BOOKING_FIELDS = [
  passportsWith([...DOCUMENT_FIELDS.filter(({ path }) => path !== 'issueDate'), DEFAULT_PASSPORT]),
];

/** Arrangers and company admins get passports without issue dates and visas. */
function passportFields({ passports }: User): readonly FieldSpec[] {
  return passports.some(({ visas }) => visas === undefined) ? BOOKING_FIELDS : PASSPORT_FIELDS;
}

function passportsWith(fields: readonly FieldSpec[]): FieldSpec {
  return {
    kind: 'rows',
    path: 'passports',
    label: msg`Passports`,
    entry: msg`Passport`,
    add: msg`Add a passport`,
    empty: msg`No passports were added.`,
    maxItems: 20,
    summary: ({ country, number, expiryDate }, { labelOf }) =>
      [labelOf('countries', String(country)), number, untilText(expiryDate)].join(', '),
    untold: ['issueDate'],
    fields,
  };
}

function passportValues({ passports }: User): SectionValues {
  return { passports };
}

function passportRequest({ passports = [] }: SectionValues): SectionValues {
  return {
    passports: toRows(passports).map(({ isDefault = null, visas = [], ...passport }) => ({
      ...passport,
      isDefault: isDefault === true,
      visas: toRows(visas).map(({ multipleEntries = null, ...visa }) => ({
        ...visa,
        multipleEntries: multipleEntries === true,
      })),
    })),
  };
}

function untilText(day: FieldValue = null): string {
  return typeof day === 'string' ? formatDayRange(day, day) : '';
}

function toRows(value: FieldValue): readonly SectionValues[] {
  return isRows(value) ? value : [];
}
