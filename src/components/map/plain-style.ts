import type { StyleSpecification } from 'maplibre-gl';
import type { Position } from '#domain/geography.ts';
import type { MapSurroundings } from './map-point.ts';

/** Visible on a light and on a dark background, which the page paints. */
const LINE = '#7f8d9c';
const RINGS = [1 / 3, 2 / 3, 1];
const POINTS_OF_RING = 72;
const KM_PER_DEGREE = 111.195;

/** A map without a tile server: rings around the searched place, and the lines north and east through it. */
export function plainStyle(surroundings: MapSurroundings | null): StyleSpecification {
  const lines = surroundings ? linesRound(surroundings) : [];
  return {
    version: 8,
    sources: {
      lines: { type: 'geojson', data: { type: 'MultiLineString', coordinates: lines } },
    },
    layers: [
      { id: 'lines', type: 'line', source: 'lines', paint: { 'line-color': LINE, 'line-opacity': 0.45 } },
    ],
  };
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
