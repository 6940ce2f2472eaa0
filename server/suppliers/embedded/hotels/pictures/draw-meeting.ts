import type { SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';
import type { Palette } from './palette.ts';
import { circle, HEIGHT, line, plant, polygon, rect, times, WIDTH } from './shapes.ts';

export function drawMeeting(stars: number, palette: Palette, chance: SeededRandom): string {
  const chairs = Math.min(6, stars + 1);
  const gap = 340 / chairs;
  return [
    rect(0, 0, WIDTH, HEIGHT, palette.wall),
    rect(0, 214, WIDTH, HEIGHT - 214, palette.floor),
    times(3, (index) => rect(70 + index * 130, 0, 80, 10, palette.lit, 4)),
    drawScreen(chance.between(130, 170), palette, chance),
    times(chairs, (index) => rect(80 + index * gap, 176, gap - 16, 46, palette.fabric, 8)),
    polygon(palette.wood, [20, 262], [76, 212], [404, 212], [460, 262]),
    rect(20, 262, 440, 12, palette.wood, 3),
    line(60, 274, 60, HEIGHT, palette.far, 8),
    line(420, 274, 420, HEIGHT, palette.far, 8),
    times(
      chairs,
      (index) =>
        circle(94 + index * gap, 236, 5, palette.trim) + rect(104 + index * gap, 230, 22, 12, '#ffffff', 1),
    ),
    plant(36, 216, chance.between(70, 110), palette.green, palette.accent),
  ].join('');
}

function drawScreen(left: number, palette: Palette, chance: SeededRandom): string {
  return [
    rect(left, 34, 190, 116, '#3f4750', 5),
    rect(left + 6, 40, 178, 104, '#fdfcfa', 2),
    times(7, (index) => {
      const height = 14 + index * 7 + chance.between(0, 20);
      return rect(
        left + 20 + index * 22,
        136 - height,
        14,
        height,
        index % 2 ? palette.accent : palette.fabric,
        1,
      );
    }),
    line(left + 16, 137, left + 174, 137, palette.far, 2),
  ].join('');
}
