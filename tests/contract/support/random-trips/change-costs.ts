import type { PartChangeQuote } from '#domain/contract.ts';
import type { Answer } from '../call.ts';

/** What a quote says. */
export function costsOf({ body }: Answer): number[] {
  const { before, after, penalty, due, refund } = body as PartChangeQuote; // the contract has checked it
  return [before, after, penalty, due, refund].map(({ amount }) => amount);
}

interface PartAmounts {
  price: number;
  dueOnSite: number;
}

const paidBefore = ({ price, dueOnSite }: PartAmounts): number => price - Math.min(price, dueOnSite);

/**
 * Of what is not paid on site, the difference is paid or paid back, and the penalty is paid. In the order of a quote.
 */
export function expectedCosts(before: PartAmounts, after: PartAmounts, penalty: number) {
  const balance = paidBefore(after) - paidBefore(before) + penalty;
  const [due, refund] = [Math.max(balance, 0), Math.max(-balance, 0)];
  return { before: before.price, after: after.price, penalty, due, refund };
}

/** What is compared with the company's limit, wherever it is paid. */
export const additionalCost = (before: PartAmounts, after: PartAmounts, penalty: number): number =>
  Math.max(after.price - before.price + penalty, 0);
