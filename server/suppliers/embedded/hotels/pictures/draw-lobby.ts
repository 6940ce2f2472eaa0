import type { SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';
import type { Palette } from './palette.ts';
import { circle, ellipse, HEIGHT, line, plant, rect, times, WIDTH } from './shapes.ts';

const FLOOR = 232;

export function drawLobby(stars: number, palette: Palette, chance: SeededRandom): string {
  const desk = chance.between(40, 80);
  const deskWidth = 150 + stars * 8;
  const sofa = desk + deskWidth + 60;
  return [
    rect(0, 0, WIDTH, HEIGHT, palette.wall),
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, palette.floor),
    times(4, (index) => line(index * 160 - 40, HEIGHT, 120 + index * 80, FLOOR, palette.wall, 2)),
    drawShelf(desk + 14, deskWidth - 28, palette, chance),
    times(stars, (index) =>
      drawPendant(desk + ((index + 0.5) * deskWidth) / stars, chance.between(54, 80), palette),
    ),
    rect(desk - 8, 178, deskWidth + 16, 10, palette.trim, 3),
    rect(desk, 188, deskWidth, 64, palette.wood, 3),
    rect(desk + 12, 200, deskWidth - 24, 40, palette.accent, 3),
    circle(desk + deskWidth * 0.3, 172, 7, palette.lit),
    ellipse(sofa + 60, 284, 190, 36, palette.fabric),
    drawSofa(sofa, palette),
    plant(WIDTH - 26, 268, chance.between(80, 120), palette.green, palette.accent),
  ].join('');
}

function drawShelf(left: number, width: number, palette: Palette, chance: SeededRandom): string {
  const columns = Math.floor(width / 22);
  return (
    rect(left, 92, width, 66, palette.wood, 3) +
    times(columns * 3, (index) => {
      const [x, y] = [left + 6 + (index % columns) * 22, 98 + Math.floor(index / columns) * 20];
      return rect(x, y, 16, 14, chance.once(3) ? palette.lit : palette.wall, 1);
    })
  );
}

function drawPendant(x: number, length: number, palette: Palette): string {
  return line(x, 0, x, length, palette.far, 2) + ellipse(x, length + 6, 26, 16, palette.lit);
}

function drawSofa(left: number, palette: Palette): string {
  return [
    rect(left, 196, 120, 44, palette.fabric, 10),
    rect(left - 10, 210, 20, 52, palette.fabric, 8),
    rect(left + 110, 210, 20, 52, palette.fabric, 8),
    rect(left + 6, 230, 108, 28, palette.trim, 6),
    rect(left, 262, 8, 12, palette.wood),
    rect(left + 112, 262, 8, 12, palette.wood),
  ].join('');
}
