import { msg } from '@lingui/core/macro';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { FlightPart } from '#domain/contract.ts';
import { addMoney, multiplyMoney } from '#domain/money.ts';
import type { PriceLine, Words } from '../checkout-kind.ts';

type ExtraCharge = Pick<FlightPart['seats'][number], 'price'>;

/** Fares are priced per traveler, without seats and bags. */
export function listFlightLines({ priced }: CheckoutPart<'flight'>, words: Words): PriceLine[] {
  const { lines, passengers, seats, bags } = priced;
  return [
    ...lines.map((line) => ({ ...line, amount: multiplyMoney(line.amount, passengers.length) })),
    ...linesOfExtras('SEATS', words(msg`Seats`), seats),
    ...linesOfExtras('BAGS', words(msg`Bags`), bags),
  ];
}

function linesOfExtras(code: string, label: string, extras: readonly ExtraCharge[]): PriceLine[] {
  const [first, ...others] = extras.flatMap(({ price }) => price ?? []);
  if (!first) return [];
  return [{ kind: 'fee', code, label, amount: others.reduce(addMoney, first), onSite: false }];
}
