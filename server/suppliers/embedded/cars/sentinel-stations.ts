import type { CarQuery } from '#domain/offers/car-offer.ts';
import type { Situation } from '../inventory.ts';

/**
 * Airports in Sweden where always the same happens, so that nothing has to be switched on to see it. What fails a
 * search affects searches with the pick-up there, the rest affects any car that is picked up there.
 *
 * - VXO Växjö: 12 % dearer when it is priced again
 * - RNB Ronneby: 2 % dearer, which is within what companies tolerate
 * - KLR Kalmar: 10 % cheaper
 * - KRN Kiruna: sold out
 * - VBY Visby: declined by the vendor
 * - KSD Karlstad: the offer has expired
 * - AGH Ängelholm: booked, but the answer is lost
 * - TYF Torsby: nothing is found
 * - OSD Östersund: the broker answers after 3 seconds
 * - SDL Sundsvall: the broker fails
 * - GEV Gällivare: both sources fail
 */
const SITUATIONS: ReadonlyMap<string, Situation> = new Map<string, Situation>([
  ['VXO', { kind: 'dearer', percent: 12 }],
  ['RNB', { kind: 'dearer', percent: 2 }],
  ['KLR', { kind: 'cheaper', percent: 10 }],
  ['KRN', { kind: 'soldOut' }],
  ['VBY', { kind: 'declined' }],
  ['KSD', { kind: 'expired' }],
  ['AGH', { kind: 'lostAnswer' }],
  ['TYF', { kind: 'nothingFound' }],
  ['OSD', { kind: 'slowSource', source: 'broker', milliseconds: 3000 }],
  ['SDL', { kind: 'failedSources', sources: ['broker'] }],
  ['GEV', { kind: 'failedSources', sources: ['direct', 'broker'] }],
]);

const OF_SEARCHES: readonly Situation['kind'][] = ['nothingFound', 'slowSource', 'failedSources'];

export function isSentinelAirport(code: string): boolean {
  return SITUATIONS.has(code);
}

export function situationOfSearch({ pickUp }: CarQuery): Situation | null {
  return pickUp.kind === 'airport' ? situationAt(pickUp.code, true) : null;
}

export function situationOfCars(airport: string): Situation | null {
  return situationAt(airport, false);
}

function situationAt(airport: string, ofSearches: boolean): Situation | null {
  const situation = SITUATIONS.get(airport);
  return situation !== undefined && OF_SEARCHES.includes(situation.kind) === ofSearches ? situation : null;
}
