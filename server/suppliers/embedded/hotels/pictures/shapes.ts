export const WIDTH = 480;
export const HEIGHT = 320;

export function rect(x: number, y: number, width: number, height: number, fill: string, round = 0): string {
  const corner = round > 0 ? ` rx="${round}"` : '';
  return `<rect x="${near(x)}" y="${near(y)}" width="${near(width)}" height="${near(height)}"${corner} fill="${fill}"/>`;
}

/** Many shapes of the same size and colour, combined into one. */
export function tiles(
  places: readonly (readonly [x: number, y: number])[],
  width: number,
  height: number,
  fill: string,
): string {
  const path = places.map(([x, y]) => `M${near(x)} ${near(y)}h${width}v${height}h-${width}z`).join('');
  return `<path d="${path}" fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${near(x)}" cy="${near(y)}" r="${near(radius)}" fill="${fill}"/>`;
}

export function ellipse(x: number, y: number, width: number, height: number, fill: string): string {
  return `<ellipse cx="${near(x)}" cy="${near(y)}" rx="${near(width / 2)}" ry="${near(height / 2)}" fill="${fill}"/>`;
}

export function polygon(fill: string, ...points: readonly (readonly [x: number, y: number])[]): string {
  const corners = points.map(([x, y]) => `${near(x)},${near(y)}`).join(' ');
  return `<polygon points="${corners}" fill="${fill}"/>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, stroke: string, width: number): string {
  const ends = `x1="${near(x1)}" y1="${near(y1)}" x2="${near(x2)}" y2="${near(y2)}"`;
  return `<line ${ends} stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
}

/** A tree in a pot, or without one a tree in the street. */
export function plant(x: number, ground: number, height: number, green: string, pot: string | null): string {
  const stem = line(x, ground, x, ground - height * 0.6, '#6b5344', 3);
  const crown =
    ellipse(x, ground - height * 0.72, height * 0.55, height * 0.6, green) +
    ellipse(x - height * 0.12, ground - height * 0.55, height * 0.34, height * 0.3, green);
  const vessel = pot
    ? polygon(pot, [x - 11, ground - 18], [x + 11, ground - 18], [x + 8, ground], [x - 8, ground])
    : '';
  return stem + crown + vessel;
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

function near(value: number): number {
  return Math.round(value * 10) / 10;
}
