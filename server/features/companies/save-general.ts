import type { Kysely } from 'kysely';
import type { Company, CompanyGeneralRequest } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { changeWithGroups } from '../groups/change-with-groups.ts';
import { parseVersion } from '../records/parse-version.ts';
import { refuseTaken } from '../records/refuse-taken.ts';
import { type SaveOutcome, saveSectionWithin } from '../records/save-section.ts';
import { refuseLostSiteAdmin } from '../users/refuse-lost-site-admin.ts';
import { authorizeCompanyChange } from './authorize-company-change.ts';
import { companyKind } from './company-kind.ts';
import { companyTaken } from './company-taken.ts';
import { readGroupIdOf, updateGeneral } from './general-repository.ts';
import { refuseGeneralFaults } from './refuse-general-faults.ts';
import { zoneOfAddress } from './zone-of-address.ts';

interface GeneralChange {
  companyId: string;
  ifMatch: string;
  body: CompanyGeneralRequest;
}

export async function saveGeneral(
  deps: Deps,
  context: SignedInContext,
  { companyId, ifMatch, body }: GeneralChange,
): Promise<SaveOutcome<Company>> {
  const { abilities, signedIn } = context;
  await authorizeCompanyChange(deps.db, abilities, { companyId, fields: Object.keys(body) });
  const change = {
    id: companyId,
    section: 'general',
    version: parseVersion(ifMatch),
    write: async (db: Kysely<Database>, before: Company) => {
      refuseGeneralFaults(body, before);
      await updateGeneral(db, companyId, { ...body, timeZone: await newTimeZone(body, before) });
      if (body.active === false) await refuseLostSiteAdmin(db, signedIn);
    },
  };
  const save = async (db: Kysely<Database>) => {
    const groupIds = await concernedGroups(db, companyId, body);
    return await changeWithGroups(deps, context, db, groupIds, () =>
      saveSectionWithin(db, deps, context, companyKind(abilities), change),
    );
  };
  return await refuseTaken(companyTaken(body), () => deps.db.transaction().execute(save));
}

/** An address brings its time zone along, unless the company has chosen another one. */
async function newTimeZone(
  { timeZone, address }: CompanyGeneralRequest,
  before: Company,
): Promise<string | undefined> {
  if (timeZone !== undefined || !address) return timeZone;
  if (before.timeZone !== (await zoneOfAddress(before.address))) return undefined;
  return await zoneOfAddress({ ...before.address, ...address });
}

async function concernedGroups(
  db: Kysely<Database>,
  companyId: string,
  { companyGroup }: CompanyGeneralRequest,
): Promise<string[]> {
  if (companyGroup === undefined) return [];
  const before = await readGroupIdOf(db, companyId);
  return before === companyGroup ? [] : [before, companyGroup].filter((id) => id !== null);
}
