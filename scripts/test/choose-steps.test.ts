import { describe, expect, it } from 'vitest';
import { chooseSteps } from './choose-steps.ts';
import type { Step } from './step.ts';

const steps = ['lint', 'build', 'unit', 'e2e'].map(
  (name): Step => ({
    name,
    what: `what ${name} does`,
    run: async () => ({ passed: 1, failed: 0, output: '' }),
  }),
);
const all = steps.map((step) => (step.name === 'e2e' ? { ...step, needs: ['build'] } : step));
const [lint = [], build = [], unit = []] = steps.map((step) => [step]);
const runs = { all: () => all, quick: () => lint, changed: () => unit, long: () => build };
const chosen = (...args: string[]) => chooseSteps(runs, args).map(({ name }) => name);

describe('the choice of steps', () => {
  it('is all of them without a word', () => expect(chosen()).toEqual(['lint', 'build', 'unit', 'e2e']));

  it('is those that are named', () => {
    expect(chosen('--only', 'unit,lint')).toEqual(['lint', 'unit']);
    expect(chosen('--only=unit')).toEqual(['unit']);
  });

  it('includes what the named ones need', () => expect(chosen('--only', 'e2e')).toEqual(['build', 'e2e']));

  it.each([
    ['--quick', 'lint'],
    ['--changed', 'unit'],
    ['--long', 'build'],
  ])('is those of %s, or some of them', (run, name) => {
    expect(chosen(run)).toEqual([name]);
    expect(chosen(run, '--only', name)).toEqual([name]);
    expect(() => chosen(run, '--only', 'e2e')).toThrow(`what ${name} does`);
  });

  it.each([
    ['--only'],
    ['--only', 'unknown'],
    ['unit'],
    ['--only', 'unit', 'lint'],
    ['--only='],
    ['unit', '--quick'],
  ])('explains itself when it does not understand %s %s', (...args) =>
    expect(() => chosen(...args)).toThrow('what unit does'),
  );
});
