import type { Kysely } from 'kysely';
import type { CompanyUserRecord, Role } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { fieldRefusal } from '../../field-errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { recordCreation } from '../records/record-creation.ts';
import { lockRecord } from '../records/version-repository.ts';
import { companyUserKind } from './company-user-kind.ts';
import { findCompanyUser } from './company-user-record-repository.ts';
import { indexCompanyUsers } from './company-user-search-repository.ts';
import {
  countMemberships,
  insertMembership,
  type MembershipFields,
} from './company-user-write-repository.ts';
import { writeReferenceDefaults } from './reference-default-repository.ts';
import { refuseMembershipFaults } from './refuse-membership-faults.ts';

/** The maximum number of memberships of a person in the contract. */
const MOST_MEMBERSHIPS = 100;

interface NewMembership {
  userId: string;
  companyId: string;
  role: Role;
  fields: MembershipFields;
  referenceFieldDefaults?: CompanyUserRecord['referenceFieldDefaults'];
  path: string;
}

/**
 * Adds a user to a company, with its history, in the given transaction; the caller's permission has already
 * been checked.
 */
export async function insertCompanyUser(
  deps: Pick<Deps, 'clock'>,
  context: Pick<SignedInContext, 'signedIn' | 'requestId' | 'abilities'>,
  db: Kysely<Database>,
  { path, referenceFieldDefaults = [], ...membership }: NewMembership,
): Promise<CompanyUserRecord> {
  const { abilities } = context;
  await refuseMembershipFaults(db, { companyId: membership.companyId, path }, membership.fields);
  // Locks the user, because a concurrent change of the name would miss this membership.
  await lockRecord(db, 'users', membership.userId);
  if ((await countMemberships(db, membership.userId)) >= MOST_MEMBERSHIPS) {
    throw fieldRefusal('validation_failed', '/user', 'too_many_memberships', { maximum: MOST_MEMBERSHIPS });
  }
  const id = await insertMembership(db, membership);
  await indexCompanyUsers(db, [id]);
  await writeReferenceDefaults(db, id, referenceFieldDefaults);
  const record = await findCompanyUser(db, abilities, id);
  if (!record) throw new Error('The caller can not read the new membership');
  await recordCreation(deps, context, db, companyUserKind(abilities), record);
  return record;
}
