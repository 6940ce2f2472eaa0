import type { Guest } from '../../../suppliers/supplier.ts';
import type { Traveller } from '../../travellers/traveller-repository.ts';

/** Travellers as suppliers are given them. */
export function toGuests(travellers: readonly Traveller[]): Guest[] {
  return travellers.map(({ firstName, lastName }) => ({ firstName, lastName }));
}
