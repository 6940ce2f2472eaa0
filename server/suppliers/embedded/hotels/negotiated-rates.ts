import { createChance } from '../chance.ts';
import type { House } from './house.ts';

const CHAIN_SHARE = 0.35;
const HOUSE_SHARE = 0.08;

/** The first of the company's codes that the hotel, or its chain, has agreed on; null when there is none. */
export function opensRates({ property }: House, rateCodes: readonly string[]): string | null {
  return rateCodes.find((code) => accepts(property.chain?.code ?? null, property.propertyId, code)) ?? null;
}

function accepts(chain: string | null, propertyId: string, code: string): boolean {
  return chain === null
    ? createChance('agreement', code, propertyId).next() < HOUSE_SHARE
    : createChance('agreement', code, chain).next() < CHAIN_SHARE;
}
