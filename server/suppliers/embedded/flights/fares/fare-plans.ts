import type { ServiceClass } from '#domain/contract.ts';
import type { BaggageAllowance, FareFamily } from '#domain/offers/flight-offer.ts';
import type { CarrierKind } from '../network/carrier-table.ts';

/** In francs, for short and long distances; null is not allowed. */
type Fees = readonly [near: number, far: number] | null | 'notStated';

export interface FarePlan {
  id: string;
  name: string;
  serviceClass: ServiceClass;
  factor: number;
  carryOn: BaggageAllowance;
  /** For short and long distances. */
  checked: readonly [BaggageAllowance, BaggageAllowance];
  seatSelection: FareFamily['seatSelection'];
  change: Fees;
  refund: Fees;
  noShow: FareFamily['noShow'];
  miles?: number | readonly [near: number, far: number];
  /** Booking classes, the cheapest last. */
  letters: string;
}

const bags = (pieces: number, kilogramsEach: number): BaggageAllowance => ({ pieces, kilogramsEach });
const always = (allowance: BaggageAllowance) => [allowance, allowance] as const;
const NONE = bags(0, 0);
const FREE = [0, 0] as const;

const economy = { serviceClass: 'Y', carryOn: bags(1, 8) } as const;
const premium = {
  id: 'premium',
  name: 'Premium Economy',
  serviceClass: 'W',
  factor: 1,
  carryOn: bags(2, 8),
  checked: always(bags(2, 23)),
  seatSelection: 'free',
  change: [100, 100],
  refund: [200, 200],
  noShow: 'changeFee',
  miles: 125,
  letters: 'ENG',
} as const;
const business = {
  serviceClass: 'C',
  carryOn: bags(2, 8),
  checked: always(bags(2, 32)),
  seatSelection: 'free',
} as const;
const businessFlex = {
  ...business,
  factor: 1.25,
  change: FREE,
  refund: FREE,
  noShow: 'free',
  letters: 'JCD',
} as const;
const first: FarePlan = {
  ...businessFlex,
  id: 'first',
  name: 'First',
  serviceClass: 'F',
  factor: 1,
  checked: always(bags(3, 32)),
  miles: 300,
  letters: 'FA',
};

/** The cheapest first. */
export const FARE_PLANS: Readonly<Record<CarrierKind, readonly FarePlan[]>> = {
  network: [
    {
      ...economy,
      id: 'light',
      name: 'Economy Light',
      factor: 0.78,
      checked: always(NONE),
      seatSelection: 'charged',
      change: null,
      refund: null,
      noShow: 'forfeited',
      miles: 25,
      letters: 'TLK',
    },
    {
      ...economy,
      id: 'classic',
      name: 'Economy Classic',
      factor: 1,
      checked: always(bags(1, 23)),
      seatSelection: 'standardFree',
      change: [70, 150],
      refund: null,
      noShow: 'forfeited',
      miles: 50,
      letters: 'HSVW',
    },
    {
      ...economy,
      id: 'flex',
      name: 'Economy Flex',
      factor: 1.45,
      checked: always(bags(1, 23)),
      seatSelection: 'free',
      change: FREE,
      refund: [70, 70],
      noShow: 'changeFee',
      miles: 100,
      letters: 'BMQ',
    },
    premium,
    {
      ...business,
      id: 'business',
      name: 'Business Saver',
      factor: 0.85,
      change: [150, 150],
      refund: null,
      noShow: 'forfeited',
      miles: 150,
      letters: 'ZP',
    },
    { ...businessFlex, id: 'businessflex', name: 'Business Flex', miles: 200 },
    first,
  ],
  american: [
    {
      ...economy,
      id: 'basic',
      name: 'Basic Economy',
      factor: 0.78,
      checked: always(NONE),
      seatSelection: 'charged',
      change: null,
      refund: null,
      noShow: 'forfeited',
      miles: [0, 0],
      letters: 'B',
    },
    {
      ...economy,
      id: 'main',
      name: 'Main Cabin',
      factor: 1,
      checked: [NONE, bags(1, 23)],
      seatSelection: 'standardFree',
      change: FREE,
      refund: null,
      noShow: 'forfeited',
      miles: [500, 2500],
      letters: 'KLVQ',
    },
    {
      ...economy,
      id: 'mainflex',
      name: 'Main Cabin Refundable',
      factor: 1.45,
      checked: [NONE, bags(1, 23)],
      seatSelection: 'free',
      change: FREE,
      refund: FREE,
      noShow: 'changeFee',
      miles: [750, 4000],
      letters: 'YHM',
    },
    { ...premium, change: FREE, miles: [1000, 5000] },
    {
      ...business,
      id: 'business',
      name: 'Business',
      factor: 0.95,
      change: FREE,
      refund: null,
      noShow: 'forfeited',
      miles: [1500, 8000],
      letters: 'DI',
    },
    { ...businessFlex, id: 'businessflex', name: 'Business Refundable', miles: [2000, 10_000] },
    { ...first, miles: [3000, 15_000] },
  ],
  lowCost: [
    {
      ...economy,
      carryOn: NONE,
      id: 'basic',
      name: 'Basic',
      factor: 0.85,
      checked: always(NONE),
      seatSelection: 'charged',
      change: null,
      refund: null,
      noShow: 'forfeited',
      letters: 'RO',
    },
    {
      ...economy,
      carryOn: bags(1, 10),
      id: 'plus',
      name: 'Plus',
      factor: 1.4,
      checked: always(bags(1, 20)),
      seatSelection: 'standardFree',
      change: [45, 65],
      refund: 'notStated',
      noShow: 'forfeited',
      letters: 'PU',
    },
    {
      ...economy,
      carryOn: bags(1, 10),
      id: 'flexi',
      name: 'Flexi',
      factor: 1.9,
      checked: always(bags(1, 20)),
      seatSelection: 'free',
      change: FREE,
      refund: [50, 80],
      noShow: 'forfeited',
      letters: 'YF',
    },
  ],
};
