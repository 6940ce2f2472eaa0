import type { Kysely } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { CompanyUserRecord, ProfileChange } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import { findCompanyUser } from '../company-user-record-repository.ts';
import type { ProfileSection } from './profile-request-repository.ts';

/** Where a request is read and decided. */
export interface RequestPlace {
  /** The record, in mails. */
  noun: 'profile' | 'company membership';
  /** The page; the fragment is the section's place on it. */
  path: string;
}

export function placeOfSection(userId: string, section: ProfileSection): RequestPlace {
  return { noun: 'profile', path: `/users/${userId}#${section}` };
}

export function placeOfMembership({
  _id,
  company,
}: Pick<CompanyUserRecord, '_id' | 'company'>): RequestPlace {
  const path = `/companies/${company._id}/users?companyUser=${_id}#membership`;
  return { noun: 'company membership', path };
}

export async function findRequestPlace(
  db: Kysely<Database>,
  abilities: Abilities,
  { userId, section, change }: { userId: string; section: ProfileSection; change: ProfileChange },
): Promise<RequestPlace> {
  const { membership } = change;
  const record = membership && (await findCompanyUser(db, abilities, membership.companyUser));
  return record ? placeOfMembership(record) : placeOfSection(userId, section);
}
