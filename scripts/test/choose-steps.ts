import type { Step } from './step.ts';

/** All steps, those of `--only lint,e2e` with their dependencies, or the few of `--quick`. */
export function chooseSteps({ all, quick }: { all: Step[]; quick: Step[] }, args: string[]): Step[] {
  if (args.length === 0) return all;
  if (args.length === 1 && args[0] === '--quick') return quick;
  const [flag, list = ''] = args.length === 1 ? (args[0] ?? '').split('=') : args;
  const names = list.split(',').filter((name) => name !== '');
  const isUnknown = names.some((name) => !all.some((step) => step.name === name));
  if (flag !== '--only' || args.length > 2 || names.length === 0 || isUnknown) {
    const known = all.map(({ name, what }) => `  ${name.padEnd(12)}${what}`);
    throw new Error(
      `Use it as: npm test -- --quick, or npm test -- --only <name>,<name> with names of\n${known.join('\n')}`,
    );
  }
  const chosen = all.filter(({ name }) => names.includes(name));
  const needed = new Set(chosen.flatMap(({ needs = [] }) => needs));
  return all.filter((step) => chosen.includes(step) || needed.has(step.name));
}
