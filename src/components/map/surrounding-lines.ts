import type { Position } from '#domain/geography.ts';
import type { MapSurroundings } from './map-point.ts';

const RINGS = [1 / 3, 2 / 3, 1];
const POINTS_OF_RING = 72;
const KM_PER_DEGREE = 111.195;

export function surroundingLines(surroundings: MapSurroundings | null): RingLines {
  return { type: 'MultiLineString', coordinates: surroundings ? linesRound(surroundings) : [] };
}

interface RingLines {
  type: 'MultiLineString';
  coordinates: Line[];
}

type Line = [longitude: number, latitude: number][];

function linesRound({ center, radiusKm }: MapSurroundings): Line[] {
  const rings = RINGS.map((share) =>
    Array.from({ length: POINTS_OF_RING + 1 }, (_, index) =>
      pointAt(center, radiusKm * share, (index / POINTS_OF_RING) * 2 * Math.PI),
    ),
  );
  const across = [0, Math.PI / 2].map((angle) => [
    pointAt(center, radiusKm, angle),
    pointAt(center, radiusKm, angle + Math.PI),
  ]);
  return [...rings, ...across];
}

/** Accurate enough for the few kilometres of a search. */
function pointAt({ latitude, longitude }: Position, kilometres: number, angle: number): [number, number] {
  const degrees = kilometres / KM_PER_DEGREE;
  return [
    longitude + (degrees * Math.sin(angle)) / Math.cos((latitude * Math.PI) / 180),
    latitude + degrees * Math.cos(angle),
  ];
}
