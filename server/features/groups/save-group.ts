import type { CompanyGroup, CompanyGroupChangeRequest } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { parseVersion } from '../records/parse-version.ts';
import { refuseFields } from '../records/refuse-fields.ts';
import { refuseTaken } from '../records/refuse-taken.ts';
import { type SaveOutcome, saveSection } from '../records/save-section.ts';
import { groupKind } from './group-kind.ts';
import { findGroup, updateGroup } from './group-repository.ts';
import { GROUP_TAKEN } from './group-taken.ts';
import { saveCompaniesOfGroup } from './save-companies-of-group.ts';

interface GroupChange {
  groupId: string;
  ifMatch: string;
  body: CompanyGroupChangeRequest;
}

export async function saveGroup(
  deps: Deps,
  context: SignedInContext,
  { groupId, ifMatch, body: { companies: requested, ...change } }: GroupChange,
): Promise<SaveOutcome<CompanyGroup>> {
  const { abilities } = context;
  const groupBefore = await findGroup(deps.db, abilities, groupId);
  if (!groupBefore)
    throw new DomainError('not_found', "The group was not found, or you don't have access to it.");
  const fields = [...Object.keys(change), ...(requested ? ['companies'] : [])];
  refuseFields(abilities, { name: 'CompanyGroup', record: { companies: groupBefore.companies }, fields });
  return await refuseTaken(GROUP_TAKEN, () =>
    saveSection(deps, context, groupKind(abilities), {
      id: groupId,
      section: 'general',
      version: parseVersion(ifMatch),
      write: async (db, { name, companies: existing }) => {
        await updateGroup(db, groupId, change);
        if (!requested) return;
        const group = { _id: groupId, name: change.name ?? name };
        await saveCompaniesOfGroup(deps, context, db, { group, existing, requested });
      },
    }),
  );
}
