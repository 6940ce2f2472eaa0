import { describe, expect, it, test } from 'vitest';
import type { FullVerdict, Money } from '../contract.ts';
import { strictest } from './decision.ts';
import { countedVerdicts, levelsEverRequired, type PartWithVerdict, tripVerdict } from './trip-verdict.ts';

const francs = (units: number): Money => ({ amount: units * 100, currency: 'CHF' });
const LIMIT = francs(150);

/** The verdict of a policy with a highest price per night that the first level may approve. */
function night(price: Money, travelers = ['anna']): FullVerdict {
  const isBroken = price.amount > LIMIT.amount;
  const { levels, ...decision } = strictest([
    isBroken ? { action: 'approve', levels: [1] } : { action: 'allow', levels: [] },
  ]);
  const verdict = { ...decision, levels: [...levels] };
  const outcome = isBroken
    ? { result: 'broken' as const, action: 'approve' as const }
    : { result: 'kept' as const };
  const rule = { rule: 'hotel.highestPrice' as const, ...outcome, limit: LIMIT, actual: { asked: price } };
  return {
    ...verdict,
    travelers: travelers.map((_id) => ({ _id, ...verdict, rules: [rule], thresholds: [] })),
  };
}

/** The verdict of a policy whose threshold for flights needs the second level. */
function flight(price: Money): FullVerdict {
  const verdict = { action: 'approve' as const, levels: [2 as const], inPolicy: false };
  const threshold = {
    threshold: 'flight.level2Threshold',
    level: 2 as const,
    result: 'reached' as const,
    limit: francs(1),
    actual: { asked: price },
  };
  return { ...verdict, travelers: [{ _id: 'anna', ...verdict, rules: [], thresholds: [threshold] }] };
}

const ALLOWED: FullVerdict = { action: 'allow', levels: [], inPolicy: true, travelers: [] };
const part = (
  verdict: FullVerdict | null,
  status: PartWithVerdict['status'] = 'confirmed',
): PartWithVerdict => ({
  verdict,
  status,
});
const verdictOn = (parts: PartWithVerdict[], together = ALLOWED, travelers = ['anna']) =>
  tripVerdict({ parts, together, travelers });

/** The prices that are over the limit, of each traveler. */
const brokenIn = ({ travelers }: FullVerdict) =>
  travelers.map(({ rules }) =>
    rules.flatMap((rule) =>
      rule.rule === 'hotel.highestPrice' && rule.result === 'broken' ? [rule.actual.asked.amount] : [],
    ),
  );

describe('the verdict on a trip', () => {
  it('is that of its only part', () => {
    expect(verdictOn([part(night(francs(200)))])).toEqual(night(francs(200)));
    expect(verdictOn([part(night(francs(150)))])).toEqual(night(francs(150)));
  });

  it('is the strictest of its parts, and names what each of them breaks', () => {
    const verdict = verdictOn([part(night(francs(200))), part(night(francs(90))), part(flight(francs(500)))]);
    expect(verdict).toMatchObject({ action: 'approve', levels: [1, 2], inPolicy: false });
    expect(brokenIn(verdict)).toEqual([[200_00]]);
    expect(verdict.travelers[0]?.thresholds).toHaveLength(1);
  });

  it('tells what concerns each traveler, in the order of the trip', () => {
    const verdict = verdictOn([part(night(francs(200), ['beat']))], ALLOWED, ['anna', 'beat']);
    expect(verdict).toMatchObject({ action: 'approve', levels: [1] });
    expect(verdict.travelers).toMatchObject([
      { _id: 'anna', action: 'allow', levels: [], inPolicy: true, rules: [] },
      { _id: 'beat', action: 'approve', levels: [1], inPolicy: false },
    ]);
  });

  it('allows a trip without booked parts', () => {
    expect(verdictOn([])).toMatchObject({ action: 'allow', levels: [], inPolicy: true });
  });

  it.each(['held', 'confirming', 'unknown', 'changing', 'cancelling'] as const)(
    'counts a part that is %s',
    (status) => {
      const verdict = verdictOn([part(night(francs(90))), part(night(francs(200)), status)]);
      expect(brokenIn(verdict)).toEqual([[200_00]]);
    },
  );

  it.each(['cancelled', 'failed'] as const)('does not count a part that is %s', (status) => {
    const verdict = verdictOn([part(night(francs(90))), part(night(francs(200)), status)]);
    expect(verdict).toEqual(night(francs(90)));
  });

  it('tells of all parts when all are over', () => {
    const verdict = verdictOn([part(night(francs(200)), 'cancelled'), part(flight(francs(500)), 'failed')]);
    expect(verdict.levels).toEqual([1, 2]);
    expect(brokenIn(verdict)).toEqual([[200_00]]);
  });
});

describe('what was said of several parts together', () => {
  it('counts as long as one of them has no verdict of its own', () => {
    const together = night(francs(200));
    const changed = part(night(francs(90)));
    expect(brokenIn(verdictOn([changed, part(null)], together))).toEqual([[200_00]]);
    expect(verdictOn([changed, part(null, 'cancelled')], together)).toEqual(night(francs(90)));
    expect(verdictOn([changed, part(flight(francs(500)))], together).levels).toEqual([2]);
  });
});

test('the levels that were ever asked for include those of parts that are over', () => {
  const parts = [part(night(francs(200)), 'failed'), part(flight(francs(500)))];
  expect(levelsEverRequired({ parts, together: ALLOWED })).toEqual([1, 2]);
  expect(countedVerdicts({ parts, together: ALLOWED })).toEqual([flight(francs(500))]);
});
