import { describe, expect, it } from 'vitest';
import type { ImportRow } from '#domain/contract.ts';
import { importTemplate } from './import-columns.ts';
import { countRows, countWrites } from './import-state.ts';

const row = (outcome: ImportRow['outcome'], index: number): ImportRow => ({
  type: 'row',
  row: index + 1,
  outcome,
  problems: [],
});

describe('counting rows', () => {
  it('counts the rows per outcome, and those that are written', () => {
    const rows = (['created', 'created', 'added', 'changed', 'unchanged', 'refused'] as const).map(row);
    const counts = countRows(rows);
    expect(counts).toEqual({ rows: 6, created: 2, added: 1, changed: 1, unchanged: 1, refused: 1 });
    expect(countWrites(counts)).toBe(4);
  });
});

describe('the template', () => {
  it('is a table with as many cells in the example as there are columns', () => {
    const [heading, example, rest] = importTemplate().split('\r\n');
    expect(heading?.split(',').slice(0, 3)).toEqual(['email', 'firstName', 'lastName']);
    expect(example?.split(',')).toHaveLength(heading?.split(',').length ?? 0);
    expect(rest).toBe('');
  });
});
