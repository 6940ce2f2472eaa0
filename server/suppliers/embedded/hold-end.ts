/** The maximum duration of an approval, unless the company sets another one. */
const HOLD_MILLISECONDS = 24 * 60 * 60_000;

/** The end of a hold: after a day, or earlier where the sale ends before. */
export function holdEnd(begin: Date, lastSale?: Date): Date {
  const usual = begin.getTime() + HOLD_MILLISECONDS;
  return new Date(lastSale === undefined ? usual : Math.min(usual, lastSale.getTime()));
}
