import type { CompanyGroup } from '#domain/contract.ts';
import { groupFields } from '#src/features/companies/group-fields.ts';
import { companyOption } from '#src/records/CompanyLookup.tsx';
import type { CustomFieldProps } from '#src/records/field-spec.ts';
import { LookupField } from '#src/records/LookupField.tsx';
import { COMPANY_ROWS, GROUP, NAMESAKES } from './company-fixtures.ts';

const OPTIONS = [...COMPANY_ROWS, ...NAMESAKES].map(companyOption);

function CompanyChoice({ label, error, onChange }: CustomFieldProps) {
  return (
    <LookupField
      label={label}
      error={error}
      chosen={null}
      options={OPTIONS}
      searching={false}
      onChange={onChange}
      onType={() => {}}
    />
  );
}

/** As the page of a group has them, without a network. */
export const GROUP_FIELDS = groupFields(CompanyChoice);

export const BARE_GROUP: CompanyGroup = { ...GROUP, active: false, companies: [] };

/** Names as long as they may be, with and without places to break them. */
export const LONG_GROUP: CompanyGroup = {
  ...GROUP,
  name: 'Vereinigte Alpenblick Beteiligungen und Verwaltungen '.repeat(3).slice(0, 120).trim(),
  companies: [
    ...GROUP.companies,
    {
      _id: COMPANY_ROWS[2]?._id ?? '',
      name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2),
    },
  ],
};
