import type { FullVerdict, PriceChange } from '#domain/contract.ts';
import { DANIEL } from '../people.ts';
import { chf } from '../trip-fixtures.ts';

const BEFORE = 186_00;
const DAYS = 3;
const HIGHEST_DAY = 100_00;

interface CarRepricing {
  offer: string;
  change: PriceChange;
  verdict: FullVerdict;
}

/** A car of three days for 186 francs, after its price has moved; a day may cost 100. */
export function carRepricing(amount: number, withinTolerance: boolean): CarRepricing {
  const kind = amount > BEFORE ? 'dearer' : 'cheaper';
  return {
    offer: 'car~again',
    change: { kind, before: chf(BEFORE), after: chf(amount), withinTolerance },
    verdict: buildVerdict(Math.round(amount / DAYS)),
  };
}

function buildVerdict(day: number): FullVerdict {
  const isInPolicy = day <= HIGHEST_DAY;
  const compared = {
    rule: 'car.highestPrice',
    limit: chf(HIGHEST_DAY),
    actual: { asked: chf(day) },
  } as const;
  const rule = isInPolicy
    ? ({ ...compared, result: 'kept' } as const)
    : ({ ...compared, result: 'broken', action: 'approve' } as const);
  const whole: Pick<FullVerdict, 'action' | 'levels' | 'inPolicy'> = {
    action: isInPolicy ? 'allow' : 'approve',
    levels: isInPolicy ? [] : [1],
    inPolicy: isInPolicy,
  };
  return { ...whole, travelers: [{ ...whole, _id: DANIEL._id, rules: [rule], thresholds: [] }] };
}
