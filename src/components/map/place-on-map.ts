export interface Size {
  width: number;
  height: number;
}

export interface ScreenPosition {
  x: number;
  y: number;
}

const GAP = 4;

/**
 * The left upper corner of a marker that stands on its point, moved so that the map shows the whole marker; null
 * when the point itself is outside.
 */
export function placeOnMap({ x, y }: ScreenPosition, marker: Size, map: Size): ScreenPosition | null {
  if (x < 0 || y < 0 || x > map.width || y > map.height) return null;
  return {
    x: Math.round(limit(x - marker.width / 2, map.width - marker.width)),
    y: Math.round(limit(y - marker.height, map.height - marker.height)),
  };
}

function limit(start: number, end: number): number {
  return Math.max(GAP, Math.min(start, end - GAP));
}
