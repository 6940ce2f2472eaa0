import type { Map as MapLibreMap } from 'maplibre-gl';
import { distanceKm } from '#domain/geography.ts';
import { LAND_LAYER, TELLING_LAYERS } from './base-style.ts';
import type { MapSurroundings } from './map-point.ts';

export function readArea(map: MapLibreMap): MapSurroundings {
  const { lng: longitude, lat: latitude } = map.getCenter();
  const center = { latitude, longitude };
  const bounds = map.getBounds();
  const radiusKm = Math.max(
    distanceKm(center, { latitude, longitude: bounds.getEast() }),
    distanceKm(center, { latitude: bounds.getNorth(), longitude }),
  );
  return { center, radiusKm };
}

/** How far apart the points are at which land and water are compared, in pixels. */
const STEP = 40;

export function tellsWhere(map: MapLibreMap): boolean {
  if (map.queryRenderedFeatures({ layers: TELLING_LAYERS }).length > 0) return true;
  const { clientWidth, clientHeight } = map.getContainer();
  const isLandAt = (x: number, y: number) =>
    map.queryRenderedFeatures([x, y], { layers: [LAND_LAYER] }).length > 0;
  const isLand = isLandAt(0, 0);
  for (let x = 0; x < clientWidth; x += STEP) {
    for (let y = 0; y < clientHeight; y += STEP) {
      if (isLandAt(x, y) !== isLand) return true;
    }
  }
  return false;
}
