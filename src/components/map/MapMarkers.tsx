import { useLingui } from '@lingui/react/macro';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Position } from '#domain/geography.ts';
import { formatMoney } from '../../i18n/format.ts';
import type { PointCluster } from './cluster-points.ts';
import classes from './MapMarkers.module.css';
import type { MapLandmark, MapNames, MapPoint } from './map-point.ts';
import { placeOnMap } from './place-on-map.ts';

interface MapMarkersProps {
  map: MapLibreMap;
  clusters: readonly PointCluster[];
  landmarks: readonly MapLandmark[];
  countOf: MapNames['countOf'];
  active: string | null;
  pointed: string | null;
  onActivate: (id: string) => void;
  onOpen: (points: readonly MapPoint[]) => void;
}

/**
 * Prices over the map. They move with it without rerendering; keyboard users find them in the list next to
 * it.
 */
export function MapMarkers(props: MapMarkersProps) {
  const { map, clusters, landmarks, countOf, active, pointed, onActivate, onOpen } = props;
  const places = useMemo(() => [...landmarks, ...clusters.map(({ first }) => first)], [landmarks, clusters]);
  const register = usePlacing(map, places);
  return (
    <div className={classes.markers}>
      {landmarks.map(({ id, name }) => (
        <span key={id} ref={register(id)} className={classes.landmark}>
          {name}
        </span>
      ))}
      {clusters.map((cluster) => (
        <Marker
          key={cluster.first.id}
          cluster={cluster}
          countOf={countOf}
          isActive={cluster.first.id === active}
          isPointed={cluster.points.some(({ id }) => id === pointed)}
          register={register(cluster.first.id)}
          onChoose={() => (cluster.points.length > 1 ? onOpen(cluster.points) : onActivate(cluster.first.id))}
        />
      ))}
    </div>
  );
}

function usePlacing(
  map: MapLibreMap,
  places: readonly (Position & { id: string })[],
): (id: string) => RefCallback<HTMLElement> {
  const elements = useRef(new Map<string, HTMLElement>());
  useLayoutEffect(() => {
    const sizes = new Map<string, { width: number; height: number }>();
    for (const [id, { offsetWidth, offsetHeight }] of elements.current) {
      sizes.set(id, { width: offsetWidth, height: offsetHeight });
    }
    const place = () => {
      const { clientWidth: width, clientHeight: height } = map.getContainer();
      for (const { id, longitude, latitude } of places) {
        const [element, size] = [elements.current.get(id), sizes.get(id)];
        if (!element || !size) continue;
        const corner = placeOnMap(map.project([longitude, latitude]), size, { width, height });
        element.style.visibility = corner ? 'visible' : 'hidden';
        if (corner) element.style.transform = `translate(${corner.x}px, ${corner.y}px)`;
      }
    };
    place();
    const moves = [map.on('move', place), map.on('resize', place)];
    return () => {
      for (const move of moves) move.unsubscribe();
    };
  }, [map, places]);
  return (id) => (element) => {
    if (!element) return;
    elements.current.set(id, element);
    return () => {
      elements.current.delete(id);
    };
  };
}

interface MarkerProps {
  cluster: PointCluster;
  countOf: MapNames['countOf'];
  isActive: boolean;
  isPointed: boolean;
  register: RefCallback<HTMLElement>;
  onChoose: () => void;
}

function Marker({ cluster, countOf, isActive, isPointed, register, onChoose }: MarkerProps) {
  const { t } = useLingui();
  const { first, points } = cluster;
  const { name } = first;
  const price = formatMoney(first.price);
  const isOne = points.length === 1;
  const count = countOf(points.length);
  return (
    <button
      ref={register}
      type="button"
      tabIndex={-1}
      className={classes.marker}
      data-active={isActive}
      data-pointed={isPointed}
      data-many={!isOne}
      aria-label={isOne ? `${name}, ${price}` : t`${count}, ${price} and more`}
      onClick={onChoose}
    >
      {isOne ? price : count}
    </button>
  );
}
