import type { Money } from '#domain/contract.ts';
import type { Position } from '#domain/geography.ts';

/** Something to be shown on a map. */
export interface MapPoint extends Position {
  id: string;
  name: string;
  /** The text on the marker. */
  price: Money;
}

/** Round what something is shown: the place that was searched, and how far it was looked. */
export interface MapSurroundings {
  center: Position;
  radiusKm: number;
}

/** What a map says of its points. */
export interface MapNames {
  /** What the whole map is called. */
  title: string;
  /** The label of several points in one place, such as "3 hotels". */
  countOf: (points: number) => string;
}
