import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { clusterPoints, type PointCluster } from './cluster-points.ts';
import type { MapPoint } from './map-point.ts';

/** How far outside of the map points are still kept, so that they are there when the map is dragged. */
const MARGIN = 100;

const NONE: readonly PointCluster[] = [];

/** What stands on the map; joined anew when the map has come to rest, because only then it is known what fits. */
export function useClusters(
  map: MapLibreMap | null,
  points: readonly MapPoint[],
  active: string | null,
): readonly PointCluster[] {
  const [clusters, setClusters] = useState(NONE);
  // How points lie on the screen is a state of the map, which only tells by events that it has changed.
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
