import type { CompanyUserImportLine, ImportEnd, ImportRow } from '#domain/contract.ts';
import type { Answer } from './call.ts';

/** The lines of an import's answer, as JSON or line by line. */
export function importLines({ status, body }: Answer): { rows: ImportRow[]; end: ImportEnd | undefined } {
  if (status !== 200) throw new Error(`The table was refused: ${JSON.stringify(body)}`);
  const lines: CompanyUserImportLine[] =
    typeof body === 'string'
      ? body
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line))
      : (body as { lines: [] }).lines; // the contract has checked it
  const rows = lines.filter((line) => line.type === 'row');
  return {
    rows: rows.toSorted((one, other) => one.row - other.row),
    end: lines.find((line) => line.type === 'end'),
  };
}
