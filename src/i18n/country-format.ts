const names = new Intl.DisplayNames('en-GB', { type: 'region' });

/** `Switzerland`, of a two-letter code. */
export function formatCountry(code: string): string {
  return names.of(code) ?? code;
}
