import { distanceKm, type Position } from '#domain/geography.ts';

export interface Area {
  /** 0 within. */
  distanceKm: (position: Position) => number;
}

export function createCircle(center: Position, radiusKm: number): Area {
  return { distanceKm: (position) => Math.max(0, distanceKm(center, position) - radiusKm) };
}

/** From its south-western to its north-eastern corner; it may cross the date line. */
export function createRectangle(low: Position, high: Position): Area {
  const width = eastwards(low.longitude, high.longitude);
  return {
    distanceKm(position) {
      const latitude = Math.min(high.latitude, Math.max(low.latitude, position.latitude));
      if (eastwards(low.longitude, position.longitude) <= width) {
        return distanceKm({ latitude, longitude: position.longitude }, position);
      }
      const edges = [low.longitude, high.longitude].map((longitude) =>
        distanceKm({ latitude, longitude }, position),
      );
      return Math.min(...edges);
    },
  };
}

function eastwards(from: number, to: number): number {
  return from <= to ? to - from : to - from + 360;
}
