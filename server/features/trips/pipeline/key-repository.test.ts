import { expect, it } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { WAITING } from '#stories/support/trips-by-status.ts';
import { toCurrentAnswer } from './key-repository.ts';

type Change = NonNullable<Trip['changes']>[number];

const { approval = expect.fail('It waits for no one'), ...trip } = WAITING;
const { onTimeout, ...pending } = approval;

/** The properties of a change that matter here. */
const change = (more: object) => ({ _id: 'change', ...more }) as Change;
const ANSWERED: Trip = {
  ...WAITING,
  changes: [change({ approval: { ...pending, onTimeout: 'staysAsItIs' } }), change({})],
};

it('is answered as it was stored', () => {
  expect(toCurrentAnswer(ANSWERED)).toEqual(ANSWERED);
});

it('has the present name of what happens without a decision', () => {
  const stored = {
    ...trip,
    approval: { ...pending, ifNobodyActs: onTimeout },
    changes: [change({ approval: { ...pending, ifNobodyActs: 'staysAsItIs' } }), change({})],
  };
  expect(toCurrentAnswer(stored)).toEqual(ANSWERED);
});
