import type { Kysely } from 'kysely';
import type { Company, CompanyHotelProfileRequest, CompanyMembershipsRequest } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { saveMemberships } from '../loyalty/save-memberships.ts';
import { replaceRateCodes } from './gds-repository.ts';

/** Makes the memberships of a company with airlines what was sent. */
export async function saveFlightProfile(
  db: Kysely<Database>,
  { _id, gdsProfile }: Company,
  { memberships: wanted }: CompanyMembershipsRequest,
): Promise<void> {
  const list = { owner: { company_id: _id }, kind: 'flight' } as const;
  await saveMemberships(db, list, { existing: gdsProfile.flightMemberships, wanted });
}

/** Makes the memberships of a company with car rentals what was sent. */
export async function saveCarProfile(
  db: Kysely<Database>,
  { _id, gdsProfile }: Company,
  { memberships: wanted }: CompanyMembershipsRequest,
): Promise<void> {
  const list = { owner: { company_id: _id }, kind: 'car' } as const;
  await saveMemberships(db, list, { existing: gdsProfile.carMemberships, wanted });
}

/** Makes what hotels know a company by what was sent of it. */
export async function saveHotelProfile(
  db: Kysely<Database>,
  { _id, gdsProfile }: Company,
  { memberships: wanted, rateCodes }: CompanyHotelProfileRequest,
): Promise<void> {
  const list = { owner: { company_id: _id }, kind: 'hotel' } as const;
  if (wanted) await saveMemberships(db, list, { existing: gdsProfile.hotelMemberships, wanted });
  if (rateCodes) await replaceRateCodes(db, _id, rateCodes);
}
