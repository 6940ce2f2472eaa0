import { useLingui } from '@lingui/react/macro';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { fitIcon, minusIcon, plusIcon } from '../shell-icons.ts';
import { clusterPoints, type PointCluster } from './cluster-points.ts';
import classes from './MapCanvas.module.css';
import { MapMarkers } from './MapMarkers.tsx';
import type { MapNames, MapPoint, MapSurroundings } from './map-point.ts';
import { openMap, showAll } from './open-map.ts';

export interface MapCanvasProps {
  names: MapNames;
  points: readonly MapPoint[];
  /** The highlighted point; null when there is none. */
  active: string | null;
  surroundings: MapSurroundings | null;
  styleUrl: string | undefined;
  onActivate: (id: string) => void;
  /** The browser can't render maps after all. */
  onFailure: () => void;
}

/** Everything that needs the map library; loaded with it. */
export function MapCanvas(props: MapCanvasProps) {
  const { names, points, active, onActivate } = props;
  const container = useRef<HTMLDivElement>(null);
  const map = useMap(container, props);
  const clusters = useClusters(map, points, active);
  useActiveInView(map, points, active);
  return (
    <div className={classes.map}>
      <div ref={container} className={classes.canvas} />
      {map ? (
        <>
          <MapMarkers
            map={map}
            clusters={clusters}
            countOf={names.countOf}
            active={active}
            onActivate={onActivate}
            onOpen={(members) => showAll(map, members)}
          />
          <ZoomButtons
            onZoomIn={() => map.zoomIn()}
            onZoomOut={() => map.zoomOut()}
            onShowAll={() => showAll(map, points)}
          />
        </>
      ) : null}
    </div>
  );
}

type Container = RefObject<HTMLDivElement | null>;

/** The map lives as long as its element, outside of React's tree, so an effect creates and removes it. */
function useMap(container: Container, props: MapCanvasProps): MapLibreMap | null {
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const { styleUrl } = props;
  const open = useEffectEvent((element: HTMLElement) => {
    try {
      return openMap({ ...props, container: element, title: props.names.title });
    } catch {
      props.onFailure();
      return null;
    }
  });
  // A map is built from its style: another style means another map.
  const key = JSON.stringify([styleUrl, props.surroundings]);
  useEffect(() => {
    if (!container.current || !key) return;
    const opened = open(container.current);
    setMap(opened);
    return () => opened?.remove();
  }, [container, key]);
  return map;
}

/** The result chosen in the list may be outside of the visible area. */
function useActiveInView(map: MapLibreMap | null, points: readonly MapPoint[], active: string | null): void {
  const show = useEffectEvent((id: string) => {
    const point = points.find((one) => one.id === id);
    if (!map || !point) return;
    const place: [number, number] = [point.longitude, point.latitude];
    if (!map.getBounds().contains(place)) map.easeTo({ center: place });
  });
  useEffect(() => {
    if (active !== null) show(active);
  }, [active]);
}

interface ZoomButtonsProps {
  onZoomIn: () => void;
  onZoomOut: () => void;
  onShowAll: () => void;
}

function ZoomButtons({ onZoomIn, onZoomOut, onShowAll }: ZoomButtonsProps) {
  const { t } = useLingui();
  const buttons = [
    { label: t`Zoom in`, icon: plusIcon, onClick: onZoomIn },
    { label: t`Zoom out`, icon: minusIcon, onClick: onZoomOut },
    { label: t`Show all hotels`, icon: fitIcon, onClick: onShowAll },
  ];
  return (
    <div className={classes.buttons}>
      {buttons.map(({ label, icon, onClick }) => (
        <button
          key={label}
          type="button"
          className={classes.button}
          aria-label={label}
          title={label}
          onClick={onClick}
        >
          <Icon path={icon} />
        </button>
      ))}
    </div>
  );
}

/** How far outside of the map points are still included, so that they are visible when the map is dragged. */
const MARGIN = 100;

const NONE: readonly PointCluster[] = [];

/**
 * The markers of the map; clustered again when the map stops moving, because only then their positions are
 * final.
 */
function useClusters(
  map: MapLibreMap | null,
  points: readonly MapPoint[],
  active: string | null,
): readonly PointCluster[] {
  const [clusters, setClusters] = useState(NONE);
  // Positions on the screen are a state of the map, which reports changes only by events.
  useEffect(() => {
    if (!map) return;
    const join = () => setClusters(clusterPoints(projectInView(map, points), active));
    join();
    const moves = [map.on('moveend', join), map.on('resize', join)];
    return () => {
      for (const move of moves) move.unsubscribe();
    };
  }, [map, points, active]);
  return clusters;
}

function projectInView(map: MapLibreMap, points: readonly MapPoint[]) {
  const { clientWidth, clientHeight } = map.getContainer();
  return points.flatMap((point) => {
    const { x, y } = map.project([point.longitude, point.latitude]);
    const inView = x > -MARGIN && y > -MARGIN && x < clientWidth + MARGIN && y < clientHeight + MARGIN;
    return inView ? [{ point, x, y }] : [];
  });
}
