import type { FlightPart, PassengerNeeds, PassengerRequest } from '#domain/contract.ts';
import type { Passenger } from '#domain/offers/flight-offer.ts';
import { DomainError, type FieldFault } from '../../errors.ts';
import { fieldRefusal } from '../../field-errors.ts';
import { AIRLINE_ALLIANCES } from '../enums/airline-alliances.ts';
import { flightProgrammes, listFlightLoyaltyCompanies } from '../enums/flight-loyalty.ts';
import type { PassengerProfile } from './passenger-repository.ts';

export interface PassengerTerms extends Pick<FlightPart, 'airlines'> {
  passportRequired: boolean;
  /** The last day of the flight; passports have to last until then. */
  endsOn: string;
}

type Field = PassengerNeeds['missing'][number];

export function passengerNeeds(profile: PassengerProfile, terms: PassengerTerms): PassengerNeeds {
  const { traveler, firstName, middleName, lastName, seatPreference, passports, memberships } = profile;
  const { fitting, others } = byFit(memberships, terms.airlines);
  return {
    traveler,
    firstName,
    lastName,
    middleName: middleName || undefined,
    ...(seatPreference && { seatPreference }),
    missing: findMissingFields(buildPassenger(profile, { traveler }, terms), terms),
    passports: terms.passportRequired
      ? passports.map(({ _id, country, expiryDate }) => ({
          _id,
          country,
          expiryDate,
          valid: expiryDate >= terms.endsOn,
        }))
      : [],
    memberships: [...fitting, ...others],
  };
}

type PassengerData = Omit<PassengerRequest, 'gender'> & { gender?: string };

interface PassengerCheck extends PassengerTerms {
  booked: readonly Passenger[];
  /** The JSON pointer of the part in the request, such as `/parts/0`. */
  path: string;
}

/**
 * The passengers as the airline needs them: from the request, else from the booking, else from the profile.
 * Refuses missing or invalid data, traveler by traveler.
 */
export function buildPassengers(
  profiles: readonly PassengerProfile[],
  requests: readonly PassengerRequest[] | undefined,
  { path, booked, ...terms }: PassengerCheck,
): Passenger[] {
  refuseOtherOrder(profiles, requests, path);
  const passengers = profiles.map((profile, index) => {
    const request = requests?.[index] ?? { traveler: profile.traveler };
    refuseUnknown(profile, request, `${path}/passengers/${index}`);
    const before = booked.find(({ traveler }) => traveler === profile.traveler);
    return buildPassenger(profile, before ? withBooked(request, { before, profile }, terms) : request, terms);
  });
  const faults = passengers.flatMap((passenger, index) =>
    findMissingFields(passenger, terms).map((field) => ({
      path: `/body${path}/passengers/${index}/${field}`,
      code: 'required' as const,
    })),
  );
  if (faults.length > 0) throw missingData(faults);
  for (const [index, { passport }] of passengers.entries()) {
    if (!passport || passport.expiryDate >= terms.endsOn) continue;
    const at = `${path}/passengers/${index}/passport`;
    throw fieldRefusal('passport_expired', at, 'expires_too_early', { earliest: terms.endsOn });
  }
  return passengers;
}

/** Data from the booking is reused; a passport that expires too early only if the profile has no other. */
function withBooked(
  request: PassengerRequest,
  { before, profile }: { before: Passenger; profile: PassengerProfile },
  { airlines, passportRequired, endsOn }: PassengerTerms,
): PassengerData {
  const { firstName, middleName = '', lastName, dateOfBirth, gender, passport, memberships } = before;
  const isNamed = request.passport !== undefined || request.passportId !== undefined;
  const isGood = ({ expiryDate }: { expiryDate: string }) => expiryDate >= endsOn;
  const isReusable = passport !== null && (isGood(passport) || !profile.passports.some(isGood));
  const { fitting } = byFit(memberships, airlines);
  return {
    firstName,
    middleName,
    lastName,
    dateOfBirth: dateOfBirth ?? undefined,
    gender: gender ?? undefined,
    memberships: fitting.length > 0 ? fitting : undefined,
    passport: passportRequired && isReusable && !isNamed ? passport : undefined,
    ...request,
  };
}

function buildPassenger(
  { passports, memberships, ...profile }: PassengerProfile,
  request: PassengerData,
  { airlines, passportRequired, endsOn }: PassengerTerms,
): Passenger {
  const proposed = passportRequired ? passports.find(({ expiryDate }) => expiryDate >= endsOn) : undefined;
  const named = request.passportId ? passports.find(({ _id }) => _id === request.passportId) : proposed;
  const passport = request.passport ?? named;
  const middleName = request.middleName ?? profile.middleName;
  return {
    traveler: profile.traveler,
    firstName: request.firstName ?? profile.firstName,
    middleName: middleName || undefined,
    lastName: request.lastName ?? profile.lastName,
    dateOfBirth: request.dateOfBirth ?? profile.dateOfBirth,
    gender: request.gender ?? profile.gender,
    passport: passport
      ? { country: passport.country, number: passport.number, expiryDate: passport.expiryDate }
      : null,
    memberships: request.memberships ?? byFit(memberships, airlines).fitting.slice(0, 1),
    email: profile.email,
    phone: profile.phone ?? undefined,
  };
}

function findMissingFields(passenger: Passenger, { passportRequired }: PassengerTerms): Field[] {
  const fields: Field[] = ['dateOfBirth', 'gender', 'passport'];
  return fields.filter((field) => !passenger[field] && (field !== 'passport' || passportRequired));
}

function missingData(fields: FieldFault[]): DomainError {
  return new DomainError('passenger_data_missing', 'The airline needs more information about a traveller.', {
    fields,
  });
}

function refuseOtherOrder(
  profiles: readonly PassengerProfile[],
  requests: readonly PassengerRequest[] | undefined,
  path: string,
): void {
  const isSame =
    !requests ||
    (requests.length === profiles.length &&
      requests.every(({ traveler }, index) => traveler === profiles[index]?.traveler));
  if (isSame) return;
  throw fieldRefusal('validation_failed', `${path}/passengers`, 'inconsistent', { name: 'travelers' });
}

function refuseUnknown({ passports }: PassengerProfile, request: PassengerRequest, at: string): void {
  const { passportId, memberships = [] } = request;
  if (passportId && !passports.some(({ _id }) => _id === passportId)) {
    throw fieldRefusal('validation_failed', `${at}/passportId`, 'not_found');
  }
  const unknown = memberships.findIndex(({ program }) => !flightProgrammes().has(program));
  if (unknown >= 0) {
    throw fieldRefusal('validation_failed', `${at}/memberships/${unknown}/program`, 'not_found');
  }
}

interface Membership {
  program: string;
  membershipNumber: string;
}

/**
 * Those that fit the airlines best first: their own programmes, then those of their alliances; others are
 * omitted.
 */
function byFit<Held extends Membership>(
  memberships: readonly Held[],
  airlines: FlightPart['airlines'],
): { fitting: Held[]; others: Held[] } {
  const codes = airlines.map(({ code }) => code);
  const own = new Set(
    listFlightLoyaltyCompanies().flatMap(({ id, additionalData }) =>
      codes.includes(id) ? [additionalData] : [],
    ),
  );
  const allied = new Set(
    AIRLINE_ALLIANCES.map(([, , members]) => members.split(',')).flatMap((members) =>
      codes.some((code) => members.includes(code)) ? members : [],
    ),
  );
  const isOwn = ({ program }: Membership) => own.has(program);
  const isAllied = ({ program }: Membership) => !own.has(program) && allied.has(program);
  return {
    fitting: [...memberships.filter(isOwn), ...memberships.filter(isAllied)],
    others: memberships.filter((membership) => !isOwn(membership) && !isAllied(membership)),
  };
}
