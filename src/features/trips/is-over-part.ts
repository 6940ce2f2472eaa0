import type { TripPart } from '#domain/contract.ts';
import { partSnapshot, selectCancellation } from '#machines/trip/part-selectors.ts';

export const isOverPart = ({ status }: Pick<TripPart, 'status'>): boolean =>
  selectCancellation(partSnapshot(status)) === 'never';
