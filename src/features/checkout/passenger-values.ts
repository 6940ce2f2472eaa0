import type { PassengerDetails } from '#domain/checkout/checkout-info.ts';
import type { PassengerRequirements, PassportRequirement } from '#domain/checkout/passenger-requirements.ts';

type Gender = NonNullable<PassengerDetails['gender']>;

export interface PassengerValues {
  firstName: string;
  middleName: string;
  lastName: string;
  dateOfBirth: string;
  gender: Gender | '';
  passportId: string;
  country: string;
  number: string;
  expiryDate: string;
}

export type PassengerFault = 'required' | 'noSuchDay' | 'wrongNumber' | 'endsEarly';
export type PassengerFaults = Partial<Record<keyof PassengerValues, PassengerFault>>;

export const OTHER_PASSPORT = 'other';
const EARLIEST_BIRTH = '1900-01-01';
const PASSPORT_NUMBER = /^[A-Za-z0-9-]+$/;
const GENDERS = ['F', 'M', 'X', 'U'] as const satisfies readonly Gender[];

/** The profile has the data that were not entered. */
export function toPassengerValues(
  requirements: PassengerRequirements,
  entered: PassengerDetails | undefined,
): PassengerValues {
  const passport = entered?.passport;
  return {
    firstName: entered?.firstName ?? requirements.firstName,
    middleName: entered?.middleName ?? requirements.middleName ?? '',
    lastName: entered?.lastName ?? requirements.lastName,
    dateOfBirth: entered?.dateOfBirth ?? '',
    gender: entered?.gender ?? '',
    passportId: passport ? OTHER_PASSPORT : (entered?.passportId ?? proposedPassport(requirements.passport)),
    country: passport?.country ?? '',
    number: passport?.number ?? '',
    expiryDate: passport?.expiryDate ?? '',
  };
}

/**
 * The first passport that is valid long enough, else the default one, which is marked as expiring too early.
 */
function proposedPassport(requirement: PassportRequirement | null): string {
  const offered = requirement?.offered ?? [];
  return (offered.find(({ valid }) => valid) ?? offered[0])?._id ?? OTHER_PASSPORT;
}

/** The values to send and save: only those that the profile lacks, or the choice among those it has. */
export function toPassengerDetails(
  requirements: PassengerRequirements,
  values: PassengerValues,
): PassengerDetails {
  const { gender, dateOfBirth, passportId, country, expiryDate } = values;
  const number = values.number.replaceAll(/\s/g, '');
  const isMissing = (field: PassengerRequirements['missing'][number]) => requirements.missing.includes(field);
  return {
    traveler: requirements.traveler,
    ...changedNames(requirements, values),
    ...(isMissing('dateOfBirth') && dateOfBirth !== '' && { dateOfBirth }),
    ...(isMissing('gender') && gender !== '' && { gender }),
    ...(requirements.passport &&
      (passportId === OTHER_PASSPORT ? { passport: { country, number, expiryDate } } : { passportId })),
  };
}

function changedNames(requirements: PassengerRequirements, values: PassengerValues) {
  const names = ['firstName', 'middleName', 'lastName'] as const;
  const changed = names
    .map((name) => [name, values[name].trim()] as const)
    .filter(([name, value]) => value !== (requirements[name] ?? ''));
  return Object.fromEntries(changed);
}

export function isRenamed(requirements: PassengerRequirements, values: PassengerValues): boolean {
  return Object.keys(changedNames(requirements, values)).length > 0;
}

export function passengerFaults(
  requirements: PassengerRequirements,
  values: PassengerValues,
  today: string,
): PassengerFaults {
  const faults: PassengerFaults = {};
  if (values.firstName.trim() === '') faults.firstName = 'required';
  if (values.lastName.trim() === '') faults.lastName = 'required';
  if (requirements.missing.includes('dateOfBirth')) {
    const { dateOfBirth } = values;
    if (dateOfBirth === '') faults.dateOfBirth = 'required';
    else if (dateOfBirth < EARLIEST_BIRTH || dateOfBirth >= today) faults.dateOfBirth = 'noSuchDay';
  }
  if (requirements.missing.includes('gender') && values.gender === '') faults.gender = 'required';
  return requirements.passport ? { ...faults, ...passportFaults(requirements.passport, values) } : faults;
}

function passportFaults({ offered, until }: PassportRequirement, values: PassengerValues): PassengerFaults {
  if (values.passportId !== OTHER_PASSPORT) {
    const chosen = offered.find(({ _id }) => _id === values.passportId);
    if (!chosen) return { passportId: 'required' };
    return chosen.valid ? {} : { passportId: 'endsEarly' };
  }
  const number = values.number.replaceAll(/\s/g, '');
  const faults: PassengerFaults = {};
  if (values.country === '') faults.country = 'required';
  if (number === '') faults.number = 'required';
  else if (!PASSPORT_NUMBER.test(number)) faults.number = 'wrongNumber';
  if (values.expiryDate === '') faults.expiryDate = 'required';
  else if (values.expiryDate < until) faults.expiryDate = 'endsEarly';
  return faults;
}

export function parseGender(text: string): PassengerValues['gender'] {
  return GENDERS.find((gender) => gender === text) ?? '';
}
