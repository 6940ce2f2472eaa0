import { type Report, tableRows } from './report.ts';

/** The report as a page to keep. */
export function asMarkdown(report: Report): string {
  const [headings = [], ...rows] = tableRows(report);
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const table = [line(headings), line(headings.map(() => '---')), ...rows.map(line)];
  const floors = report.floors.map(({ name, figures }) => `- ${name}: ${figures}`);
  return `${[
    '# Benchmarks',
    '',
    `Measured at ${report.measuredAt} on ${report.machine}.`,
    '',
    ...table,
    ...(floors.length > 0 ? ['', '## Floors', '', ...floors] : []),
  ].join('\n')}\n`;
}

/** The report as a table with straight columns. */
export function asText(report: Report): string {
  const rows = tableRows(report);
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
