import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { clusterPoints, type PointCluster } from './cluster-points.ts';
import type { MapPoint } from './map-point.ts';

/** How far outside of the map points are still included, so that they are visible when the map is dragged. */
const MARGIN = 100;

const NONE: readonly PointCluster[] = [];

/**
 * The markers of the map; clustered again when the map stops moving, because only then their positions are
 * final.
 */
export function useClusters(
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
