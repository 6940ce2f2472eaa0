import 'maplibre-gl/dist/maplibre-gl.css';
import { AttributionControl, LngLatBounds, Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Position } from '#domain/geography.ts';
import type { MapPoint, MapSurroundings } from './map-point.ts';
import { plainStyle } from './plain-style.ts';

setWorkerUrl(workerUrl);

export interface MapOptions {
  container: HTMLElement;
  /** The initially visible area. */
  points: readonly MapPoint[];
  surroundings: MapSurroundings | null;
  styleUrl: string | undefined;
  title: string;
}

const MARGIN = 48;
/** The maximum zoom, because a single point would otherwise fill the map. */
const NEAREST_ZOOM = 15;

/** Throws when the browser can't render it. */
export function openMap({ container, points, surroundings, styleUrl, title }: MapOptions): MapLibreMap {
  const bounds = findBounds(points.length > 0 || !surroundings ? points : [surroundings.center]);
  const map = new MapLibreMap({
    container,
    style: styleUrl ?? plainStyle(surroundings),
    ...(bounds && { bounds }),
    fitBoundsOptions: { padding: MARGIN, maxZoom: NEAREST_ZOOM },
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { 'Map.Title': title },
  });
  map.touchZoomRotate.disableRotation();
  if (styleUrl !== undefined) map.addControl(new AttributionControl({ compact: false }));
  return map;
}

/** Fits all of them into view. */
export function showAll(map: MapLibreMap, points: readonly Position[]): void {
  const bounds = findBounds(points);
  if (bounds) map.fitBounds(bounds, { padding: MARGIN, maxZoom: NEAREST_ZOOM + 2 });
}

function findBounds(points: readonly Position[]): LngLatBounds | null {
  const [first] = points;
  if (!first) return null;
  return points.reduce(
    (bounds, { longitude, latitude }) => bounds.extend([longitude, latitude]),
    new LngLatBounds([first.longitude, first.latitude], [first.longitude, first.latitude]),
  );
}
