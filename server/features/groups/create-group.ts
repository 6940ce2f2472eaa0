import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CompanyGroup, CompanyGroupCreateRequest } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { recordCreation } from '../records/record-creation.ts';
import { refuseTaken } from '../records/refuse-taken.ts';
import { groupKind } from './group-kind.ts';
import { findGroup, insertGroup } from './group-repository.ts';
import { GROUP_TAKEN } from './group-taken.ts';
import { saveCompaniesOfGroup } from './save-companies-of-group.ts';

export async function createGroup(
  deps: Deps,
  context: SignedInContext,
  body: CompanyGroupCreateRequest,
): Promise<CompanyGroup> {
  const { abilities } = context;
  if (!abilities.can('create', 'CompanyGroup')) {
    throw new DomainError('forbidden', 'Your role does not allow this.');
  }
  const create = async (db: Kysely<Database>) => {
    const id = randomUUIDv7();
    await insertGroup(db, id, body);
    const companies = {
      group: { _id: id, name: body.name },
      existing: [],
      requested: body.companies ?? [],
    };
    await saveCompaniesOfGroup(deps, context, db, companies);
    const group = await findGroup(db, abilities, id);
    if (!group) throw new Error(`The group ${id} has gone`);
    await recordCreation(deps, context, db, groupKind(abilities), group);
    return group;
  };
  return await refuseTaken(GROUP_TAKEN, () => deps.db.transaction().execute(create));
}
