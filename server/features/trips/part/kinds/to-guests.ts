import type { Guest } from '../../../../suppliers/supplier.ts';
import type { Traveler } from '../../../travelers/traveler-repository.ts';

export function toGuests(travelers: readonly Traveler[]): Guest[] {
  return travelers.map(({ firstName, lastName }) => ({ firstName, lastName }));
}
