import type { PartChangeQuote } from '#domain/contract.ts';
import type { Answer } from '../call.ts';

/** What a quote says. */
export function costsOf({ body }: Answer): number[] {
  const { before, after, penalty, due, refund } = body as PartChangeQuote; // the contract has checked it
  return [before, after, penalty, due, refund].map(({ amount }) => amount);
}

/** The difference and the penalty are paid; what is left over is paid back. In the order of a quote. */
export function expectedCosts(before: number, after: number, penalty: number) {
  const balance = after - before + penalty;
  return { before, after, penalty, due: Math.max(balance, 0), refund: Math.max(-balance, 0) };
}
