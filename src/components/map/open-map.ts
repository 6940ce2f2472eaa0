import 'maplibre-gl/dist/maplibre-gl.css';
import {
  AttributionControl,
  addProtocol,
  LngLatBounds,
  Map as MapLibreMap,
  ScaleControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Protocol } from 'pmtiles';
import type { Position } from '#domain/geography.ts';
import { baseStyle } from './base-style.ts';
import type { MapNames, MapPoint, MapSurroundings } from './map-point.ts';
import type { MapScheme } from './map-scheme.ts';

setWorkerUrl(workerUrl);
addProtocol('pmtiles', new Protocol().tile);

export interface MapOptions {
  container: HTMLElement;
  points: readonly MapPoint[];
  surroundings: MapSurroundings | null;
  /** A style in the format of MapLibre, or a PMTiles file; undefined for the built-in map. */
  styleUrl: string | undefined;
  scheme: MapScheme;
  names: MapNames;
}

/** The markers stand above their points, the buttons are on the right, scale and attribution below. */
const MARGINS = { top: 56, right: 64, bottom: 48, left: 48 };
/** The maximum zoom, because a single point would otherwise fill the map. */
const NEAREST_ZOOM = 15;
/** The built-in map has no tiles of larger areas. */
const WIDEST_ZOOM = 4;
const EMPTY_STYLE: StyleSpecification = { version: 8, sources: {}, layers: [] };

export function openMap(options: MapOptions): MapLibreMap {
  const { container, points, surroundings, styleUrl, names } = options;
  const bounds = findBounds(points.length > 0 || !surroundings ? points : [surroundings.center]);
  const map = new MapLibreMap({
    container,
    style: firstStyle(options),
    bounds: bounds ?? undefined,
    fitBoundsOptions: { padding: MARGINS, maxZoom: NEAREST_ZOOM },
    minZoom: WIDEST_ZOOM,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { 'Map.Title': names.title },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new AttributionControl({ compact: false }));
  map.addControl(new ScaleControl({ unit: names.unit === 'mi' ? 'imperial' : 'metric' }), 'bottom-left');
  if (isTileFile(styleUrl)) void showStreets(map, styleUrl, options.scheme);
  return map;
}

function firstStyle({ styleUrl, surroundings, scheme }: MapOptions): StyleSpecification | string {
  if (styleUrl === undefined) return baseStyle(surroundings, scheme);
  return isTileFile(styleUrl) ? EMPTY_STYLE : styleUrl;
}

function isTileFile(styleUrl: string | undefined): styleUrl is string {
  return URL.parse(styleUrl ?? '', document.baseURI)?.pathname.endsWith('.pmtiles') ?? false;
}

/** The layers of streets are many, and most installations have none. */
async function showStreets(map: MapLibreMap, tilesUrl: string, scheme: MapScheme): Promise<void> {
  const { streetStyle } = await import('./street-style.ts');
  map.setStyle(streetStyle(new URL(tilesUrl, document.baseURI).href, scheme));
}

export function showAll(map: MapLibreMap, points: readonly Position[]): void {
  const bounds = findBounds(points);
  if (bounds) map.fitBounds(bounds, { padding: MARGINS, maxZoom: NEAREST_ZOOM + 2 });
}

function findBounds(points: readonly Position[]): LngLatBounds | null {
  const [first] = points;
  if (!first) return null;
  return points.reduce(
    (bounds, { longitude, latitude }) => bounds.extend([longitude, latitude]),
    new LngLatBounds([first.longitude, first.latitude], [first.longitude, first.latitude]),
  );
}
