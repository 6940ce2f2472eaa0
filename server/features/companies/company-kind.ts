import type { Abilities } from '#domain/abilities.ts';
import type { Company } from '#domain/contract.ts';
import { cardsForHistory } from '../cards/cards-for-history.ts';
import type { RecordKind } from '../records/save-section.ts';
import { findCompany } from './company-repository.ts';

export function companyKind(abilities: Abilities): RecordKind<Company> {
  return {
    subject: 'company',
    table: 'companies',
    read: (db, id) => findCompany(db, abilities, id),
    nameOf: ({ name }) => name,
    forHistory: (company) => ({
      ...company,
      // Field names contain the position, so that a new order is a change too.
      locations: [...company.locations.map(({ name }) => name), ...company.locations],
      finance: { ...company.finance, creditCards: cardsForHistory(company.finance.creditCards) },
    }),
  };
}
