import type { FareFamily, Money, PolicyRule, ServiceClass } from '../contract.ts';
import { subtractMoney } from '../money.ts';
import { type FareEntry, type FlightEntry, isInPolicy } from './flight-list.ts';

export interface FareColumn {
  fare: FareEntry;
  difference: Money | null;
  isCheapest: boolean;
  isCheapestInPolicy: boolean;
  classes: readonly (readonly ServiceClass[])[];
  /** Whether some segment of a leg has a lower class than the others. */
  isMixed: boolean;
  remedies: readonly FareRemedy[];
}

export type FareRemedy =
  | { kind: 'otherFare'; fare: FareEntry; difference: Money | null }
  | { kind: 'rule'; name: string; rule: PolicyRule | null };

export function buildFareTable(flight: FlightEntry, rules: readonly PolicyRule[]): FareColumn[] {
  const { fares } = flight;
  const [cheapest] = fares;
  const cheapestInPolicy = fares.find(isInPolicy);
  return fares.map((fare) => {
    const classes = classesByLeg(flight, fare);
    return {
      fare,
      difference: fare === cheapest ? null : subtractTotals(fare, cheapest),
      isCheapest: fare === cheapest,
      isCheapestInPolicy: fare === cheapestInPolicy,
      classes,
      isMixed: classes.some((ofLeg) => new Set(ofLeg).size > 1),
      remedies: isInPolicy(fare) ? [] : listRemedies(fare, cheapestInPolicy, rules),
    };
  });
}

function listRemedies(
  fare: FareEntry,
  inPolicy: FareEntry | undefined,
  rules: readonly PolicyRule[],
): FareRemedy[] {
  const broken = fare.verdict.broken.map(
    (name): FareRemedy => ({ kind: 'rule', name, rule: rules.find(({ rule }) => rule === name) ?? null }),
  );
  if (!inPolicy) return broken;
  return [{ kind: 'otherFare', fare: inPolicy, difference: subtractTotals(inPolicy, fare) }, ...broken];
}

function subtractTotals(fare: FareEntry, from: FareEntry | undefined): Money | null {
  return fare.total && from?.total ? subtractMoney(fare.total, from.total) : null;
}

function classesByLeg({ legs }: FlightEntry, { serviceClasses }: FareEntry): ServiceClass[][] {
  let from = 0;
  return legs.map(({ segments }) => {
    const ofLeg = serviceClasses.slice(from, from + segments.length);
    from += segments.length;
    return ofLeg;
  });
}

export type ConditionWord = 'no' | 'fee' | 'free' | 'notStated';

export function wordOfCondition({ allowed, fee }: FareFamily['change']): ConditionWord {
  if (allowed === undefined) return 'notStated';
  if (!allowed) return 'no';
  return fee && fee.amount > 0 ? 'fee' : 'free';
}

export type FreeCancellation =
  | { kind: 'hours'; hours: number }
  | { kind: 'hoursOrCheckIn'; hours: number }
  | { kind: 'untilCheckIn' }
  | { kind: 'never' }
  | { kind: 'notStated' };

/** In hours: local time is at most 14 ahead of UTC, and check-in closes at most 3 before departure. */
const SOON = 17;
const HOUR_MS = 3_600_000;

/** The departure is in local time, as flights state it; `now` is an instant. */
export function freeCancellation(
  { refund, voidHours }: Pick<FareFamily, 'refund' | 'voidHours'>,
  { departure, now }: { departure: string; now: string },
): FreeCancellation {
  if (refund.allowed && !(refund.fee && refund.fee.amount > 0)) return { kind: 'untilCheckIn' };
  if (voidHours === undefined) return { kind: 'notStated' };
  if (voidHours === 0) return { kind: 'never' };
  const hoursLeft = (Date.parse(`${departure}Z`) - Date.parse(now)) / HOUR_MS;
  return { kind: hoursLeft < voidHours + SOON ? 'hoursOrCheckIn' : 'hours', hours: voidHours };
}
