import type { Kysely } from 'kysely';
import type { User } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers, SignedInContext } from '../../http/handler.ts';
import { saveCards } from '../cards/save-cards.ts';
import { changeRemarks } from './gds-profile-repository.ts';
import { saveCarProfile, saveFlightProfile, saveHotelProfile } from './save-gds-profile.ts';
import { savePassports } from './save-passports.ts';
import { savePerson } from './save-person.ts';
import { saveUserSection } from './save-user-section.ts';

interface Section<Body> {
  name: string;
  /** The fields that the request would change, in the terms of the rules. */
  fieldsOf: (body: Body) => string[];
  write: (db: Kysely<Database>, before: User, body: Body, context: SignedInContext) => Promise<void>;
}

interface SectionRequest<Body> {
  path: { userId: string };
  headers: { 'if-match': string };
  body: Body;
}

type SectionOperation =
  | 'updateUser'
  | 'updatePassports'
  | 'updateUserFinance'
  | 'updateUserFlightProfile'
  | 'updateUserHotelProfile'
  | 'updateUserCarProfile'
  | 'updateUserRemarks';

export function createUserSectionHandlers(deps: Deps): Pick<Handlers, SectionOperation> {
  return {
    updateUser: createHandler(deps, {
      name: 'account',
      fieldsOf: (body: object) => Object.keys(body),
      write: (db, user, body, context) => savePerson(deps, context, db, user, body),
    }),
    updatePassports: createHandler(
      deps,
      oneField('passports', (db, user, body, context) => savePassports(deps, context, db, user, body)),
    ),
    updateUserFinance: createHandler(deps, {
      name: 'finance',
      fieldsOf: () => ['creditCards'],
      write(db, { _id, creditCards: existing }, { creditCards: requested }, { signedIn: { companyId } }) {
        const owner = { owner: { user_id: _id }, companyId };
        return saveCards(deps, db, owner, { existing, requested });
      },
    }),
    updateUserFlightProfile: createHandler(deps, {
      name: 'gdsProfile.flight',
      fieldsOf: (body: object) => Object.keys(body).map((field) => `gdsProfile.flight.${field}`),
      write: saveFlightProfile,
    }),
    updateUserHotelProfile: createHandler(deps, {
      name: 'gdsProfile.hotel',
      fieldsOf: () => ['gdsProfile.hotelMemberships'],
      write: saveHotelProfile,
    }),
    updateUserCarProfile: createHandler(deps, {
      name: 'gdsProfile.car',
      fieldsOf: () => ['gdsProfile.carMemberships'],
      write: saveCarProfile,
    }),
    updateUserRemarks: createHandler(
      deps,
      oneField('gdsProfile.remarks', (db, { _id }, { remarks }) => changeRemarks(db, _id, remarks)),
    ),
  };
}

function oneField<Body>(name: string, write: Section<Body>['write']): Section<Body> {
  return { name, fieldsOf: () => [name], write };
}

function createHandler<Body>(deps: Deps, { name, fieldsOf, write }: Section<Body>) {
  return ({ path: { userId }, headers, body }: SectionRequest<Body>, context: SignedInContext) =>
    saveUserSection(deps, context, {
      userId,
      ifMatch: headers['if-match'],
      section: name,
      fields: fieldsOf(body),
      write: (db, before) => write(db, before, body, context),
    });
}
