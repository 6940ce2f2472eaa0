/**
 * The routes on which Duffel Airways, the airline of Duffel's test mode, does something special, as far as they are
 * publicly described. Those that begin with "ours" are not Duffel's.
 */
export type Scenario =
  | 'noOffers'
  | 'hold'
  | 'connections'
  | 'noBags'
  | 'noServices'
  | 'searchTimeout'
  | 'goneOnReading'
  | 'dearerOnReading'
  | 'orderFails'
  | 'insufficientBalance'
  | 'refundAsCredit'
  | 'oursCheaperOnReading';

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'PVD-RAI': 'noOffers',
  'JFK-EWR': 'hold',
  'LHR-DXB': 'connections',
  'BTS-MRU': 'noBags',
  'BTS-ABV': 'noServices',
  'STN-LHR': 'searchTimeout',
  'LGW-LHR': 'goneOnReading',
  'LHR-STN': 'dearerOnReading',
  'LHR-LGW': 'orderFails',
  'LGW-STN': 'insufficientBalance',
  'LTN-SYD': 'refundAsCredit',
  'AMS-LCY': 'oursCheaperOnReading',
};

export function findScenario(origin: string, destination: string): Scenario | undefined {
  return SCENARIOS[`${origin}-${destination}`];
}
