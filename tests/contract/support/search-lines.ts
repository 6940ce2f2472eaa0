import type { SearchEnd, SourceFailure } from '#domain/contract.ts';

/** The lines of a search's answer, as JSON or line by line. */
export function readLines<Results>(body: unknown) {
  const lines: (({ type: 'results' } & Results) | SourceFailure | SearchEnd)[] =
    typeof body === 'string'
      ? body
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line))
      : (body as { lines: [] }).lines; // the contract has checked it
  const end = lines.at(-1);
  if (end?.type !== 'end') throw new Error('The answer is not complete');
  return {
    end,
    results: lines.filter((line) => line.type === 'results'),
    failures: lines.filter((line) => line.type === 'failure'),
    types: lines.map(({ type }) => type),
  };
}
