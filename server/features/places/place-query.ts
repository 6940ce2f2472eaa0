import type { Position } from '#domain/geography.ts';
import type { Area } from './area.ts';

/** What is looked for, and among what. */
export interface PlaceQuery {
  typed: string;
  /** Of any kind, and in any country, when it does not say which. */
  kinds?: ReadonlySet<string>;
  countries?: ReadonlySet<string>;
  within?: Area;
  /** Places near it come first. */
  near?: Area;
  /** Where hotels are looked for if no town is typed with their name. */
  center?: Position;
  /** Places in this country come first. */
  country?: string;
}
