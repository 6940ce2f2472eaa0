import type { CompanyUserRecord, CompanyUserSummary, User, UserListEntry } from '#domain/contract.ts';
import { ENGINEERING, LOGISTIK } from './session-fixtures.ts';

const id = (end: number) => `01994b5e-7c1a-7cc2-b7a1-${String(end).padStart(12, '0')}`;

const NO_PROFILE: User['gdsProfile'] = {
  flight: { otherServiceInformation: [], memberships: [] },
  hotelMemberships: [],
  carMemberships: [],
  remarks: [],
};

const CARD = {
  _id: id(31),
  vendor: 'VI',
  last4: '4242',
  maskedNumber: '•••• •••• •••• 4242',
  name: 'Anna Keller',
  expiryDate: '11/29',
  isDefault: true,
};

/** A person with every field filled in. */
export const ANNA_KELLER: User = {
  _id: id(1),
  version: 7,
  bizCntKey: 'C-88211',
  email: 'traveler@alpenblick.example',
  namePrefix: 'ms',
  firstName: 'Anna',
  middleName: 'Maria',
  lastName: 'Keller',
  gender: 'F',
  dateOfBirth: '1988-04-12',
  language: 'en',
  active: true,
  needsPasswordChange: false,
  privateEmail: 'anna@keller.example',
  privatePhone: '+41 79 555 02 22',
  address: { street: 'Dorfstrasse 3', postalCode: '6340', city: 'Baar', country: 'CH' },
  companyUsers: [
    {
      _id: id(21),
      version: 1,
      company: ENGINEERING,
      role: 'traveler',
      department: 'Hydraulics',
      active: true,
      referenceFieldDefaults: [],
      creditCards: [],
    },
    {
      _id: id(22),
      version: 1,
      company: LOGISTIK,
      role: 'travel-arranger',
      active: false,
      referenceFieldDefaults: [],
      creditCards: [],
    },
  ],
  passports: [
    {
      _id: id(41),
      country: 'CH',
      number: 'X1234567',
      isDefault: true,
      issueDate: '2022-05-01',
      expiryDate: '2032-04-30',
      visas: [
        {
          country: 'US',
          number: 'V7654321',
          multipleEntries: true,
          issueDate: '2024-02-01',
          expiryDate: '2034-01-31',
        },
      ],
    },
  ],
  creditCards: [CARD],
  gdsProfile: {
    flight: {
      seatPreference: 'A',
      mealPreference: 'VGML',
      otherServiceInformation: [
        { airline: '', text: 'Passenger travels with a folding wheelchair' },
        { airline: 'LX', text: 'Known to the crew' },
      ],
      memberships: [{ _id: id(51), program: 'LX', membershipNumber: '992220001234567' }],
    },
    hotelMemberships: [{ _id: id(52), program: 'HH', membershipNumber: '5512 3345' }],
    carMemberships: [],
    remarks: ['Quiet room', 'Late arrival'],
  },
};

/** Required fields only. */
export const BARE_USER: User = {
  _id: id(2),
  version: 1,
  email: 'new@alpenblick.example',
  firstName: 'Noah',
  lastName: 'Frei',
  active: false,
  needsPasswordChange: true,
  companyUsers: [],
  passports: [],
  creditCards: [],
  gdsProfile: NO_PROFILE,
};

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff-Hohenzollern-Sigmaringen';
const LONG_EMAIL = `${'very.long.address.of.somebody.'.repeat(4)}keller@alpenblick-engineering.example`;

/** Texts of the maximum length. */
export const LONG_USER: User = {
  ...ANNA_KELLER,
  firstName: 'Maximiliana Theodora Franziska',
  lastName: LONG_NAME,
  email: LONG_EMAIL,
  address: { ...ANNA_KELLER.address, street: 'Strasse-der-langen-Namen-'.repeat(7) },
  gdsProfile: { ...ANNA_KELLER.gdsProfile, remarks: ['A remark as long as it may be. '.repeat(6).trim()] },
};

export const USER_ROWS: UserListEntry[] = [
  {
    _id: id(1),
    firstName: 'Anna',
    lastName: 'Keller',
    email: 'traveler@alpenblick.example',
    active: true,
    companies: [ENGINEERING],
    companyCount: 1,
  },
  {
    _id: id(3),
    firstName: 'Mirjam',
    lastName: 'Zgraggen',
    email: 'multi@alpenblick.example',
    active: true,
    companies: [ENGINEERING, LOGISTIK],
    companyCount: 5,
  },
  {
    _id: id(2),
    firstName: 'Noah',
    lastName: 'Frei',
    email: 'new@alpenblick.example',
    active: false,
    companies: [],
    companyCount: 0,
  },
];

export const LONG_USER_ROW: UserListEntry = {
  _id: id(4),
  firstName: LONG_USER.firstName,
  lastName: LONG_NAME,
  email: LONG_EMAIL,
  active: true,
  companies: [ENGINEERING, LOGISTIK],
  companyCount: 2,
};

export const COMPANY_USER_ROWS: CompanyUserSummary[] = [
  {
    _id: id(21),
    role: 'traveler',
    department: 'Hydraulics',
    active: true,
    user: { _id: id(1), firstName: 'Anna', lastName: 'Keller', email: 'traveler@alpenblick.example' },
  },
  {
    _id: id(23),
    role: 'company-admin',
    active: false,
    user: { _id: id(3), firstName: 'Mirjam', lastName: 'Zgraggen', email: 'multi@alpenblick.example' },
  },
];

/** Anna's membership in the company. */
export const MEMBERSHIP: CompanyUserRecord = {
  _id: id(21),
  version: 3,
  company: ENGINEERING,
  role: 'traveler',
  active: true,
  user: {
    _id: id(1),
    firstName: 'Anna',
    lastName: 'Keller',
    email: 'traveler@alpenblick.example',
    active: true,
  },
  businessPhone: '+41 41 555 01 11',
  mobilePhone: '+41 79 555 01 11',
  contactRelation: 'employee',
  department: { _id: id(61), name: 'Hydraulics' },
  travelPolicy: { _id: id(62), name: 'Standard' },
  level1Approver: { _id: id(24), firstName: 'Daniel', lastName: 'Frei' },
  note: 'Prefers trains below four hours',
  referenceFieldDefaults: [{ name: 'Cost centre', value: '4711' }],
  creditCards: [CARD],
};

/** Required fields only. */
export const BARE_MEMBERSHIP: CompanyUserRecord = {
  _id: id(23),
  version: 1,
  company: ENGINEERING,
  role: 'company-admin',
  active: false,
  user: {
    _id: id(3),
    firstName: 'Mirjam',
    lastName: 'Zgraggen',
    email: 'multi@alpenblick.example',
    active: false,
  },
  referenceFieldDefaults: [],
  creditCards: [],
};

const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

export const LONG_MEMBERSHIP: CompanyUserRecord = {
  ...MEMBERSHIP,
  company: { ...ENGINEERING, name: LONG_WORD.repeat(2) },
  user: { ...MEMBERSHIP.user, firstName: LONG_USER.firstName, lastName: LONG_NAME, email: LONG_EMAIL },
  department: { _id: id(61), name: LONG_WORD.repeat(2) },
  travelPolicy: { _id: id(62), name: LONG_WORD.repeat(2) },
  note: `${'A note as long as it may be. '.repeat(12)}${LONG_WORD.repeat(4)}`,
  referenceFieldDefaults: [{ name: 'Cost centre', value: LONG_WORD.repeat(2).slice(0, 100) }],
};

export const LONG_COMPANY_USER_ROW: CompanyUserSummary = {
  _id: id(24),
  role: 'traveler',
  department: LONG_WORD.repeat(2),
  active: true,
  user: LONG_MEMBERSHIP.user,
};
