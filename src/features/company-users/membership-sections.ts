import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CompanyUserRecord } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import { cardFields, cardRequests, cardRows } from '../../records/card-fields.tsx';
import type { FieldSpec } from '../../records/field-spec.ts';
import {
  type CompanyChoices,
  companyUserFields,
  companyUserValues,
  type MembershipParts,
} from './company-user-fields.ts';
import { referenceFields, referenceNames, referenceRequest, referenceValues } from './reference-fields.ts';

export type MembershipSectionId = 'membership' | 'references' | 'cards';

export interface MembershipSection {
  id: MembershipSectionId;
  title: MessageDescriptor;
  fields: readonly FieldSpec[];
  valuesOf: (membership: CompanyUserRecord) => SectionValues;
  toRequest?: (changed: SectionValues) => SectionValues;
}

interface MembershipSectionOptions extends MembershipParts {
  membership: CompanyUserRecord;
  /** The options of the company; null for users who may not see it. */
  company: CompanyChoices | null;
  today: string;
}

export function membershipSections(options: MembershipSectionOptions): readonly MembershipSection[] {
  const { company, membership, today } = options;
  const fields = companyUserFields(membership, company, options);
  const names = referenceNames(company?.referenceFields ?? [], membership);
  return [
    {
      id: 'membership',
      title: msg`Company membership`,
      fields,
      valuesOf: (record) => companyUserValues(fields, record),
    },
    ...(names.length > 0
      ? [
          {
            id: 'references' as const,
            title: msg`Reference field defaults`,
            fields: referenceFields(names),
            valuesOf: (record: CompanyUserRecord) => referenceValues(names, record),
            toRequest: (changed: SectionValues) => referenceRequest(names, changed),
          },
        ]
      : []),
    {
      id: 'cards',
      title: msg`Private credit cards`,
      fields: [cardFields({ maxItems: 20, today })],
      valuesOf: ({ creditCards }) => ({ creditCards: cardRows(creditCards) }),
      toRequest: ({ creditCards = null }) => ({ creditCards: cardRequests(creditCards) }),
    },
  ];
}
