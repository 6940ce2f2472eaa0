import type { DistanceUnit, Money } from '#domain/contract.ts';
import type { Position } from '#domain/geography.ts';

export interface MapPoint extends Position {
  id: string;
  name: string;
  price: Money;
}

export interface MapLandmark extends Position {
  id: string;
  name: string;
}

export interface MapSurroundings {
  center: Position;
  radiusKm: number;
}

export interface MapNames {
  title: string;
  countOf: (points: number) => string;
  unit: DistanceUnit;
}
