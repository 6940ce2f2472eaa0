import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import type { FlightPolicy, PolicyAction } from '#domain/contract.ts';
import { francs, NO_RULES } from '#tests/support/policy-examples.ts';
import type { Part, PartRules } from './policy-parts.ts';
import { ruleSentences } from './rule-sentences.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** Spaces that don't break are ordinary ones here. */
const said = (part: Part, rules: PartRules) =>
  [...ruleSentences(part, rules, (words) => i18n._(words)).entries()].map(
    ([field, sentences]) => [field, sentences.join(' ').replaceAll('\u00a0', ' ')] as const,
  );
const flight = (more: Partial<FlightPolicy>) => said('flight', { ...NO_RULES.flight, ...more });

describe('a policy in sentences', () => {
  it('has no sentence without a restriction', () => {
    expect(said('hotel', NO_RULES.hotel)).toEqual([]);
    expect(said('car', NO_RULES.car)).toEqual([]);
    expect(flight({})).toEqual([['serviceClass', 'Every class may be booked.']]);
  });

  it.each<[PolicyAction, string]>([
    ['approve', 'A flight for more than CHF 1,200.00 needs approval.'],
    ['hide', 'A flight for more than CHF 1,200.00 is hidden.'],
    ['allow', 'A flight for more than CHF 1,200.00 needs no approval, but a reason.'],
  ])('says what happens above a price: %s', (budgetAction, sentence) => {
    expect(flight({ budget: francs(1200), budgetAction })[0]).toEqual(['budget', sentence]);
  });

  it('speaks of the part that it is about', () => {
    const rules = { highestPrice: francs(90), level1Threshold: francs(80), level2Threshold: francs(160) };
    expect(said('car', rules)).toEqual([
      ['highestPrice', 'A rental day for more than CHF 90.00 needs approval.'],
      ['level1Threshold', 'A rental day from CHF 80.00 needs approval at level 1.'],
      ['level2Threshold', 'A rental day from CHF 160.00 needs approval at level 2.'],
    ]);
    const rooms = { ...rules, allowNonRefundable: false, excludedRoomTypes: ['suite', 'triple'] as const };
    expect(
      said('hotel', { ...rooms, excludedRoomTypes: [...rooms.excludedRoomTypes] }).map(([, one]) => one),
    ).toEqual([
      'A night for more than CHF 90.00 needs approval.',
      'Non-refundable rates are hidden.',
      'These room types are hidden: Suite, Triple room.',
      'A night from CHF 80.00 needs approval at level 1.',
      'A night from CHF 160.00 needs approval at level 2.',
    ]);
  });

  it.each<[FlightPolicy['serviceClassExceptions'][number], string]>([
    [
      { serviceClass: 'C', minDurationMinutes: 480, intercontinentalOnly: true, action: 'allow' },
      'From 480 minutes on and between continents, Business may be booked.',
    ],
    [
      { serviceClass: 'C', minDurationMinutes: 480, intercontinentalOnly: false, action: 'approve' },
      'From 480 minutes on, Business needs approval.',
    ],
    [
      { serviceClass: 'W', intercontinentalOnly: true, action: 'approve' },
      'Between continents, Premium economy needs approval.',
    ],
    [
      { serviceClass: 'F', intercontinentalOnly: false, action: 'allow' },
      'On every flight, First may be booked.',
    ],
  ])('says when a higher class is an exception: %o', (exception, sentence) => {
    const sentences = flight({
      serviceClass: 'Y',
      serviceClassAction: 'hide',
      serviceClassExceptions: [exception],
    });
    expect(sentences).toEqual([
      ['serviceClass', 'Classes above Economy are hidden.'],
      ['serviceClassExceptions', sentence],
    ]);
  });

  it('takes the higher one of class and baseline', () => {
    expect(flight({ serviceClass: 'Y', baselineServiceClass: 'W' })[0]?.[1]).toBe(
      'Classes above Premium economy need approval.',
    );
  });
});
