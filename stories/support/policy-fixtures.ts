import { fn } from 'storybook/test';
import type { Company, Money, PolicyExample, PolicyPreview } from '#domain/contract.ts';
import type { PolicyTrials } from '#src/features/companies/policies/policy-setting.ts';
import { policyValues } from '#src/features/companies/policies/policy-values.ts';
import type { SectionSaving } from '#src/records/RecordSection.tsx';

type CompanyTravelPolicy = Company['travelPolicies'][number];

const francs = (units: number): Money => ({ amount: units * 100, currency: 'CHF' });

export const STANDARD: CompanyTravelPolicy = {
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10',
  name: 'Standard',
  version: 3,
  isDefault: true,
  flight: {
    budget: francs(1200),
    budgetAction: 'approve',
    serviceClass: 'Y',
    serviceClassAction: 'approve',
    serviceClassExceptions: [
      { serviceClass: 'W', minDurationMinutes: 360, intercontinentalOnly: false, action: 'allow' },
      { serviceClass: 'C', minDurationMinutes: 480, intercontinentalOnly: true, action: 'approve' },
    ],
    minStopoverMinutes: 40,
    maxStopoverMinutes: 360,
    maxDurationMinutes: 1800,
    level1Threshold: francs(800),
    level2Threshold: francs(2500),
  },
  hotel: {
    highestPrice: francs(250),
    highestPriceAction: 'approve',
    level2Threshold: francs(400),
    allowNonRefundable: false,
    excludedRoomTypes: ['suite', 'quadruple'],
  },
  car: { highestPrice: francs(120), highestPriceAction: 'hide' },
};

const LONG: CompanyTravelPolicy = {
  ...STANDARD,
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d11',
  isDefault: false,
  name: 'Management, including the members of the board and everybody who travels together with them',
  flight: { serviceClass: 'F', serviceClassAction: 'approve', serviceClassExceptions: [] },
  hotel: { allowNonRefundable: true, excludedRoomTypes: [] },
  car: {},
};

export const POLICIES = [STANDARD, LONG];

/** A name of the maximum length, without line-break opportunities. */
export const LONG_WORDS = [
  STANDARD,
  { ...LONG, name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3).slice(0, 120) },
];

export function buildSaving(
  travelPolicies: CompanyTravelPolicy[],
  more: Partial<SectionSaving> = {},
): SectionSaving {
  return {
    editing: false,
    pending: false,
    refusal: null,
    conflicts: [],
    opened: policyValues({ travelPolicies }),
    onEdit: fn(),
    onCancel: fn(),
    onDirty: fn(),
    onSubmit: fn(),
    onResolve: fn(),
    onLeaveConflicts: fn(),
    ...more,
  };
}

const EXAMPLES: PolicyExample[] = [
  {
    _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d20',
    kind: 'search',
    parts: ['hotel'],
    title: 'Hotels in Zurich',
    startsOn: '2027-03-14',
    at: '2027-02-28T09:30:00.000Z',
  },
  {
    _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d21',
    kind: 'trip',
    parts: ['hotel'],
    title: 'Lucerne, 2 – 4 Feb',
    startsOn: '2027-02-02',
    at: '2027-01-12T14:00:00.000Z',
  },
];

const offer = (
  title: string,
  units: number,
  draft: 'hide' | 'approve' | 'allow',
): PolicyPreview['offers'][number] => ({
  kind: 'hotel',
  title,
  price: francs(units),
  today: { action: 'allow', levels: [], inPolicy: true, broken: [] },
  draft: {
    action: draft,
    levels: draft === 'approve' ? [1] : [],
    inPolicy: draft === 'allow',
    broken: draft === 'allow' ? [] : ['hotel.highestPrice'],
  },
});

export const PREVIEW: PolicyPreview = {
  today: { allowed: 180, level1: 20, level2: 4, hidden: 8 },
  draft: { allowed: 162, level1: 36, level2: 4, hidden: 10 },
  offers: [
    offer('Hotel Seehof, double room', 255, 'approve'),
    offer('Hotel Seehof, double room with a view of the lake and of the mountains behind it', 310, 'approve'),
    offer('Parkhotel Bellevue, suite', 420, 'hide'),
    offer('Gasthof Adler, single room', 95, 'allow'),
  ],
  totalOffers: 212,
  changedOffers: 18,
};

export const UNCHANGED: PolicyPreview = {
  ...PREVIEW,
  draft: PREVIEW.today,
  changedOffers: 0,
  offers: [offer('Gasthof Adler, single room', 95, 'allow')],
};

export const trialsWith = (more: Partial<PolicyTrials> = {}): PolicyTrials => ({
  examples: { state: 'ready', examples: EXAMPLES },
  trial: null,
  onOpen: fn(),
  onTry: fn(),
  ...more,
});
