import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { judgeGroups } from './judge-groups.ts';

const mutants = (counts: Record<string, number>) => ({
  mutants: Object.entries(counts).flatMap(([status, count]) => Array(count).fill({ status })),
});

it('judges each group separately: mutants killed in one do not help another', () => {
  const judged = judgeGroups({
    'domain/money.ts': mutants({ Killed: 17, Survived: 2, NoCoverage: 1 }),
    'domain/policy/decision.ts': mutants({ Killed: 90, Timeout: 10 }),
    'domain/policy/rates.ts': mutants({ Killed: 100 }),
  });
  expect(judged).toEqual([
    { group: 'money', score: 85, mutants: 20 },
    { group: 'policy', score: 100, mutants: 200 },
  ]);
});

it('ignores mutants that could not be judged', () => {
  const file = mutants({ Killed: 1, Survived: 1, Ignored: 5, RuntimeError: 3, CompileError: 2 });
  expect(judgeGroups({ 'machines/session/session-machine.ts': file })).toEqual([
    { group: 'sessions', score: 50, mutants: 2 },
  ]);
});

it('knows the group of every file that is mutated', () => {
  const { mutate } = JSON.parse(readFileSync('stryker.config.json', 'utf8')) as { mutate: string[] };
  const patterns = mutate.filter((pattern) => !pattern.startsWith('!'));
  const files = patterns
    .flatMap((pattern) => globSync(pattern.replace('!(*.test)', '*')))
    .filter((name) => !name.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(20);
  const judged = judgeGroups(Object.fromEntries(files.map((name) => [name, mutants({ Killed: 1 })])));
  expect(judged.map(({ mutants: count }) => count).reduce((sum, count) => sum + count)).toBe(files.length);
});
