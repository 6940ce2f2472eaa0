import type { Kysely } from 'kysely';
import type { Company, CompanyDepartmentsRequest } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { DomainError } from '../../errors.ts';
import { reconcile } from '../records/reconcile.ts';
import { refuseRepeatedNames } from '../records/refuse-repeated-names.ts';
import { indexCompanyUsers } from '../users/company-user-search-repository.ts';
import {
  findUsedDepartment,
  freeDepartmentNames,
  insertDepartment,
  readMembershipIds,
  removeDepartments,
  renameDepartment,
} from './department-repository.ts';

export async function saveDepartments(
  db: Kysely<Database>,
  { _id: companyId, departments: existing }: Company,
  { departments: requested }: CompanyDepartmentsRequest,
): Promise<void> {
  refuseRepeatedNames(requested, 'departments');
  const { remaining, added, removed } = reconcile(existing, requested, 'departments');
  const used = await findUsedDepartment(db, companyId, removed);
  if (used !== undefined) {
    throw new DomainError('still_used', `Users still belong to the department ${used}. Move them first.`);
  }
  await removeDepartments(db, removed);
  const names = new Map(existing.map(({ _id, name }) => [_id, name]));
  const renamed = remaining.filter(({ _id, name }) => names.get(_id) !== name);
  const ids = renamed.map(({ _id }) => _id);
  await freeDepartmentNames(db, ids);
  for (const { _id, name } of renamed) await renameDepartment(db, _id, name);
  await indexCompanyUsers(db, await readMembershipIds(db, companyId, ids));
  for (const { name } of added) await insertDepartment(db, companyId, name);
}
