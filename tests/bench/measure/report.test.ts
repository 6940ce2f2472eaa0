import { describe, expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { holds, writeReport } from './report.ts';
import { asMarkdown, asText } from './report-texts.ts';

const about = { measuredAt: '2026-11-20T12:00:00Z', machine: 'a machine', faults: [], floors: [] };
const paint: Finding = {
  goal: 'P3',
  what: 'First paint | slow',
  unit: 'ratio',
  value: 1.0612,
  must: { atMost: 1.1 },
  reach: { atMost: 1.04 },
  detail: '700 ms / 660 ms',
  steady: true,
};
const share: Finding = { ...paint, goal: 'B5', unit: 'share', value: 0.0123, detail: '' };

describe('holds', () => {
  it('is true when every goal that must be held is held', () => {
    expect(holds(writeReport(about, [paint]))).toBe(true);
  });

  it.each([
    ['one is missed', { ...paint, value: 1.2 }],
    ['one could not be judged', { ...paint, steady: false }],
  ])('is false when %s', (_, finding) => {
    expect(holds(writeReport(about, [share, finding]))).toBe(false);
  });

  it('is false when one could not be measured', () => {
    const faults = [{ goal: 'P1' as const, fault: 'The build failed' }];
    expect(holds(writeReport({ ...about, faults }, [paint]))).toBe(false);
  });
});

it('writes a table that Markdown understands', () => {
  const floors = [{ name: 'F1', figures: '108.6 kB' }];
  const lines = asMarkdown(writeReport({ ...about, floors }, [paint])).split('\n');
  expect(lines).toContain('| P3 | First paint \\| slow | 1.06 | ≤ 1.10 | ≤ 1.04 | held | 700 ms / 660 ms |');
  expect(lines).toContain('- F1: 108.6 kB');
});

it('writes a table with straight columns for the terminal, faults included', () => {
  const faults = [{ goal: 'P1' as const, fault: 'The build failed\nwith much to read' }];
  const lines = asText(writeReport({ ...about, faults }, [paint, share])).split('\n');
  expect(lines).toHaveLength(4);
  const column = lines[0]?.indexOf('Verdict') ?? -1;
  expect(lines.slice(1).map((line) => line.slice(column).split(' ')[0])).toEqual([
    'held',
    'reached',
    'failed',
  ]);
  expect(lines[2]).toContain('1.2 %');
  expect(lines[3]).not.toContain('much to read');
});
