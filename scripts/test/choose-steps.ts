import type { Step } from './step.ts';

/** All steps, or those of `--only lint,unit`. */
export function chooseSteps(steps: Step[], args: string[]): Step[] {
  if (args.length === 0) return steps;
  const [flag, list = ''] = args.length === 1 ? (args[0] ?? '').split('=') : args;
  const names = list.split(',').filter((name) => name !== '');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (flag !== '--only' || args.length > 2 || names.length === 0 || unknown.length > 0) {
    const all = steps.map(({ name, what }) => `  ${name.padEnd(12)}${what}`);
    throw new Error(`Use it as: npm test -- --only <name>,<name> with names of\n${all.join('\n')}`);
  }
  return steps.filter(({ name }) => names.includes(name));
}
