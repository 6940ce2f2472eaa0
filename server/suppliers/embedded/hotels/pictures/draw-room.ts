import type { SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';
import type { Palette } from './palette.ts';
import { circle, ellipse, HEIGHT, line, polygon, rect, WIDTH } from './shapes.ts';

const FLOOR = 236;

export function drawRoom(stars: number, palette: Palette, chance: SeededRandom): string {
  const bedLeft = chance.between(60, 90);
  const bedWidth = 150 + stars * 10;
  return [
    rect(0, 0, WIDTH, HEIGHT, palette.wall),
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, palette.floor),
    ellipse(bedLeft + bedWidth / 2, 282, bedWidth + 120, 56, palette.accent),
    drawWindow(bedLeft + bedWidth + 60, palette, chance),
    drawBed(bedLeft, bedWidth, palette, chance),
    drawPainting(bedLeft + bedWidth / 2, palette, chance),
    drawLamp(bedLeft - 26, palette),
    drawLamp(bedLeft + bedWidth + 26, palette),
  ].join('');
}

function drawBed(left: number, width: number, palette: Palette, chance: SeededRandom): string {
  const head = chance.between(60, 90);
  const pillow = (width - 30) / 2;
  return [
    rect(left - 6, 222 - head, width + 12, head + 20, palette.wood, 8),
    rect(left, 186, width, 84, '#ffffff', 8),
    rect(left + 10, 168, pillow, 34, '#fbfaf7', 10),
    rect(left + 20 + pillow, 168, pillow, 34, '#fbfaf7', 10),
    rect(left, 214, width, 62, palette.fabric, 8),
    rect(left, chance.between(222, 240), width, 14, palette.accent),
    rect(left + 6, 276, 10, 12, palette.wood),
    rect(left + width - 16, 276, 10, 12, palette.wood),
  ].join('');
}

function drawWindow(left: number, palette: Palette, chance: SeededRandom): string {
  const width = Math.min(120, WIDTH - left - 24);
  const hills = polygon(
    palette.green,
    [left, 176],
    [left + width * 0.4, chance.between(116, 146)],
    [left + width, 176],
  );
  return [
    rect(left - 6, 50, width + 12, 138, palette.trim, 2),
    rect(left, 56, width, 126, palette.sky),
    circle(left + width * 0.7, 84, 11, '#fff6dd'),
    hills,
    rect(left, 168, width, 14, palette.far),
    line(left + width / 2, 56, left + width / 2, 182, palette.trim, 4),
    rect(left - 18, 42, 24, 160, palette.fabric, 4),
    rect(left + width - 6, 42, 24, 160, palette.fabric, 4),
  ].join('');
}

function drawPainting(center: number, palette: Palette, chance: SeededRandom): string {
  const width = chance.between(60, 100);
  const left = center - width / 2;
  return [
    rect(left, 44, width, 56, palette.wood, 2),
    rect(left + 5, 49, width - 10, 46, palette.sky),
    circle(left + chance.between(20, width - 20), 66, 9, palette.accent),
    polygon(
      palette.far,
      [left + 5, 95],
      [left + width * 0.5, chance.between(66, 80)],
      [left + width - 5, 95],
    ),
  ].join('');
}

function drawLamp(x: number, palette: Palette): string {
  return [
    rect(x - 17, 226, 34, 44, palette.wood, 3),
    line(x, 226, x, 196, palette.trim, 4),
    polygon(palette.lit, [x - 16, 198], [x - 9, 172], [x + 9, 172], [x + 16, 198]),
  ].join('');
}
