import type { Money } from '../contract.ts';

/** One line of a price: the lines of an offer add up to its total, without the amounts paid on the spot. */
export interface PriceLine {
  kind: 'base' | 'tax' | 'fee' | 'surcharge';
  /** What the supplier calls it, such as the tax code `XF`. */
  code: string;
  label: string;
  amount: Money;
  /** Paid to the hotel or at the counter, not with the booking. */
  onSite: boolean;
}
