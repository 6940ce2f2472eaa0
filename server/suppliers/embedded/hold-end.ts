/** The maximum duration of an approval, unless the company sets another one. */
const HOLD_MILLISECONDS = 24 * 60 * 60_000;

export function holdEnd(begin: Date, lastSale?: Date): Date {
  const usual = begin.getTime() + HOLD_MILLISECONDS;
  return new Date(lastSale === undefined ? usual : Math.min(usual, lastSale.getTime()));
}
