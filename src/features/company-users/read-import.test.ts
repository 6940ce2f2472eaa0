import { describe, expect, it } from 'vitest';
import type { CompanyUserImportLine, ImportRow } from '#domain/contract.ts';
import { UnexpectedAnswerError } from '../../api/errors.ts';
import { readImport } from './read-import.ts';

const row = (number: number): ImportRow => ({
  type: 'row',
  row: number,
  outcome: 'created',
  problems: [],
});
const end: CompanyUserImportLine = {
  type: 'end',
  rows: 2,
  created: 2,
  added: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
};

async function* streamLines(...lines: (CompanyUserImportLine | Error)[]) {
  for (const line of lines) {
    if (line instanceof Error) throw line;
    yield line;
  }
}

/** A clock that advances by this much with each reading. */
function clockBy(milliseconds: number) {
  let time = 0;
  return () => {
    time += milliseconds;
    return time;
  };
}

describe('reading an import', () => {
  it('returns all rows and the counts of the last line', async () => {
    const { type: _, ...counts } = end as Extract<CompanyUserImportLine, { type: 'end' }>; // the line above
    expect(await readImport(streamLines(row(1), row(2), end), () => {})).toEqual({
      rows: [row(1), row(2)],
      counts,
      error: null,
    });
  });

  it('keeps the rows before an interruption, and reports its cause', async () => {
    const cause = new Error('gone');
    expect(await readImport(streamLines(row(1), cause), () => {})).toEqual({
      rows: [row(1)],
      counts: null,
      error: cause,
    });
  });

  it('is incomplete without the last line', async () => {
    expect(await readImport(streamLines(row(1)), () => {})).toMatchObject({ counts: null, error: null });
  });

  it('shows rows as they arrive, but no more often than a user can see', async () => {
    const shown: number[] = [];
    const lines = () => streamLines(row(1), row(2), row(3), end);
    await readImport(lines(), (rows) => shown.push(rows.length), clockBy(100));
    expect(shown).toEqual([1, 2, 3]);
    shown.length = 0;
    await readImport(lines(), (rows) => shown.push(rows.length), clockBy(10));
    expect(shown).toEqual([]);
  });

  it.each([
    ['lines of another answer', '{"type":"results","hotels":[]}'],
    ['no records', 'null'],
    ['a list', '[]'],
  ])('is interrupted by %s', async (_, line) => {
    async function* answer() {
      yield row(1);
      yield JSON.parse(line);
    }
    const { rows, counts, error } = await readImport(answer(), () => {});
    expect([rows, counts, error]).toEqual([[row(1)], null, expect.any(UnexpectedAnswerError)]);
  });
});
