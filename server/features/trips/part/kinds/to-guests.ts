import type { Guest } from '../../../../suppliers/supplier.ts';
import type { Traveller } from '../../../travellers/traveller-repository.ts';

export function toGuests(travellers: readonly Traveller[]): Guest[] {
  return travellers.map(({ firstName, lastName }) => ({ firstName, lastName }));
}
