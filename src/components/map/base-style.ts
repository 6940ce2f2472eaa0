import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import baseMapUrl from './base-map.pmtiles?url';
import type { MapSurroundings } from './map-point.ts';
import type { MapScheme } from './map-scheme.ts';
import { surroundingLines } from './surrounding-lines.ts';

interface Colors {
  water: string;
  shore: string;
  land: string;
  border: string;
  text: string;
  halo: string;
}

const COLORS: Record<MapScheme, Colors> = {
  light: {
    water: '#cfe0ee',
    shore: '#8fb0cb',
    land: '#f4f3ee',
    border: '#8a8298',
    text: '#35424f',
    halo: '#ffffff',
  },
  dark: {
    water: '#14222f',
    shore: '#42617c',
    land: '#252a2f',
    border: '#9088a0',
    text: '#d3dae1',
    halo: '#14181c',
  },
};

/** Visible on both grounds. */
const RING = '#7f8d9c';

export const TELLING_LAYERS = ['lakes', 'rivers', 'borders', 'airports', 'places'];
export const LAND_LAYER = 'land';

/** The built-in map, with rings around the searched place. It asks no other host and needs no fonts. */
export function baseStyle(surroundings: MapSurroundings | null, scheme: MapScheme): StyleSpecification {
  const rings: SourceSpecification = { type: 'geojson', data: surroundingLines(surroundings) };
  const address = new URL(baseMapUrl, document.baseURI).href;
  return {
    version: 8,
    sources: { base: { type: 'vector', url: `pmtiles://${address}`, attribution: ATTRIBUTION }, rings },
    layers: [...ground(COLORS[scheme]), ringLayer, ...names(COLORS[scheme])],
  };
}

const ATTRIBUTION = 'Natural Earth, <a href="https://www.geonames.org/">GeoNames</a>';

const ringLayer: LayerSpecification = {
  id: 'rings',
  type: 'line',
  source: 'rings',
  paint: { 'line-color': RING, 'line-opacity': 0.45 },
};

function ground({ water, shore, land, border }: Colors): LayerSpecification[] {
  const base = { source: 'base' } as const;
  return [
    { id: 'background', type: 'background', paint: { 'background-color': water } },
    {
      ...base,
      id: LAND_LAYER,
      type: 'fill',
      'source-layer': 'land',
      paint: { 'fill-color': land },
    },
    {
      ...base,
      id: 'lakes',
      type: 'fill',
      'source-layer': 'lakes',
      paint: { 'fill-color': water, 'fill-outline-color': shore },
    },
    {
      ...base,
      id: 'rivers',
      type: 'line',
      'source-layer': 'rivers',
      paint: { 'line-color': shore, 'line-width': 1.5 },
    },
    {
      ...base,
      id: 'borders',
      type: 'line',
      'source-layer': 'borders',
      paint: { 'line-color': border, 'line-dasharray': [4, 2], 'line-opacity': 0.7 },
    },
  ];
}

function names({ text, halo, border }: Colors): LayerSpecification[] {
  const paint = { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.5 };
  return [
    {
      id: 'airports',
      type: 'symbol',
      source: 'base',
      'source-layer': 'airports',
      layout: {
        'text-field': ['concat', '✈\uFE0E ', ['get', 'name']],
        'text-size': 12,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { ...paint, 'text-color': border },
    },
    {
      id: 'places',
      type: 'symbol',
      source: 'base',
      'source-layer': 'places',
      // Small places appear as the map comes closer.
      filter: ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 6, 2, 7, 3, 8, 4, 9, 5, 10, 7]],
      layout: {
        'text-field': ['get', 'name'],
        'text-size': ['interpolate', ['linear'], ['get', 'rank'], 0, 16, 5, 12],
        'text-max-width': 8,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint,
    },
  ];
}
