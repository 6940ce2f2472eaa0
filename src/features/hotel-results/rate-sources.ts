/** Who sells a rate, by the code of the source: names of companies, the same in every language. */
const RATE_SOURCES: Readonly<Record<string, string>> = {
  '100': 'Sabre',
  '110': 'Expedia',
  '112': 'Bedsonline',
  '113': 'Booking.com',
};

/** A source that we have no name for is named by its code. */
export function rateSource(code: string): string {
  return RATE_SOURCES[code] ?? code;
}
