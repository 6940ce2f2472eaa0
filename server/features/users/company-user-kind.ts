import type { Abilities } from '#domain/abilities.ts';
import type { CompanyUserRecord } from '#domain/contract.ts';
import { cardsForHistory } from '../cards/cards-for-history.ts';
import type { RecordKind } from '../records/save-section.ts';
import { findCompanyUser } from './company-user-record-repository.ts';

type Approver = CompanyUserRecord['level1Approver'];

/**
 * How memberships are stored, as the caller sees them; their changes also appear in the history of the
 * company.
 */
export function companyUserKind(abilities: Abilities): RecordKind<CompanyUserRecord> {
  return {
    subject: 'companyUser',
    table: 'company_users',
    read: (db, id) => findCompanyUser(db, abilities, id),
    nameOf: ({ user }) => formatName(user),
    companyOf: ({ company }) => company._id,
    forHistory: ({ user: _, company: __, ...membership }) => ({
      ...membership,
      department: membership.department?.name,
      travelPolicy: membership.travelPolicy?.name,
      level1Approver: formatName(membership.level1Approver),
      level2Approver: formatName(membership.level2Approver),
      creditCards: cardsForHistory(membership.creditCards),
    }),
  };
}

function formatName(approver: Approver): string {
  return approver ? `${approver.firstName} ${approver.lastName}` : '';
}
