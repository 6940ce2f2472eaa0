import type { SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';
import type { Palette } from './palette.ts';
import { ellipse, HEIGHT, line, plant, polygon, rect, times, WIDTH } from './shapes.ts';

export function drawPool(stars: number, palette: Palette, chance: SeededRandom): string {
  const water = chance.pick(['#6fc3d6', '#58b5cf', '#7fcad1', '#4fa9c8']);
  const shore = chance.between(190, 206);
  return [
    rect(0, 0, WIDTH, HEIGHT, palette.wall),
    times(5, (index) => rect(14 + index * 94, 20, 78, 128, palette.sky, 38)),
    times(5, (index) => ellipse(53 + index * 94, 140, 78, chance.between(20, 60), palette.green)),
    rect(0, 148, WIDTH, HEIGHT - 148, palette.floor),
    polygon('#ffffff', [60, HEIGHT], [110, shore - 6], [388, shore - 6], [440, HEIGHT]),
    polygon(water, [72, HEIGHT], [118, shore], [380, shore], [428, HEIGHT]),
    times(8, (index) => {
      const [x, y] = [chance.between(120, 330), shore + 14 + index * 13];
      return line(x, y, x + chance.between(16, 44), y, '#d8f1f6', 3);
    }),
    times(Math.min(3, stars - 1), (index) => drawLounger(118 + index * 92, palette)),
    plant(30, 236, chance.between(80, 110), palette.green, palette.accent),
    plant(452, 236, chance.between(80, 110), palette.green, palette.accent),
  ].join('');
}

function drawLounger(left: number, palette: Palette): string {
  return [
    polygon(palette.fabric, [left, 150], [left + 10, 150], [left + 24, 170], [left + 14, 172]),
    rect(left + 14, 166, 52, 8, palette.fabric, 3),
    line(left + 20, 174, left + 20, 184, palette.wood, 3),
    line(left + 60, 174, left + 60, 184, palette.wood, 3),
  ].join('');
}
