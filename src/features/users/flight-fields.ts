import { msg } from '@lingui/core/macro';
import type { User } from '#domain/contract.ts';
import { isRows, type SectionValues } from '#domain/records/section-values.ts';
import type { FieldSpec } from '../../records/field-spec.ts';
import { membershipFields, membershipValues } from '../../records/membership-fields.ts';

export const FLIGHT_FIELDS: readonly FieldSpec[] = [
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

export function flightValues({ gdsProfile: { flight } }: User): SectionValues {
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
export function flightRequest({ otherServiceInformation: entries = null, ...changed }: SectionValues) {
  if (!isRows(entries)) return changed;
  return {
    ...changed,
    otherServiceInformation: entries.map(({ airline = null, ...entry }) => ({
      airline: airline ?? '',
      ...entry,
    })),
  };
}

export function flightRequested({ otherServiceInformation: entries = null, ...requested }: SectionValues) {
  if (!isRows(entries)) return requested;
  return {
    ...requested,
    otherServiceInformation: entries.map(({ airline = null, ...entry }) => ({
      airline: airline || null,
      ...entry,
    })),
  };
}
