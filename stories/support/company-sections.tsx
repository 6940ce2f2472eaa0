import { companySections } from '#src/features/companies/company-sections.ts';
import type { CustomFieldProps } from '#src/records/field-spec.ts';
import { LookupField } from '#src/records/LookupField.tsx';
import { GROUP } from './company-fixtures.ts';

const GROUP_OPTION = { id: GROUP._id, label: GROUP.name };

export function GroupChoice({ label, value, error, onChange }: CustomFieldProps) {
  return (
    <LookupField
      label={label}
      error={error}
      chosen={value === GROUP._id ? GROUP_OPTION : null}
      options={[GROUP_OPTION]}
      searching={false}
      onChange={onChange}
      onType={() => {}}
    />
  );
}

/** As the page of a company has them, without a network. */
export const SECTIONS = companySections({
  group: { Field: GroupChoice, show: (value) => (value === GROUP._id ? GROUP.name : null) },
  PlaceField: () => null,
  currency: 'CHF',
  today: '2027-03-14',
});
