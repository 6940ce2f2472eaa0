import type { Kysely } from 'kysely';
import type {
  PassportsRequest,
  RemarksRequest,
  User,
  UserChangeRequest,
  UserFinanceRequest,
  UserFlightProfileRequest,
  UserMembershipsRequest,
} from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { saveCards } from '../cards/save-cards.ts';
import { changeRemarks } from './gds-profile-repository.ts';
import { saveCarProfile, saveFlightProfile, saveHotelProfile } from './save-gds-profile.ts';
import { savePassports } from './save-passports.ts';
import { savePerson } from './save-person.ts';

export interface UserSection<Body> {
  name: string;
  fieldsOf: (body: Body) => string[];
  write: (db: Kysely<Database>, before: User, body: Body, context: SignedInContext) => Promise<void>;
}

export interface UserSections {
  account: UserSection<UserChangeRequest>;
  passports: UserSection<PassportsRequest>;
  finance: UserSection<UserFinanceRequest>;
  flight: UserSection<UserFlightProfileRequest>;
  hotel: UserSection<UserMembershipsRequest>;
  car: UserSection<UserMembershipsRequest>;
  remarks: UserSection<RemarksRequest>;
}

export function userSections(deps: Deps): UserSections {
  return {
    account: {
      name: 'account',
      fieldsOf: Object.keys,
      write: (db, user, body, context) => savePerson(deps, context, db, user, body),
    },
    passports: oneField('passports', (db, user, body, context) =>
      savePassports(deps, context, db, user, body),
    ),
    finance: {
      name: 'finance',
      fieldsOf: () => ['creditCards'],
      write(db, { _id, creditCards: existing }, { creditCards: requested }, { signedIn: { companyId } }) {
        const owner = { owner: { user_id: _id }, companyId };
        return saveCards(deps, db, owner, { existing, requested });
      },
    },
    flight: {
      name: 'gdsProfile.flight',
      fieldsOf: (body) => Object.keys(body).map((field) => `gdsProfile.flight.${field}`),
      write: saveFlightProfile,
    },
    hotel: {
      name: 'gdsProfile.hotel',
      fieldsOf: () => ['gdsProfile.hotelMemberships'],
      write: saveHotelProfile,
    },
    car: {
      name: 'gdsProfile.car',
      fieldsOf: () => ['gdsProfile.carMemberships'],
      write: saveCarProfile,
    },
    remarks: oneField('gdsProfile.remarks', (db, { _id }, { remarks }) => changeRemarks(db, _id, remarks)),
  };
}

function oneField<Body>(name: string, write: UserSection<Body>['write']): UserSection<Body> {
  return { name, fieldsOf: () => [name], write };
}
