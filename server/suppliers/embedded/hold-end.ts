/** As long as an approval may take, unless the company says otherwise. */
const HOLD_MILLISECONDS = 24 * 60 * 60_000;

/** When a hold that begins at a time ends: after a day, or earlier where it is not sold for so long. */
export function holdEnd(begin: Date, lastSale?: Date): Date {
  const usual = begin.getTime() + HOLD_MILLISECONDS;
  return new Date(lastSale === undefined ? usual : Math.min(usual, lastSale.getTime()));
}
