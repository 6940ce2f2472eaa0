import { expect, it } from 'vitest';
import { STAY_CHANGE } from '#stories/support/part-changes.ts';
import { WAITING } from '#stories/support/trips-by-status.ts';
import { answerOf, type StoredAnswer } from './stored-answer.ts';

const TRIP = { ...WAITING, changes: [STAY_CHANGE] };

it('is answered as it was stored', () => {
  expect(answerOf(TRIP)).toEqual(TRIP);
});

it('has the present name of what happens without a decision', () => {
  const { approval = expect.fail('It waits for no one'), ...trip } = WAITING;
  const { onTimeout, ...pending } = approval;
  const { approval: ofChange = expect.fail('The change waits for no one'), ...change } = STAY_CHANGE;
  const { onTimeout: afterChange, ...pendingChange } = ofChange;
  const stored: StoredAnswer = {
    ...trip,
    approval: { ...pending, ifNobodyActs: onTimeout },
    changes: [{ ...change, approval: { ...pendingChange, ifNobodyActs: afterChange } }],
  };
  expect(answerOf(stored)).toEqual(TRIP);
});
