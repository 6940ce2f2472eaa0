/** Parses a typed number with a point or a comma; NaN when it is invalid. */
export function parseNumber(text: string): number {
  const typed = text.trim().replace(',', '.').replace('−', '-');
  return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
}
