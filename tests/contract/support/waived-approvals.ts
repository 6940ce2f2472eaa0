import { expect } from 'vitest';
import type { Money, PartChangeQuote } from '#domain/contract.ts';

export const WAIVED = { action: 'allow', levels: [], inPolicy: true };

export function expectWaived(quote: PartChangeQuote, limit: Money): void {
  expect(quote).toMatchObject({ verdict: WAIVED, approvers: [], approvalWaivedUpTo: limit });
}

export function expectVerdict(quote: PartChangeQuote, levels: number[] = [1]): void {
  expect(quote).toMatchObject({ verdict: { action: 'approve', levels, inPolicy: false } });
  expect(quote.approvers.map(({ level }) => level)).toEqual(levels);
  expect(quote).not.toHaveProperty('approvalWaivedUpTo');
}
