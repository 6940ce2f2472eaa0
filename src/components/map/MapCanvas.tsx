import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, useComputedColorScheme } from '@mantine/core';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { fitIcon, minusIcon, plusIcon } from '../shell-icons.ts';
import { clusterPoints, type PointCluster } from './cluster-points.ts';
import classes from './MapCanvas.module.css';
import { MapMarkers } from './MapMarkers.tsx';
import type { MapLandmark, MapNames, MapPoint, MapSurroundings } from './map-point.ts';
import { openMap, showAll } from './open-map.ts';
import { readArea, tellsWhere } from './read-map.ts';

export interface MapCanvasProps {
  names: MapNames;
  points: readonly MapPoint[];
  active: string | null;
  pointed: string | null;
  landmarks: readonly MapLandmark[];
  surroundings: MapSurroundings | null;
  styleUrl: string | undefined;
  onActivate: (id: string) => void;
  onSearchArea: ((area: MapSurroundings) => void) | null;
  /** The built-in map shows neither a name nor a line. */
  onBlank: () => void;
  onFailure: () => void;
}

export function MapCanvas(props: MapCanvasProps) {
  const { names, points, active, pointed, landmarks, onActivate, onSearchArea } = props;
  const container = useRef<HTMLDivElement>(null);
  const map = useMap(container, props);
  const clusters = useClusters(map, points, active);
  useActiveInView(map, points, active);
  const [isMoved, setMoved] = useMoved(map);
  return (
    <div className={classes.map}>
      <Box ref={container} w="100%" h="100%" />
      {map ? (
        <>
          <MapMarkers
            map={map}
            clusters={clusters}
            landmarks={landmarks}
            countOf={names.countOf}
            active={active}
            pointed={pointed}
            onActivate={onActivate}
            onOpen={(members) => showAll(map, members)}
          />
          <ZoomButtons
            onZoomIn={({ nativeEvent }) => map.zoomIn(undefined, { originalEvent: nativeEvent })}
            onZoomOut={({ nativeEvent }) => map.zoomOut(undefined, { originalEvent: nativeEvent })}
            onShowAll={() => {
              setMoved(false);
              showAll(map, points);
            }}
          />
          {isMoved && onSearchArea ? (
            <Button
              size="xs"
              className={classes.searchArea ?? ''}
              onClick={() => {
                setMoved(false);
                onSearchArea(readArea(map));
              }}
            >
              <Trans>Search this area</Trans>
            </Button>
          ) : null}
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
  const scheme = useComputedColorScheme('light');
  const open = useEffectEvent((element: HTMLElement) => {
    try {
      const opened = openMap({ ...props, scheme, container: element });
      if (styleUrl === undefined) {
        void opened.once('idle').then(() => {
          if (!tellsWhere(opened)) props.onBlank();
        });
      }
      return opened;
    } catch {
      props.onFailure();
      return null;
    }
  });
  // A map is built from its style: another style means another map.
  const key = JSON.stringify([styleUrl, scheme, props.surroundings]);
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

function useMoved(map: MapLibreMap | null): [boolean, (isMoved: boolean) => void] {
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    if (!map) return;
    setMoved(false);
    // Movements of our own have no event of the person behind them.
    const moves = map.on('moveend', ({ originalEvent }) => {
      if (originalEvent) setMoved(true);
    });
    return () => moves.unsubscribe();
  }, [map]);
  return [isMoved, setMoved];
}

interface ZoomButtonsProps {
  onZoomIn: (event: MouseEvent) => void;
  onZoomOut: (event: MouseEvent) => void;
  onShowAll: () => void;
}

function ZoomButtons({ onZoomIn, onZoomOut, onShowAll }: ZoomButtonsProps) {
  const { t } = useLingui();
  const buttons = [
    { label: t`Zoom in`, icon: plusIcon, onClick: onZoomIn },
    { label: t`Zoom out`, icon: minusIcon, onClick: onZoomOut },
    { label: t`Show all results`, icon: fitIcon, onClick: onShowAll },
  ];
  return (
    <div className={classes.buttons} data-lined="true">
      {buttons.map(({ label, icon, onClick }) => (
        <button
          key={label}
          type="button"
          className={classes.button}
          data-focus="inside"
          data-hover="true"
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
