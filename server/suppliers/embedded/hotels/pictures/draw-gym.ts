import type { SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';
import type { Palette } from './palette.ts';
import { circle, HEIGHT, line, rect, times, WIDTH } from './shapes.ts';

const FLOOR = 250;

export function drawGym(stars: number, palette: Palette, chance: SeededRandom): string {
  const machines = Math.min(4, 1 + Math.ceil(stars / 2) + chance.between(0, 1));
  return [
    rect(0, 0, WIDTH, HEIGHT, palette.wall),
    rect(20, 36, WIDTH - 40, 150, palette.trim, 4),
    times(4, (index) => rect(26 + index * 108, 42, 104, 138, palette.glass)),
    times(4, (index) => line(40 + index * 108, 170, 90 + index * 108, 60, palette.sky, 6)),
    times(chance.between(4, 7), (index) => rect(20 + index * 64, 10, 44, 8, palette.lit, 4)),
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, palette.far),
    rect(0, FLOOR - 6, WIDTH, 6, palette.accent),
    times(machines, (index) => drawTreadmill(34 + index * 92, palette)),
    drawWeights(machines * 92 + 46, palette, chance),
  ].join('');
}

function drawTreadmill(left: number, palette: Palette): string {
  return [
    rect(left, 262, 76, 12, '#3f4750', 5),
    line(left + 62, 264, left + 50, 182, '#5b6570', 6),
    line(left + 50, 204, left + 18, 212, '#5b6570', 5),
    rect(left + 34, 168, 32, 20, '#3f4750', 4),
    rect(left + 38, 172, 24, 12, palette.accent, 2),
  ].join('');
}

function drawWeights(left: number, palette: Palette, chance: SeededRandom): string {
  const count = Math.max(2, Math.floor((WIDTH - left - 20) / 34));
  return times(2, (shelf) => {
    const y = 206 + shelf * 34;
    return (
      rect(left - 6, y + 10, count * 34, 6, palette.wood, 2) +
      times(count, (index) => {
        const [x, size] = [left + 12 + index * 34, chance.between(6, 10)];
        return (
          line(x - 8, y, x + 8, y, '#5b6570', 4) +
          circle(x - 9, y, size, '#3f4750') +
          circle(x + 9, y, size, '#3f4750')
        );
      })
    );
  });
}
