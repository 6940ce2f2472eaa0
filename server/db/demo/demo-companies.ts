import type { BookingLimits } from '#domain/contract.ts';

/** A place: name, street, postal code, city, state or canton, country, latitude, longitude. */
type Place = readonly [string, string, string, string, string, string, number, number];

export interface DemoCompany {
  key: 'engineering' | 'logistik' | 'northwind' | 'zugvogel';
  inGroup: boolean;
  customerId: string;
  name: string;
  currency: 'CHF' | 'EUR' | 'GBP';
  units: 'metric' | 'imperial';
  domain: string;
  phone: string;
  paymentType: 'creditcard' | 'invoice';
  /** Minor units. */
  bookingFee: number;
  limits?: BookingLimits;
  /** Minor units. */
  changesWithoutApproval?: number;
  /** Minor units. */
  decisionsByMail?: number;
  tags: string[];
  /** The first is the address of the company. */
  places: readonly [Place, ...Place[]];
  departments: readonly [string, ...string[]];
  referenceFields: readonly (readonly [name: string, mandatory: boolean])[];
  rateCodes: string[];
  policies: readonly string[];
}

export const DEMO_GROUP = 'Alpenblick Group';

export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    key: 'engineering',
    inGroup: true,
    customerId: 'ZV-1001',
    name: 'Alpenblick Engineering AG',
    currency: 'CHF',
    units: 'metric',
    domain: 'alpenblick.example',
    phone: '+41 41 555 01 00',
    paymentType: 'creditcard',
    bookingFee: 1200,
    decisionsByMail: 100_000,
    tags: ['engineering', 'hydraulics'],
    places: [
      ['Head office', 'Baarerstrasse 14', '6300', 'Zug', 'ZG', 'CH', 47.1744, 8.5145],
      ['Test stand', 'Industriestrasse 88', '8400', 'Winterthur', 'ZH', 'CH', 47.5056, 8.7241],
      ['Geneva office', 'Rue du Rhône 62', '1204', 'Genève', 'GE', 'CH', 46.2029, 6.1499],
    ],
    departments: ['Hydraulics', 'Field service', 'Sales', 'Finance', 'Human resources', 'Software'],
    referenceFields: [
      ['Cost centre', true],
      ['Project', false],
      ['Order number', false],
    ],
    rateCodes: ['ALP22', 'ALPZUG'],
    policies: ['Standard', 'Management', 'Field service'],
  },
  {
    key: 'logistik',
    inGroup: true,
    customerId: 'ZV-1002',
    name: 'Alpenblick Logistik GmbH',
    currency: 'EUR',
    units: 'metric',
    domain: 'logistik.alpenblick.example',
    phone: '+49 40 5550 1200',
    paymentType: 'invoice',
    bookingFee: 1000,
    limits: { tolerancePercent: 5, approvalHours: 12 },
    changesWithoutApproval: 5000,
    tags: ['logistics'],
    places: [
      ['Head office', 'Am Sandtorkai 41', '20457', 'Hamburg', 'HH', 'DE', 53.5443, 9.9901],
      ['Duisburg terminal', 'Hafenallee 7', '47059', 'Duisburg', 'NW', 'DE', 51.4516, 6.7372],
    ],
    departments: ['Dispatch', 'Warehousing', 'Customer care'],
    referenceFields: [['Kostenstelle', true]],
    rateCodes: ['ALPLOG'],
    policies: ['Standard', 'Management'],
  },
  {
    key: 'northwind',
    inGroup: false,
    customerId: 'ZV-2001',
    name: 'Northwind Consulting Ltd',
    currency: 'GBP',
    units: 'imperial',
    domain: 'northwind.example',
    phone: '+44 20 5550 1300',
    paymentType: 'creditcard',
    bookingFee: 900,
    tags: ['consulting'],
    places: [
      ['Head office', '18 Finsbury Circus', 'EC2M 7EB', 'London', 'Greater London', 'GB', 51.5178, -0.0865],
      ['Edinburgh office', '5 Charlotte Square', 'EH2 4DR', 'Edinburgh', 'Scotland', 'GB', 55.9522, -3.2079],
    ],
    departments: ['Strategy', 'Delivery', 'Operations'],
    referenceFields: [
      ['Client code', true],
      ['Engagement', true],
    ],
    rateCodes: [],
    policies: ['Standard'],
  },
  {
    key: 'zugvogel',
    inGroup: false,
    customerId: 'ZV-0001',
    name: 'Zugvogel AG',
    currency: 'CHF',
    units: 'metric',
    domain: 'zugvogel.example',
    phone: '+41 41 555 00 00',
    paymentType: 'invoice',
    bookingFee: 0,
    tags: ['operator'],
    places: [['Head office', 'Baarerstrasse 2', '6300', 'Zug', 'ZG', 'CH', 47.1722, 8.5171]],
    departments: ['Operations'],
    referenceFields: [],
    rateCodes: [],
    policies: ['Standard'],
  },
];
