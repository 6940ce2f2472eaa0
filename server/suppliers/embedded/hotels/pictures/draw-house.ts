import type { SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';
import type { Palette } from './palette.ts';
import { circle, HEIGHT, line, plant, polygon, rect, tiles, times, WIDTH } from './shapes.ts';

const STREET = 270;
const STOREY = 27;

export function drawHouse(stars: number, palette: Palette, chance: SeededRandom): string {
  const storeys = Math.min(8, stars + 1 + chance.between(0, 2));
  const columns = chance.between(4, 5 + Math.min(3, stars));
  const width = columns * 34 + 18;
  const left = (WIDTH - width) / 2 + chance.between(-30, 30);
  const top = STREET - storeys * STOREY - 10;
  return [
    rect(0, 0, WIDTH, HEIGHT, palette.sky),
    circle(chance.between(40, WIDTH - 40), chance.between(30, 70), chance.between(14, 24), '#fff6dd'),
    drawNeighbours(palette, chance),
    drawRoof(left, top, width, palette, chance),
    rect(left, top, width, STREET - top, palette.facade),
    drawWindows(left, top, storeys, columns, palette, chance),
    drawGroundFloor(left, width, palette),
    rect(0, STREET, WIDTH, 14, '#cfcac2'),
    rect(0, STREET + 14, WIDTH, HEIGHT - STREET - 14, '#8d9299'),
    times(5, (index) => rect(20 + index * 100, STREET + 32, 46, 4, '#e8e6e0', 2)),
    plant(left - 26, STREET + 4, chance.between(50, 90), palette.green, null),
    plant(left + width + 28, STREET + 4, chance.between(50, 90), palette.green, null),
  ].join('');
}

function drawNeighbours({ far }: Palette, chance: SeededRandom): string {
  if (chance.once(3)) {
    const peak = chance.between(90, 150);
    return (
      polygon(far, [-40, STREET], [chance.between(60, 140), peak], [300, STREET]) +
      polygon(far, [180, STREET], [chance.between(320, 400), peak + 20], [WIDTH + 60, STREET])
    );
  }
  return times(9, (index) => {
    const height = chance.between(50, 150);
    return rect(index * 56 - 10, STREET - height, chance.between(40, 56), height, far);
  });
}

function drawRoof(left: number, top: number, width: number, palette: Palette, chance: SeededRandom): string {
  const right = left + width;
  const shape = chance.between(0, 3);
  if (shape === 0) return rect(left - 6, top - 8, width + 12, 9, palette.trim);
  if (shape === 1)
    return polygon(palette.wood, [left - 12, top], [(left + right) / 2, top - 46], [right + 12, top]);
  if (shape === 2)
    return polygon(
      palette.accent,
      [left - 8, top],
      [left + 14, top - 32],
      [right - 14, top - 32],
      [right + 8, top],
    );
  return (
    rect(left + width * 0.2, top - 20, width * 0.6, 21, palette.facade) +
    rect(left + width * 0.2 - 4, top - 25, width * 0.6 + 8, 6, palette.trim)
  );
}

function drawWindows(
  left: number,
  top: number,
  storeys: number,
  columns: number,
  palette: Palette,
  chance: SeededRandom,
): string {
  const places = Array.from({ length: (storeys - 1) * columns }, (_, index) => {
    const [column, storey] = [index % columns, Math.floor(index / columns)];
    return [left + 17 + column * 34, top + 10 + storey * STOREY] as const;
  });
  const lit = new Set(places.filter(() => chance.once(4)));
  const moved = (x: number, y: number) => places.map((place) => [place[0] + x, place[1] + y] as const);
  return [
    tiles(
      places.filter((place) => !lit.has(place)),
      18,
      17,
      palette.glass,
    ),
    tiles([...lit], 18, 17, palette.lit),
    chance.once(3)
      ? tiles(moved(-4, 14), 26, 4, palette.accent)
      : tiles(moved(-2, 17), 22, 2.5, palette.trim),
  ].join('');
}

function drawGroundFloor(left: number, width: number, palette: Palette): string {
  const door = left + width / 2;
  return [
    rect(left, STREET - 34, width, 34, palette.trim),
    rect(left + 10, STREET - 27, width / 2 - 40, 20, palette.lit, 2),
    rect(door + 30, STREET - 27, width / 2 - 40, 20, palette.lit, 2),
    rect(door - 16, STREET - 30, 32, 30, palette.wood),
    line(door, STREET - 28, door, STREET, palette.lit, 2),
    polygon(
      palette.accent,
      [door - 30, STREET - 30],
      [door - 22, STREET - 44],
      [door + 22, STREET - 44],
      [door + 30, STREET - 30],
    ),
  ].join('');
}
