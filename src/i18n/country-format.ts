let names: Intl.DisplayNames | undefined;

/** `Switzerland`, of a two-letter code. */
export function formatCountry(code: string): string {
  names ??= new Intl.DisplayNames('en-GB', { type: 'region' });
  return names.of(code) ?? code;
}
