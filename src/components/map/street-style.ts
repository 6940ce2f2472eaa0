import { layers, namedFlavor } from '@protomaps/basemaps';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapScheme } from './map-scheme.ts';

const ATTRIBUTION = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

export function streetStyle(tilesUrl: string, scheme: MapScheme): StyleSpecification {
  return {
    version: 8,
    sources: { streets: { type: 'vector', url: `pmtiles://${tilesUrl}`, attribution: ATTRIBUTION } },
    layers: layers('streets', namedFlavor(scheme), { lang: 'en' }).flatMap(withoutPicture),
  };
}

/** Pictures would come from another host; a layer that is nothing else goes. */
function withoutPicture(layer: LayerSpecification): LayerSpecification[] {
  if (layer.type !== 'symbol' || layer.layout?.['icon-image'] === undefined) return [layer];
  if (layer.layout['text-field'] === undefined) return [];
  const { 'icon-image': _picture, ...layout } = layer.layout;
  return [{ ...layer, layout }];
}
