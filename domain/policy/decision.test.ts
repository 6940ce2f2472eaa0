import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IN_FRANCS, isAtLeastAsStrict, offers, policies } from '#tests/support/policy-examples.ts';
import { type Decision, laxestAction, strictest } from './decision.ts';
import { evaluate } from './evaluate.ts';

const ALLOWED: Decision = { action: 'allow', levels: [], inPolicy: true };
const LEVEL_1: Decision = { action: 'approve', levels: [1], inPolicy: false };
const LEVEL_2: Decision = { action: 'approve', levels: [2], inPolicy: false };
const HIDDEN: Decision = { action: 'hide', levels: [], inPolicy: false };

describe('the strictest decision', () => {
  test.each([
    ['without any decision allows', [], ALLOWED],
    ['asks for approval if one of them does', [ALLOWED, LEVEL_2], LEVEL_2],
    ['asks for every level', [LEVEL_2, LEVEL_1, LEVEL_2], { ...LEVEL_1, levels: [1, 2] }],
    ['hides if one of them does, without an approver', [LEVEL_1, HIDDEN, ALLOWED], HIDDEN],
  ])('%s', (_, decisions, expected) => {
    expect(strictest(decisions)).toEqual(expected);
  });

  test('of several travelers is as strict as that of each, and does not depend on their order', () => {
    fc.assert(
      fc.property(fc.array(policies, { maxLength: 4 }), offers, (all, offer) => {
        const verdicts = all.map((policy) => evaluate(policy, offer, IN_FRANCS));
        const together = strictest(verdicts);
        expect(verdicts.every((verdict) => isAtLeastAsStrict(together, verdict))).toBe(true);
        expect(strictest(verdicts.toReversed())).toEqual(together);
        expect(strictest([together, ...verdicts])).toEqual(together);
      }),
    );
  });
});

describe('the laxest action', () => {
  test.each([
    [['hide', 'allow', 'approve'], 'allow'],
    [['hide', 'approve'], 'approve'],
    [['hide'], 'hide'],
    [[], 'hide'],
  ] as const)('of %s is %s', (actions, laxest) => {
    expect(laxestAction(actions)).toBe(laxest);
  });
});
