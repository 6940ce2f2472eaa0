import { describe, expect, it } from 'vitest';
import { root } from './run-command.ts';
import { formatFiles, formatTimes, listSlowestFiles, readTimes } from './times.ts';

const unit = { name: 'unit', what: '', run: () => Promise.reject(new Error('not run')) };
const result = { passed: 1, failed: 0, output: '', cpuSeconds: 2.5 };
const timing = { milliseconds: 1500, waitedMs: 0, waitedFor: [] };

describe('the times of a step', () => {
  it('are its seconds and those of the CPU', () =>
    expect(formatTimes(readTimes(unit, result, timing))).toBe('    1.5 s    2.5 s CPU'));

  it('name what the step waited for', () => {
    const waited = { ...timing, waitedMs: 12_000, waitedFor: ['build', 'types'] };
    expect(formatTimes(readTimes(unit, result, waited))).toContain(', waited 12 s for build, types');
  });

  it('say nothing of CPU seconds that are unknown', () =>
    expect(formatTimes(readTimes(unit, { ...result, cpuSeconds: undefined }, timing))).not.toContain('CPU'));
});

describe('the slowest files', () => {
  const files = Array.from({ length: 30 }, (_, index) => ({
    file: `${root}/domain/${index}.test.ts`,
    seconds: index,
    cpuSeconds: 1,
  }));
  const stories = Array.from({ length: 30 }, (_, index) => ({
    file: `${index}.spec.ts`,
    seconds: index + 0.5,
  }));
  const slowest = listSlowestFiles([
    readTimes(unit, { ...result, files }, timing),
    readTimes({ ...unit, name: 'e2e' }, { ...result, files: stories }, timing),
  ]);

  it('are forty of all steps, the slowest first, with their place in the project', () => {
    expect(slowest).toHaveLength(40);
    expect(slowest.slice(0, 2)).toEqual([
      { step: 'e2e', file: '29.spec.ts', seconds: 29.5 },
      { step: 'unit', file: 'domain/29.test.ts', seconds: 29, cpuSeconds: 1 },
    ]);
  });

  it('are printed one a line', () =>
    expect(formatFiles(slowest.slice(1, 2))).toBe('   29.0 s    1.0 s CPU  domain/29.test.ts (unit)\n'));
});
