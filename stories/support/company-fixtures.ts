import type { Company, CompanyGroup, CompanySummary, History } from '#domain/contract.ts';
import type { ReferenceData } from '#src/records/field-spec.ts';

const id = (end: number) => `01994b5e-7c1a-7cc2-b7a1-${String(end).padStart(12, '0')}`;

export const COMPANY: Company = {
  _id: id(1),
  version: 4,
  customerId: 'ZV-1001',
  name: 'Alpenblick Engineering AG',
  companyGroup: { _id: id(2), name: 'Alpenblick Group' },
  address: { street: 'Baarerstrasse 14', postalCode: '6300', city: 'Zug', country: 'CH' },
  language: 'en',
  currency: 'CHF',
  timeZone: 'Europe/Zurich',
  measurementUnits: 'metric',
  email: 'travel@alpenblick.example',
  phone: '+41 41 555 01 00',
  emails: ['assistants@alpenblick.example'],
  active: true,
  tags: ['engineering'],
  locations: [
    {
      _id: id(11),
      name: 'Head office',
      latitude: 47.1744,
      longitude: 8.5145,
      address: {
        street: 'Baarerstrasse 14',
        postalCode: '6300',
        city: 'Zug',
        country: 'CH',
        stateCountyProvince: 'Zug',
      },
    },
    { _id: id(12), name: 'Plant', address: { city: 'Hamburg', country: 'DE' } },
  ],
  departments: [
    { _id: id(21), name: 'Hydraulics' },
    { _id: id(22), name: 'Sales' },
  ],
  finance: {
    paymentType: 'creditcard',
    creditCards: [
      {
        _id: id(31),
        vendor: 'VI',
        last4: '4242',
        maskedNumber: '•••• •••• •••• 4242',
        name: 'Alpenblick Engineering AG',
        expiryDate: '11/29',
        isDefault: true,
      },
      {
        _id: id(32),
        vendor: 'CA',
        last4: '4444',
        maskedNumber: '•••• •••• •••• 4444',
        name: 'Alpenblick Engineering AG',
        expiryDate: '03/28',
        isDefault: false,
      },
    ],
    referenceFields: [{ position: 1, name: 'Cost centre', mandatory: true }],
    bookingFee: { amount: 1250, currency: 'CHF' },
    priceTolerance: 3.5,
    approvalLimitHours: 48,
    changesWithoutApproval: { amount: 5000, currency: 'CHF' },
  },
  gdsProfile: {
    hotelRateCodes: ['ALP22'],
    flightMemberships: [{ _id: id(41), program: 'LH', membershipNumber: '992220001234567' }],
    hotelMemberships: [],
    carMemberships: [],
    remarks: ['Send the invoice to the head office'],
  },
  travelPolicies: [],
};

/** Required fields only. */
export const BARE_COMPANY: Company = {
  ...COMPANY,
  address: {},
  emails: [],
  tags: [],
  locations: [],
  departments: [],
  active: false,
  finance: { paymentType: 'invoice', creditCards: [], referenceFields: [] },
  gdsProfile: {
    hotelRateCodes: [],
    flightMemberships: [],
    hotelMemberships: [],
    carMemberships: [],
    remarks: [],
  },
};

export const COMPANY_ROWS: CompanySummary[] = [
  {
    _id: id(1),
    name: 'Alpenblick Engineering AG',
    customerId: 'ZV-1001',
    currency: 'CHF',
    companyGroup: { _id: id(2), name: 'Alpenblick Group' },
    city: 'Zug',
    country: 'CH',
    active: true,
  },
  {
    _id: id(3),
    name: 'Alpenblick Logistik GmbH',
    customerId: 'ZV-1002',
    currency: 'EUR',
    companyGroup: { _id: id(2), name: 'Alpenblick Group' },
    city: 'Hamburg',
    country: 'DE',
    active: true,
  },
  { _id: id(4), name: 'Northwind Consulting Ltd', customerId: 'ZV-1003', currency: 'GBP', active: false },
];

/** Texts of the maximum length, without line-break opportunities. */
const LONG_NAME = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3).slice(0, 120);
const LONG_NUMBER = 'ZV-1001-0000-0000-0000-0000-0000-0000-00';

export const LONG_COMPANY: Company = {
  ...COMPANY,
  name: LONG_NAME,
  customerId: LONG_NUMBER,
  tags: ['engineering-and-hydraulics'.repeat(2)],
  companyGroup: { _id: id(2), name: LONG_NAME },
  address: {
    ...COMPANY.address,
    street: 'Strasse-der-langen-Namen-'.repeat(7),
    city: LONG_NAME.slice(0, 100),
  },
  emails: [`${'very.long.address.of.somebody.'.repeat(4)}keller@alpenblick-engineering.example`],
  locations: COMPANY.locations.map((location) => ({ ...location, name: LONG_NAME })),
  departments: COMPANY.departments.map((department) => ({ ...department, name: LONG_NAME })),
  finance: {
    ...COMPANY.finance,
    creditCards: COMPANY.finance.creditCards.map((card) => ({ ...card, name: LONG_NAME.slice(0, 100) })),
    referenceFields: [{ position: 1, name: LONG_NAME.slice(0, 60), mandatory: true }],
  },
  gdsProfile: {
    ...COMPANY.gdsProfile,
    flightMemberships: [{ _id: id(41), program: 'LH', membershipNumber: LONG_NUMBER }],
    remarks: ['A remark as long as it may be. '.repeat(6).trim(), LONG_NAME],
  },
};

export const LONG_COMPANY_ROW: CompanySummary = {
  _id: id(7),
  name: LONG_NAME,
  customerId: LONG_NUMBER,
  currency: 'CHF',
  active: false,
  companyGroup: { _id: id(2), name: LONG_NAME },
  city: LONG_NAME.slice(0, 100),
  country: 'CH',
};

/** Two companies of the same name, in different groups. */
export const NAMESAKES: CompanySummary[] = [
  { _id: id(5), name: 'Muster AG', customerId: 'ZV-1004', currency: 'CHF', active: true },
  { _id: id(6), name: 'Muster AG', customerId: 'ZV-1005', currency: 'CHF', active: true },
];

export const GROUP: CompanyGroup = {
  _id: id(2),
  version: 1,
  name: 'Alpenblick Group',
  active: true,
  companies: COMPANY_ROWS.slice(0, 2).map(({ _id, name }) => ({ _id, name })),
};

export const HISTORY: History = {
  docs: [
    {
      _id: id(91),
      at: '2027-03-14T09:30:00.000Z',
      by: { _id: id(92), firstName: 'Anna', lastName: 'Keller' },
      subject: 'company',
      about: 'Alpenblick Engineering AG',
      section: 'locations',
      changes: [
        { field: 'locations[Head office].address.city', before: 'Zug', after: 'Baar' },
        { field: 'locations[Plant].name', after: 'Plant' },
      ],
    },
  ],
  totalDocs: 21,
  limit: 20,
  page: 1,
  totalPages: 2,
};

const CHOICES: Record<string, { id: string; label: string }[]> = {
  countries: [
    { id: 'CH', label: 'Switzerland' },
    { id: 'DE', label: 'Germany' },
  ],
  languages: [{ id: 'en', label: 'English' }],
  currencies: [
    { id: 'CHF', label: 'Swiss franc' },
    { id: 'EUR', label: 'Euro' },
  ],
  creditcards: [
    { id: 'VI', label: 'Visa' },
    { id: 'CA', label: 'Mastercard' },
  ],
  flightloyalty: [{ id: 'LH', label: 'Miles & More' }],
  invoicefrequencies: [{ id: 'monthly', label: 'Monthly' }],
  invoicepaymentterms: [{ id: 'net30', label: 'Net 30 days' }],
};

export const REFERENCE: ReferenceData = {
  choices: (category) => CHOICES[category] ?? [],
  labelOf: (category, one) => CHOICES[category]?.find((choice) => choice.id === one)?.label ?? one,
};
