import type { CancellablePart, Money } from './contract.ts';
import { dueOnSite } from './due-on-site.ts';
import type { DueOnSite } from './kinds/terms-rules.ts';
import { addMoney, compareMoney, subtractMoney } from './money.ts';

/** The supplier's terms for a cancellation: `refund` is the price without the penalty, wherever the price is paid. */
interface SupplierTerms {
  refund: Money;
  penalty: Money;
}

/** The costs of a cancellation for the payer; `refund` is the amount really paid back. */
export type CancellationCosts = Pick<CancellablePart, 'refund' | 'penalty' | 'unpaid'>;

/**
 * Only what was paid with the booking can be paid back. The penalty is kept from that first; what is left of it is
 * charged on the card that guarantees the booking, and the rest of what was due on site need not be paid any more.
 */
export function cancellationCosts(
  part: Parameters<typeof dueOnSite>[0],
  { refund, penalty }: SupplierTerms,
): CancellationCosts {
  const price = addMoney(refund, penalty);
  const { place, amount: onSite }: DueOnSite = dueOnSite(part, price);
  if (!place) return { refund, penalty };
  const prepaid = subtractMoney(price, onSite);
  const retained = compareMoney(penalty, prepaid) < 0 ? penalty : prepaid;
  const charged = subtractMoney(penalty, retained);
  return {
    refund: subtractMoney(prepaid, retained),
    penalty,
    unpaid: { place, waived: subtractMoney(onSite, charged), charged },
  };
}

interface PriceChange {
  before: Money;
  after: Money;
}

/**
 * The penalties of a rate after its price has changed: one for the whole price follows it, and none is above it; the
 * others are amounts of their own, such as the price of the first night.
 */
export function penaltiesAtPrice<Deadline extends { penalty: Money }>(
  deadlines: readonly Deadline[],
  { before, after }: PriceChange,
): Deadline[] {
  return deadlines.map((deadline) => {
    const { penalty } = deadline;
    if (penalty.currency !== before.currency || before.currency !== after.currency) return deadline;
    const isAll = compareMoney(penalty, before) >= 0 || compareMoney(penalty, after) >= 0;
    return isAll ? { ...deadline, penalty: after } : deadline;
  });
}
