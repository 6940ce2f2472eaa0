import { useLingui } from '@lingui/react/macro';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import type { PointCluster } from './cluster-points.ts';
import classes from './MapMarkers.module.css';
import type { MapNames, MapPoint } from './map-point.ts';

interface MapMarkersProps {
  map: MapLibreMap;
  clusters: readonly PointCluster[];
  countOf: MapNames['countOf'];
  active: string | null;
  onActivate: (id: string) => void;
  onOpen: (points: readonly MapPoint[]) => void;
}

/**
 * Prices over the map. They move with it without rerendering; keyboard users find them in the list next to
 * it.
 */
export function MapMarkers({ map, clusters, countOf, active, onActivate, onOpen }: MapMarkersProps) {
  const elements = useRef(new Map<string, HTMLElement>());
  useLayoutEffect(() => {
    const place = () => {
      for (const { first } of clusters) {
        const { x, y } = map.project([first.longitude, first.latitude]);
        const element = elements.current.get(first.id);
        if (!element) continue;
        element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -100%)`;
      }
    };
    place();
    const moves = [map.on('move', place), map.on('resize', place)];
    return () => {
      for (const move of moves) move.unsubscribe();
    };
  }, [map, clusters]);

  return (
    <div className={classes.markers}>
      {clusters.map((cluster) => (
        <Marker
          key={cluster.first.id}
          cluster={cluster}
          countOf={countOf}
          isActive={cluster.first.id === active}
          elements={elements}
          onChoose={() => (cluster.points.length > 1 ? onOpen(cluster.points) : onActivate(cluster.first.id))}
        />
      ))}
    </div>
  );
}

interface MarkerProps {
  cluster: PointCluster;
  countOf: MapNames['countOf'];
  isActive: boolean;
  elements: RefObject<Map<string, HTMLElement>>;
  onChoose: () => void;
}

function Marker({ cluster: { first, points }, countOf, isActive, elements, onChoose }: MarkerProps) {
  const { t } = useLingui();
  const { name } = first;
  const price = formatMoney(first.price);
  const isOne = points.length === 1;
  const count = countOf(points.length);
  return (
    <button
      ref={(element) => {
        if (!element) return;
        elements.current.set(first.id, element);
        return () => {
          elements.current.delete(first.id);
        };
      }}
      type="button"
      tabIndex={-1}
      className={classes.marker}
      data-active={isActive}
      data-many={!isOne}
      aria-label={isOne ? `${name}, ${price}` : t`${count}, ${price} and more`}
      onClick={onChoose}
    >
      {isOne ? price : count}
    </button>
  );
}
