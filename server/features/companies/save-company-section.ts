import type { Kysely } from 'kysely';
import type { Company } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { parseVersion } from '../records/parse-version.ts';
import { type SaveOutcome, saveSection } from '../records/save-section.ts';
import { authorizeCompanyChange } from './authorize-company-change.ts';
import { companyKind } from './company-kind.ts';

interface CompanySection {
  companyId: string;
  ifMatch: string;
  section: string;
  fields: readonly string[];
  write: (db: Kysely<Database>, before: Company) => Promise<void>;
}

export async function saveCompanySection(
  deps: Deps,
  context: SignedInContext,
  { companyId, ifMatch, section, fields, write }: CompanySection,
): Promise<SaveOutcome<Company>> {
  const { abilities } = context;
  await authorizeCompanyChange(deps.db, abilities, { companyId, fields });
  const change = { id: companyId, section, version: parseVersion(ifMatch), write };
  return await saveSection(deps, context, companyKind(abilities), change);
}
