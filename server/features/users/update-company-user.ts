import type { Kysely } from 'kysely';
import type { CompanyUserChangeRequest, CompanyUserRecord } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { endSessionsOfMembership } from '../auth/session-repository.ts';
import { saveCards } from '../cards/save-cards.ts';
import { parseVersion } from '../records/parse-version.ts';
import { refuseFields } from '../records/refuse-fields.ts';
import { type SaveOutcome, saveSection } from '../records/save-section.ts';
import { companyUserKind } from './company-user-kind.ts';
import { indexCompanyUsers } from './company-user-search-repository.ts';
import { changeMembership } from './company-user-write-repository.ts';
import { readCompanyUser } from './read-company-user.ts';
import { refuseLostSiteAdmin } from './refuse-lost-site-admin.ts';
import { refuseMembershipFaults } from './refuse-membership-faults.ts';
import { saveReferenceDefaults } from './save-reference-defaults.ts';

interface PlaceChange {
  companyId: string;
  companyUserId: string;
  ifMatch: string;
  body: CompanyUserChangeRequest;
}

export async function updateCompanyUser(
  deps: Deps,
  context: SignedInContext,
  { companyId, companyUserId, ifMatch, body }: PlaceChange,
): Promise<SaveOutcome<CompanyUserRecord>> {
  const { abilities } = context;
  await readCompanyUser(deps.db, abilities, { companyId, companyUserId });
  const record = { _id: companyUserId, company: companyId };
  refuseFields(abilities, { name: 'CompanyUser', record, fields: Object.keys(body) });
  return await saveSection(deps, context, companyUserKind(abilities), {
    id: companyUserId,
    section: 'general',
    version: parseVersion(ifMatch),
    write: (db, before) => updateMembership(deps, context, db, { before, body }),
  });
}

/**
 * Fields that were not sent stay unchanged. The rules of a membership apply to every caller and every kind of
 * change. Sessions of a membership that is set inactive end permanently.
 */
export async function updateMembership(
  deps: Pick<Deps, 'keys' | 'clock'>,
  { signedIn }: Pick<SignedInContext, 'signedIn'>,
  db: Kysely<Database>,
  { before, body }: { before: CompanyUserRecord; body: CompanyUserChangeRequest },
): Promise<void> {
  const { referenceFieldDefaults, creditCards, ...fields } = body;
  const { _id, company } = before;
  await refuseMembershipFaults(db, { companyId: company._id, before, path: '/body' }, fields);
  await changeMembership(db, _id, fields);
  if (referenceFieldDefaults) await saveReferenceDefaults(db, before, referenceFieldDefaults);
  if (creditCards) {
    const cards = { existing: before.creditCards, requested: creditCards };
    await saveCards(deps, db, { owner: { company_user_id: _id }, companyId: company._id }, cards);
  }
  const { department, role, active } = fields;
  if (department !== undefined) await indexCompanyUsers(db, [_id]);
  if (role !== undefined || active !== undefined) await refuseLostSiteAdmin(db, signedIn);
  if (active === false) await endSessionsOfMembership(db, _id, 'set_inactive', deps.clock.now());
}
