import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Company, CompanyCreateRequest } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { changeWithGroups } from '../groups/change-with-groups.ts';
import { recordCreation } from '../records/record-creation.ts';
import { refuseTaken } from '../records/refuse-taken.ts';
import { companyKind } from './company-kind.ts';
import { findCompany } from './company-repository.ts';
import { companyTaken } from './company-taken.ts';
import { insertCompany } from './general-repository.ts';
import { refuseGeneralFaults } from './refuse-general-faults.ts';
import { zoneOfAddress } from './zone-of-address.ts';

export async function createCompany(
  deps: Deps,
  context: SignedInContext,
  body: CompanyCreateRequest,
): Promise<Company> {
  const { abilities } = context;
  if (!abilities.can('create', 'Company')) {
    throw new DomainError('forbidden', 'Your role does not allow this.');
  }
  refuseGeneralFaults(body);
  const timeZone = body.timeZone ?? (await zoneOfAddress(body.address ?? {}));
  const groupIds = body.companyGroup ? [body.companyGroup] : [];
  const create = async (db: Kysely<Database>) => {
    const id = randomUUIDv7();
    await insertCompany(db, id, { ...body, timeZone });
    const company = await findCompany(db, abilities, id);
    if (!company) throw new Error(`The company ${id} has gone`);
    await recordCreation(deps, context, db, companyKind(abilities), company);
    return company;
  };
  return await refuseTaken(companyTaken(body), () =>
    deps.db.transaction().execute((db) => changeWithGroups(deps, context, db, groupIds, () => create(db))),
  );
}
