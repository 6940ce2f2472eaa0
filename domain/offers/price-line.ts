import type { Money } from '../contract.ts';

/** One line of a price: the lines of an offer sum up to its total, what is paid on the spot left out. */
export interface PriceLine {
  kind: 'base' | 'tax' | 'fee' | 'surcharge';
  /** What the supplier calls it, such as the tax code `XF`. */
  code: string;
  label: string;
  amount: Money;
  /** Paid to the hotel or at the counter, not with the booking. */
  onSite: boolean;
}
