import type { Step } from './step.ts';

/** The steps of each kind of run. */
export interface Runs {
  all: () => Step[];
  quick: () => Step[];
  changed: () => Step[];
  long: () => Step[];
}

/** All steps, or those of `--quick`, `--changed` or `--long`; with `--only lint,e2e` the named ones and their needs. */
export function chooseSteps(runs: Runs, [first = '', ...others]: string[]): Step[] {
  const kind = (['quick', 'changed', 'long'] as const).find((name) => first === `--${name}`);
  const steps = runs[kind ?? 'all']();
  const rest = kind || first === '' ? others : [first, ...others];
  return rest.length === 0 ? steps : pickNamed(steps, rest);
}

function pickNamed(steps: Step[], args: string[]): Step[] {
  const [flag, list = ''] = args.length === 1 ? (args[0] ?? '').split('=') : args;
  const names = list.split(',').filter((name) => name !== '');
  const isUnknown = names.some((name) => !steps.some((step) => step.name === name));
  if (flag !== '--only' || args.length > 2 || names.length === 0 || isUnknown) {
    const known = steps.map(({ name, what }) => `  ${name.padEnd(16)}${what}`);
    throw new Error(
      `Use it as: npm test -- [--quick|--changed] [--only <name>,<name>] with names of\n${known.join('\n')}`,
    );
  }
  const chosen = steps.filter(({ name }) => names.includes(name));
  const needed = new Set(chosen.flatMap(({ needs = [] }) => needs));
  return steps.filter((step) => chosen.includes(step) || needed.has(step.name));
}
