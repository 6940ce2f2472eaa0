import type { Kysely } from 'kysely';
import { fieldChanges } from '#domain/records/field-changes.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
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
  /** Ids of all that the group should have. */
  wanted: readonly string[];
}

/**
 * Makes the companies of a group what was sent. A company that comes or goes is changed too, and its history says so;
 * one of another group is refused, because that group is not what the caller has before them.
 */
export async function saveCompaniesOfGroup(
  { clock }: Pick<Deps, 'clock'>,
  { signedIn, requestId }: Pick<SignedInContext, 'signedIn' | 'requestId'>,
  db: Kysely<Database>,
  { group, existing, wanted }: Companies,
): Promise<void> {
  const [before, after] = [new Set(existing.map(({ _id }) => _id)), new Set(wanted)];
  const coming = wanted.filter((id) => !before.has(id));
  const going = [...before].filter((id) => !after.has(id));
  const companies = await lockMovableCompanies(db, [...coming, ...going]);
  refuseOthers(wanted, coming, companies);
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

/** As the history of a company tells its group. */
function inGroup({ name }: Companies['group']): object {
  return { companyGroup: { name } };
}

function refuseOthers(
  wanted: readonly string[],
  coming: readonly string[],
  companies: readonly MovableCompany[],
): void {
  const known = new Map(companies.map((company) => [company.id, company]));
  const fields = coming.flatMap((id) => {
    const company = known.get(id);
    if (company && company.groupId === null) return [];
    const message = company ? 'must not be in another group' : 'must be a company';
    return [{ path: `/body/companies/${wanted.indexOf(id)}`, message }];
  });
  if (fields.length === 0) return;
  throw new DomainError('validation_failed', 'A company can not come to the group.', { fields });
}
