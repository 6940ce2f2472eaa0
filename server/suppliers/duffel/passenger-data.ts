import type { Guest } from '../supplier.ts';
import type { OrderedService } from './flight-extras.ts';
import type { DuffelOffer } from './read-offer.ts';

/** A traveler as an airline needs them; sent with an order, and stored sealed until then. */
export interface DuffelPassenger {
  id: string;
  title: string;
  gender: 'm' | 'f';
  given_name: string;
  family_name: string;
  born_on: string;
  email: string;
  phone_number: string;
  identity_documents?: {
    type: string;
    unique_identifier: string;
    issuing_country_code: string;
    expires_on: string;
  }[];
  loyalty_programme_accounts?: { airline_iata_code: string; account_number: string }[];
}

/** What is sent with an order besides the offer. */
export interface OrderContents {
  passengers: DuffelPassenger[];
  services: OrderedService[];
}

/** Airlines know two genders only, so others can't be sent. */
const GENDERS: Readonly<Record<string, Pick<DuffelPassenger, 'gender' | 'title'>>> = {
  M: { gender: 'm', title: 'mr' },
  F: { gender: 'f', title: 'ms' },
};

/** Null when something that Duffel requires is missing for one of the travelers. */
export function toPassengers(guests: readonly Guest[], offer: DuffelOffer): DuffelPassenger[] | null {
  const passengers = offer.passengerIds.map((id, index) => toPassenger(id, guests[index], offer));
  const known = passengers.filter((passenger) => passenger !== null);
  return known.length === passengers.length && guests.length === passengers.length ? known : null;
}

function toPassenger(id: string, guest: Guest | undefined, offer: DuffelOffer): DuffelPassenger | null {
  const data = guest?.passenger;
  const gender = GENDERS[data?.gender ?? ''];
  const phone = toInternational(data?.phone);
  if (!data?.dateOfBirth || !data.email || !gender || !phone) return null;
  if (offer.passportRequired && !(data.passport && offer.takesPassports)) return null;
  const { passport } = data;
  const memberships = data.memberships.filter(({ program }) => offer.loyaltyAirlines.includes(program));
  return {
    id,
    ...gender,
    given_name: [data.firstName, data.middleName].filter(Boolean).join(' '),
    family_name: data.lastName,
    born_on: data.dateOfBirth,
    email: data.email,
    phone_number: phone,
    identity_documents:
      passport && offer.takesPassports
        ? [
            {
              type: 'passport',
              unique_identifier: passport.number,
              issuing_country_code: passport.country,
              expires_on: passport.expiryDate,
            },
          ]
        : undefined,
    loyalty_programme_accounts: memberships.map(({ program, membershipNumber }) => ({
      airline_iata_code: program,
      account_number: membershipNumber,
    })),
  };
}

/** E.164; null for a number without the code of its country. */
function toInternational(phone: string | undefined): string | null {
  const number =
    phone
      ?.replace(/\(0\)/, '')
      .replaceAll(/[^\d+]/g, '')
      .replace(/^00/, '+') ?? '';
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null;
}
