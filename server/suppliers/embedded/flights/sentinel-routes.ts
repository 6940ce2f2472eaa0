import type { Situation } from '../inventory.ts';

/** From one airport to another, as the first leg of a journey. */
type Pair = `${string}-${string}`;

/**
 * The situation of each sentinel route, all of which have direct flights every day; all other routes have
 * none.
 */
export const SENTINEL_ROUTES: ReadonlyMap<Pair, Situation> = new Map<Pair, Situation>([
  ['GVA-LUX', { kind: 'dearer', percent: 2 }],
  ['GVA-NCE', { kind: 'dearer', percent: 12 }],
  ['GVA-VCE', { kind: 'cheaper', percent: 8 }],
  ['GVA-BLQ', { kind: 'soldOut' }],
  ['GVA-ATH', { kind: 'extrasGone' }],
  ['GVA-BRU', { kind: 'extrasDearer', percent: 20 }],
  ['GVA-MRS', { kind: 'declined' }],
  ['GVA-TLS', { kind: 'expired' }],
  ['GVA-OPO', { kind: 'lostAnswer' }],
  ['GVA-NAP', { kind: 'nothingFound' }],
  ['GVA-PMI', { kind: 'slowSource', source: 'lowCost', milliseconds: 5000 }],
  ['GVA-BCN', { kind: 'failedSources', sources: ['lowCost'] }],
  ['GVA-PRG', { kind: 'failedSources', sources: ['network', 'lowCost'] }],
]);

export function situationOn(origin: string, destination: string): Situation | null {
  return SENTINEL_ROUTES.get(`${origin}-${destination}`) ?? null;
}
