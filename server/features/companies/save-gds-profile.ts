import type { Kysely } from 'kysely';
import type { Company, CompanyHotelProfileRequest, CompanyMembershipsRequest } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { saveMemberships } from '../loyalty/save-memberships.ts';
import { replaceRateCodes } from './gds-repository.ts';

export async function saveFlightProfile(
  db: Kysely<Database>,
  { _id, gdsProfile }: Company,
  { memberships: requested }: CompanyMembershipsRequest,
): Promise<void> {
  const list = { owner: { company_id: _id }, kind: 'flight' } as const;
  await saveMemberships(db, list, { existing: gdsProfile.flightMemberships, requested });
}

export async function saveCarProfile(
  db: Kysely<Database>,
  { _id, gdsProfile }: Company,
  { memberships: requested }: CompanyMembershipsRequest,
): Promise<void> {
  const list = { owner: { company_id: _id }, kind: 'car' } as const;
  await saveMemberships(db, list, { existing: gdsProfile.carMemberships, requested });
}

export async function saveHotelProfile(
  db: Kysely<Database>,
  { _id, gdsProfile }: Company,
  { memberships: requested, rateCodes }: CompanyHotelProfileRequest,
): Promise<void> {
  const list = { owner: { company_id: _id }, kind: 'hotel' } as const;
  if (requested) await saveMemberships(db, list, { existing: gdsProfile.hotelMemberships, requested });
  if (rateCodes) await replaceRateCodes(db, _id, rateCodes);
}
