import { describe, expect, it } from 'vitest';
import { chooseSteps } from './choose-steps.ts';
import type { Step } from './step.ts';

const steps = ['lint', 'unit', 'e2e'].map(
  (name): Step => ({
    name,
    what: `what ${name} does`,
    run: async () => ({ passed: 1, failed: 0, output: '' }),
  }),
);
const chosen = (...args: string[]) => chooseSteps(steps, args).map(({ name }) => name);

describe('the choice of steps', () => {
  it('is all of them without a word', () => expect(chosen()).toEqual(['lint', 'unit', 'e2e']));

  it('is those that are named', () => {
    expect(chosen('--only', 'e2e,lint')).toEqual(['lint', 'e2e']);
    expect(chosen('--only=unit')).toEqual(['unit']);
  });

  it.each([['--only'], ['--only', 'unknown'], ['unit'], ['--only', 'unit', 'lint'], ['--only=']])(
    'explains itself when it does not understand %s %s',
    (...args) => expect(() => chosen(...args)).toThrow('what unit does'),
  );
});
