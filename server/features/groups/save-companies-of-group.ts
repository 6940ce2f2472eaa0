import type { Kysely } from 'kysely';
import type { FieldErrorCode } from '#domain/contract.ts';
import { fieldChanges } from '#domain/records/field-changes.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { refuseInvalidFields } from '../../field-errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import {
  lockMovableCompanies,
  type MovableCompany,
  moveCompanies,
} from '../companies/company-move-repository.ts';
import { recordChanges } from '../records/history-repository.ts';

interface Companies {
  group: { _id: string; name: string };
  existing: readonly { _id: string }[];
  requested: readonly string[];
}

/**
 * Replaces the companies of a group with those sent. Each company that joins or leaves is changed too, with
 * an entry in its history; a company of another group is refused, because the caller has not seen that group.
 */
export async function saveCompaniesOfGroup(
  { clock }: Pick<Deps, 'clock'>,
  { signedIn, requestId }: Pick<SignedInContext, 'signedIn' | 'requestId'>,
  db: Kysely<Database>,
  { group, existing, requested: companyIds }: Companies,
): Promise<void> {
  const [before, after] = [new Set(existing.map(({ _id }) => _id)), new Set(companyIds)];
  const coming = companyIds.filter((id) => !before.has(id));
  const going = [...before].filter((id) => !after.has(id));
  const companies = await lockMovableCompanies(db, [...coming, ...going]);
  refuseOthers(companyIds, coming, companies);
  await moveCompanies(db, going, null);
  await moveCompanies(db, coming, group._id);
  const moves = companies.map(({ id, name }) => ({
    subject: 'company' as const,
    subjectId: id,
    about: name,
    section: 'general',
    changes: after.has(id) ? fieldChanges({}, inGroup(group)) : fieldChanges(inGroup(group), {}),
  }));
  await recordChanges(db, moves, { userId: signedIn.userId, requestId }, clock.now());
}

function inGroup({ name }: Companies['group']): object {
  return { companyGroup: { name } };
}

function refuseOthers(
  companyIds: readonly string[],
  coming: readonly string[],
  companies: readonly MovableCompany[],
): void {
  const known = new Map(companies.map((company) => [company.id, company]));
  const fields = coming.flatMap((id) => {
    const company = known.get(id);
    if (company && company.groupId === null) return [];
    const code: FieldErrorCode = company ? 'in_other_group' : 'not_found';
    return [{ path: `/body/companies/${companyIds.indexOf(id)}`, code }];
  });
  refuseInvalidFields(fields);
}
