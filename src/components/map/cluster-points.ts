import type { MapPoint } from './map-point.ts';

export interface PointCluster {
  first: MapPoint;
  points: readonly MapPoint[];
}

export interface ScreenPoint {
  point: MapPoint;
  x: number;
  y: number;
}

/** The space that a price needs. */
const CELL = { width: 76, height: 36 };

/**
 * Earlier results in the list keep their position; points that are too close join them. `alone` joins none.
 */
export function clusterPoints(projected: readonly ScreenPoint[], alone: string | null): PointCluster[] {
  const groups = new Map<ScreenPoint, MapPoint[]>();
  const cells = new Map<string, ScreenPoint[]>();

  function nearTo({ x, y }: ScreenPoint): ScreenPoint | undefined {
    const [column, row] = toCell(x, y);
    for (const across of [-1, 0, 1]) {
      for (const down of [-1, 0, 1]) {
        const anchors = cells.get(`${column + across},${row + down}`) ?? [];
        const near = anchors.find(
          (anchor) => Math.abs(anchor.x - x) < CELL.width && Math.abs(anchor.y - y) < CELL.height,
        );
        if (near) return near;
      }
    }
    return undefined;
  }

  for (const entry of projected) {
    const isAlone = entry.point.id === alone;
    const anchor = isAlone ? undefined : nearTo(entry);
    if (anchor) {
      groups.get(anchor)?.push(entry.point);
      continue;
    }
    groups.set(entry, [entry.point]);
    if (isAlone) continue;
    const cell = toCell(entry.x, entry.y).join();
    cells.set(cell, [...(cells.get(cell) ?? []), entry]);
  }
  return [...groups].map(([{ point: first }, points]) => ({ first, points }));
}

function toCell(x: number, y: number): [column: number, row: number] {
  return [Math.floor(x / CELL.width), Math.floor(y / CELL.height)];
}
