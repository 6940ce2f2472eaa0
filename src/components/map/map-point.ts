import type { DistanceUnit, Money } from '#domain/contract.ts';
import type { Position } from '#domain/geography.ts';

/** Something to be shown on a map. */
export interface MapPoint extends Position {
  id: string;
  name: string;
  /** The text on the marker. */
  price: Money;
}

/** A place that helps to find one's way between the points, such as a location of the company. */
export interface MapLandmark extends Position {
  id: string;
  name: string;
}

/** The centre of the map: the searched place, and the search radius. */
export interface MapSurroundings {
  center: Position;
  radiusKm: number;
}

/** The texts and the unit of a map for its points. */
export interface MapNames {
  /** The label of the whole map. */
  title: string;
  /** The label of several points in one place, such as "3 hotels". */
  countOf: (points: number) => string;
  /** The unit of the scale. */
  unit: DistanceUnit;
}
