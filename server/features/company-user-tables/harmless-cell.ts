/** What spreadsheets take for a formula, full-width signs included, or would after taking away an apostrophe. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** The text with an apostrophe before it when a spreadsheet would calculate it. */
export function harmlessCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that `harmlessCell` was given. */
export function plainCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
