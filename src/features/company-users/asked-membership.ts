import type { CompanyUserRecord } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { AskedSection } from '../../records/asked-section.ts';
import { requestBody } from '../../records/request-body.ts';
import type { MembershipSection } from './membership-sections.ts';

/** Who may act is not asked for, and people can't look up the colleagues who could approve. */
const NEVER_ASKED = ['active', 'level1Approver', 'level2Approver'];

/** The section of a membership that its person can ask to have changed. */
export function askedMembership(
  { id, title, fields, valuesOf }: MembershipSection,
  membership: CompanyUserRecord,
): AskedSection {
  const stored = valuesOf(membership);
  return {
    id,
    title,
    fields: fields.filter(({ path }) => !NEVER_ASKED.includes(path)),
    stored,
    toChange: (changed) => ({
      membership: { companyUser: membership._id, fields: requestBody(changed) },
    }),
    wantedBy: ({ membership: wanted }) => ({
      ...stored,
      ...(wanted?.fields as SectionValues), // requests have the shape of the section's values
    }),
  };
}
