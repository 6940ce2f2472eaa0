import { useLingui } from '@lingui/react/macro';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { FlightPart } from '#domain/contract.ts';
import { addMoney, multiplyMoney } from '#domain/money.ts';

type PriceLine = FlightPart['lines'][number];
type Charged = Pick<FlightPart['seats'][number], 'price'>;

/** The lines of a part's price; fares are priced per traveller, without seats and bags. */
export function usePriceLines(): (part: CheckoutPart) => readonly PriceLine[] {
  const { t } = useLingui();
  return (part) => {
    if (part.kind !== 'flight') return part.priced.lines;
    const { lines, passengers, seats, bags } = part.priced;
    return [
      ...lines.map((line) => ({ ...line, amount: multiplyMoney(line.amount, passengers.length) })),
      ...linesOfExtras('SEATS', t`Seats`, seats),
      ...linesOfExtras('BAGS', t`Bags`, bags),
    ];
  };
}

function linesOfExtras(code: string, label: string, extras: readonly Charged[]): PriceLine[] {
  const [first, ...others] = extras.flatMap(({ price }) => price ?? []);
  if (!first) return [];
  return [{ kind: 'fee', code, label, amount: others.reduce(addMoney, first), onSite: false }];
}
