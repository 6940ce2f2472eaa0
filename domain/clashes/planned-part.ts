import type { PlannedPart as ListedPart } from '../contract.ts';
import { toInstant } from '../local-time.ts';

export type PlannedPart = Omit<ListedPart, 'trip'> & { trip: ListedPart['trip'] | null };

export type PlannedLeg = PlannedPart['legs'][number];
export type PlannedPlace = PlannedPart['places'][number];
type Times = Pick<PlannedPart, 'begins' | 'ends' | 'beginsAt' | 'endsAt'>;
export type Whereabouts = Times & Pick<PlannedPart, 'places' | 'legs'>;

export function between(begins: string, zone: string, ends: string, endZone: string): Times {
  const [beginsAt, endsAt] = [toInstant(begins, zone), toInstant(ends, endZone)];
  return { begins, ends, beginsAt: beginsAt.toISOString(), endsAt: endsAt.toISOString() };
}
