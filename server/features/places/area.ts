import { distanceKm, type Position } from '#domain/geography.ts';

/** A part of the earth that a search is bound to, or drawn to. */
export interface Area {
  /** 0 within. */
  distanceKm: (position: Position) => number;
}

export function createCircle(center: Position, radiusKm: number): Area {
  return { distanceKm: (position) => Math.max(0, distanceKm(center, position) - radiusKm) };
}

/** From its corner in the south-west to that in the north-east; it may lie across the line where the date changes. */
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

/** How many degrees one goes to the east. */
function eastwards(from: number, to: number): number {
  return from <= to ? to - from : to - from + 360;
}
