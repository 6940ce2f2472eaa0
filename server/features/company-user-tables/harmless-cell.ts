/**
 * What spreadsheets interpret as a formula, including full-width signs, also after removing an apostrophe.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Prefixes the text with an apostrophe when a spreadsheet would evaluate it. */
export function harmlessCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

export function plainCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
