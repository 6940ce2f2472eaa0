import type { Abilities } from '#domain/abilities.ts';
import type { CompanyGroup } from '#domain/contract.ts';
import type { RecordKind } from '../records/save-section.ts';
import { findGroup } from './group-repository.ts';

export function groupKind(abilities: Abilities): RecordKind<CompanyGroup> {
  return {
    subject: 'companyGroup',
    table: 'company_groups',
    read: (db, id) => findGroup(db, abilities, id),
    nameOf: ({ name }) => name,
    forHistory: (group) => group,
    companyOfField: (field, { companies }) =>
      companies.find(({ name }) => field === `companies[${name}].name`)?._id,
  };
}
