import type { Kysely } from 'kysely';
import type { Company, RemarksRequest } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers, SignedInContext } from '../../http/handler.ts';
import { saveTravelPolicies } from '../policies/save-travel-policies.ts';
import { updateRemarks } from './gds-repository.ts';
import { saveCompanySection } from './save-company-section.ts';
import { saveDepartments } from './save-departments.ts';
import { saveFinance } from './save-finance.ts';
import { saveCarProfile, saveFlightProfile, saveHotelProfile } from './save-gds-profile.ts';
import { saveLocations } from './save-locations.ts';
import { withPolicyUsers } from './with-policy-users.ts';

interface Section<Body> {
  name: string;
  fieldsOf: (body: Body) => string[];
  write: (db: Kysely<Database>, before: Company, body: Body, context: SignedInContext) => Promise<void>;
}

interface SectionRequest<Body> {
  path: { companyId: string };
  headers: { 'if-match': string };
  body: Body;
}

type SectionOperation =
  | 'updateCompanyLocations'
  | 'updateCompanyDepartments'
  | 'updateCompanyFinance'
  | 'updateCompanyFlightProfile'
  | 'updateCompanyHotelProfile'
  | 'updateCompanyCarProfile'
  | 'updateCompanyRemarks'
  | 'updateTravelPolicies';

const HOTEL_FIELDS: Record<string, string> = { memberships: 'hotelMemberships', rateCodes: 'hotelRateCodes' };

export function createCompanySectionHandlers(deps: Deps): Pick<Handlers, SectionOperation> {
  return {
    updateCompanyLocations: createHandler(deps, listSection('locations', saveLocations)),
    updateCompanyDepartments: createHandler(deps, listSection('departments', saveDepartments)),
    updateCompanyFinance: createHandler(deps, {
      name: 'finance',
      fieldsOf: (body: object) => Object.keys(body).map((field) => `finance.${field}`),
      write: (db, company, body, context) => saveFinance(deps, context, db, company, body),
    }),
    updateCompanyFlightProfile: createHandler(deps, {
      name: 'gdsProfile.flight',
      fieldsOf: () => ['gdsProfile.flightMemberships'],
      write: saveFlightProfile,
    }),
    updateCompanyHotelProfile: createHandler(deps, {
      name: 'gdsProfile.hotel',
      fieldsOf: (body: object) => Object.keys(body).map((field) => `gdsProfile.${HOTEL_FIELDS[field]}`),
      write: saveHotelProfile,
    }),
    updateCompanyCarProfile: createHandler(deps, {
      name: 'gdsProfile.car',
      fieldsOf: () => ['gdsProfile.carMemberships'],
      write: saveCarProfile,
    }),
    updateCompanyRemarks: createHandler(deps, listSection('gdsProfile.remarks', saveRemarks)),
    updateTravelPolicies: createHandler(deps, listSection('travelPolicies', saveTravelPolicies)),
  };
}

function saveRemarks(db: Kysely<Database>, { _id }: Company, { remarks }: RemarksRequest): Promise<void> {
  return updateRemarks(db, _id, remarks);
}

function listSection<Body>(name: string, write: Section<Body>['write']): Section<Body> {
  return { name, fieldsOf: () => [name], write };
}

function createHandler<Body>(deps: Deps, { name, fieldsOf, write }: Section<Body>) {
  return async ({ path: { companyId }, headers, body }: SectionRequest<Body>, context: SignedInContext) => {
    const saved = await saveCompanySection(deps, context, {
      companyId,
      ifMatch: headers['if-match'],
      section: name,
      fields: fieldsOf(body),
      write: (db, before) => write(db, before, body, context),
    });
    return { ...saved, body: await withPolicyUsers(deps.db, saved.body) };
  };
}
