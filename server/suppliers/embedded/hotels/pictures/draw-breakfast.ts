import type { SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';
import type { Palette } from './palette.ts';
import { circle, ellipse, HEIGHT, line, polygon, rect, times, WIDTH } from './shapes.ts';

export function drawBreakfast(stars: number, palette: Palette, chance: SeededRandom): string {
  return [
    rect(0, 0, WIDTH, HEIGHT, palette.wall),
    drawWindows(palette, chance),
    rect(0, 178, WIDTH, HEIGHT - 178, palette.wood),
    polygon('#ffffff', [30, HEIGHT], [80, 186], [400, 186], [450, HEIGHT]),
    polygon(palette.fabric, [190, HEIGHT], [206, 186], [274, 186], [290, HEIGHT]),
    drawPlate(150, 254, palette, chance),
    drawCup(chance.between(256, 276), 226, palette),
    drawGlass(330, 240, chance.pick(['#f5a623', '#e5533d', '#f2cf63'])),
    drawFlowers(240, 186, 1 + stars, palette, chance),
  ].join('');
}

function drawWindows(palette: Palette, chance: SeededRandom): string {
  const hills = chance.between(90, 120);
  return times(3, (index) => {
    const left = 24 + index * 150;
    return [
      rect(left - 5, 19, 136, 140, palette.trim, 3),
      rect(left, 24, 126, 130, palette.sky),
      polygon(palette.green, [left, 154], [left + 50, hills], [left + 126, hills + 34], [left + 126, 154]),
      line(left + 63, 24, left + 63, 154, palette.trim, 4),
    ].join('');
  });
}

function drawPlate(x: number, y: number, palette: Palette, chance: SeededRandom): string {
  return [
    ellipse(x, y, 124, 56, palette.far),
    ellipse(x, y - 3, 116, 50, '#fdfcfa'),
    ellipse(x, y - 4, 80, 32, palette.wall),
    times(chance.between(1, 3), (index) =>
      ellipse(x - 20 + index * 22, y - 10 + (index % 2) * 6, 34, 18, '#d69b4a'),
    ),
    circle(x + 20, y, 6, '#c0392b'),
    line(x + 76, y - 22, x + 84, y + 22, palette.far, 4),
    line(x - 76, y - 22, x - 84, y + 22, palette.far, 4),
  ].join('');
}

function drawCup(x: number, y: number, palette: Palette): string {
  return [
    ellipse(x, y + 28, 84, 28, palette.far),
    circle(x + 28, y + 8, 12, palette.accent),
    circle(x + 28, y + 8, 6, '#ffffff'),
    rect(x - 26, y - 12, 52, 38, palette.accent, 12),
    ellipse(x, y - 10, 50, 14, '#5a3a28'),
  ].join('');
}

function drawGlass(x: number, y: number, juice: string): string {
  return (
    polygon('#ffffff', [x - 18, y - 44], [x + 18, y - 44], [x + 13, y + 22], [x - 13, y + 22]) +
    polygon(juice, [x - 16, y - 26], [x + 16, y - 26], [x + 12, y + 20], [x - 12, y + 20])
  );
}

function drawFlowers(x: number, y: number, count: number, palette: Palette, chance: SeededRandom): string {
  const stems = times(count, (index) => {
    const [tipX, tipY] = [x + (index - (count - 1) / 2) * 16, y - chance.between(50, 78)];
    return (
      line(x, y - 20, tipX, tipY, palette.green, 3) +
      circle(tipX, tipY, 8, chance.pick([palette.accent, palette.fabric, '#f2cf63']))
    );
  });
  return `${stems}${rect(x - 11, y - 30, 22, 40, palette.glass, 5)}`;
}
