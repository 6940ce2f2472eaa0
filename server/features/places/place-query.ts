import type { Position } from '#domain/geography.ts';
import type { Area } from './area.ts';

/** A search for places, with its restrictions. */
export interface PlaceQuery {
  typed: string;
  /** Of any kind and in any country when absent. */
  kinds?: ReadonlySet<string>;
  countries?: ReadonlySet<string>;
  within?: Area;
  /** Places near it come first. */
  near?: Area;
  /** Where hotels are searched if no town is typed with their name. */
  center?: Position;
  /** Places in this country come first. */
  country?: string;
}
