import type { Kysely } from 'kysely';
import type { MembershipChange, User } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { fieldRefusal } from '../../../field-errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { findCompanyUser } from '../company-user-record-repository.ts';
import { updateMembership } from '../update-company-user.ts';

/** Refuses a membership of another person, or one that the caller may not read. */
export async function writeMembership(
  deps: Deps,
  db: Kysely<Database>,
  { _id: userId }: Pick<User, '_id'>,
  { companyUser, fields }: MembershipChange,
  context: SignedInContext,
): Promise<void> {
  const before = await findCompanyUser(db, context.abilities, companyUser);
  if (before?.user._id !== userId) {
    throw fieldRefusal('validation_failed', '/membership/companyUser', 'not_found');
  }
  await updateMembership(deps, context, db, { before, body: fields });
}
