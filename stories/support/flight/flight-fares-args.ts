import { fn } from 'storybook/test';
import type { FullVerdict, PriceChange } from '#domain/contract.ts';
import type { FlightFaresScreenProps } from '#src/features/flight-booking/fares/FlightFaresScreen.tsx';
import { FLIGHT_STEPS } from '../booking-steps.ts';
import { ANNA } from '../people.ts';
import { chf, FLIGHT, FLIGHT_NAMES } from './fare-fixtures.ts';

export type ReadyFares = FlightFaresScreenProps & { state: 'ready' };

export const FLIGHT_RULES: ReadyFares['rules'] = [
  { rule: 'flight.budget', limit: chf(1_000_00), action: 'approve' },
  { rule: 'flight.serviceClass', limit: 'Y', exceptions: [], action: 'approve' },
];

/** Four fares, none of them chosen. */
export const readyFares: ReadyFares = {
  state: 'ready',
  steps: FLIGHT_STEPS,
  furthest: 2,
  flightsHref: '/booking/flight/flights',
  flight: FLIGHT,
  names: FLIGHT_NAMES,
  clashes: { clashes: [], travelers: [] },
  rules: FLIGHT_RULES,
  selectedFareIndex: -1,
  busyOffer: null,
  goneOffers: new Set(),
  earlier: null,
  repricing: null,
  onRetryPrice: null,
  now: '2027-03-01T09:15:00.000Z',
  isChange: false,
  onChoose: fn(),
  onOptions: fn(),
  onAdd: fn(),
  onAccept: fn(),
  onPickAnother: fn(),
  onLeave: fn(),
};

const BEFORE = 1_560_00;
const TRAVELERS = 2;
const BUDGET = 1_000_00;

interface FareRepricing {
  offer: string;
  change: PriceChange;
  verdict: FullVerdict;
}

/** A fare for two at 1,560 francs before its price changed; the limit per traveler is 1,000. */
export function fareRepricing(amount: number, withinTolerance: boolean): FareRepricing {
  const kind = amount > BEFORE ? 'dearer' : 'cheaper';
  return {
    offer: 'LH-light~again',
    change: { kind, before: chf(BEFORE), after: chf(amount), withinTolerance },
    verdict: buildVerdict(amount / TRAVELERS),
  };
}

export function buildVerdict(each: number): FullVerdict {
  const isInPolicy = each <= BUDGET;
  const compared = { rule: 'flight.budget', limit: chf(BUDGET), actual: { asked: chf(each) } } as const;
  const rule = isInPolicy
    ? ({ ...compared, result: 'kept' } as const)
    : ({ ...compared, result: 'broken', action: 'approve' } as const);
  const whole: Pick<FullVerdict, 'action' | 'levels' | 'inPolicy'> = {
    action: isInPolicy ? 'allow' : 'approve',
    levels: isInPolicy ? [] : [1],
    inPolicy: isInPolicy,
  };
  return { ...whole, travelers: [{ ...whole, _id: ANNA._id, rules: [rule], thresholds: [] }] };
}
