import type { Decorator } from '@storybook/react-vite';
import { companyOption } from '#src/records/CompanyLookup.tsx';
import type { CustomFieldProps, ReferenceData } from '#src/records/field-spec.ts';
import { LookupField } from '#src/records/LookupField.tsx';
import { ReferenceDataProvider } from '#src/records/RecordReferenceData.tsx';
import { ENGINEERING, LOGISTIK } from './session-fixtures.ts';

const CHOICES: Record<string, { id: string; label: string }[]> = {
  roles: [
    { id: 'traveler', label: 'Traveler' },
    { id: 'travel-arranger', label: 'Travel arranger' },
    { id: 'company-admin', label: 'Company admin' },
    { id: 'site-admin', label: 'Site admin' },
  ],
  countries: [
    { id: 'CH', label: 'Switzerland' },
    { id: 'US', label: 'United States' },
  ],
  nameprefixes: [{ id: 'ms', label: 'Ms' }],
  genders: [{ id: 'F', label: 'Female' }],
  languages: [{ id: 'en', label: 'English' }],
  contactrelations: [{ id: 'employee', label: 'Employee' }],
  creditcards: [
    { id: 'VI', label: 'Visa' },
    { id: 'CA', label: 'Mastercard' },
    { id: 'AX', label: 'American Express' },
  ],
  seatprefs: [{ id: 'A', label: 'Aisle' }],
  mealprefs: [{ id: 'VGML', label: 'Vegan' }],
  airlines: [{ id: 'LX', label: 'Swiss' }],
  flightloyalty: [{ id: 'LX', label: 'Miles & More' }],
  hotelloyalty: [{ id: 'HH', label: 'Hilton Honors' }],
  carloyalty: [{ id: 'ZE', label: 'Gold Plus Rewards' }],
};

const REFERENCE: ReferenceData = {
  choices: (category) => CHOICES[category] ?? [],
  labelOf: (category, one) => CHOICES[category]?.find((choice) => choice.id === one)?.label ?? one,
};

/** The options of fields about people. */
export const withPeopleReference: Decorator = (Story) => (
  <ReferenceDataProvider value={REFERENCE}>
    <Story />
  </ReferenceDataProvider>
);

/** Companies that are found without a network. */
export function CompanyChoice(props: CustomFieldProps) {
  const options = [
    companyOption({ ...ENGINEERING, customerId: 'ZV-1001' }),
    companyOption({ ...LOGISTIK, customerId: 'ZV-1002' }),
  ];
  return <LookupField {...props} chosen={null} options={options} searching={false} onType={() => {}} />;
}

const COLLEAGUES = [
  { id: '01994b5e-7c1a-7cc2-b7a1-000000000024', label: 'Daniel Frei' },
  { id: '01994b5e-7c1a-7cc2-b7a1-000000000025', label: 'Lena Brunner' },
];

/** Colleagues who are found without a network. */
export function ColleagueChoice({ value, ...props }: CustomFieldProps) {
  const chosen = COLLEAGUES.find(({ id }) => id === value) ?? null;
  return <LookupField {...props} chosen={chosen} options={COLLEAGUES} searching={false} onType={() => {}} />;
}

/** The name of an approver. */
export function colleagueName(id: unknown): string | null {
  return COLLEAGUES.find((colleague) => colleague.id === id)?.label ?? null;
}
