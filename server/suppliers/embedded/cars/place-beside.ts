import type { Position } from '#domain/geography.ts';
import type { SeededRandom } from '../seeded-random.ts';

const KM_PER_DEGREE = 111.195;

/** A random point within a range of distances, in kilometres. */
export function placeBeside(centre: Position, fromKm: number, toKm: number, chance: SeededRandom): Position {
  const distance = fromKm + (toKm - fromKm) * chance.next();
  const angle = 2 * Math.PI * chance.next();
  const narrowing = Math.max(0.01, Math.cos((centre.latitude * Math.PI) / 180));
  return {
    latitude: rounded(centre.latitude + (distance * Math.cos(angle)) / KM_PER_DEGREE),
    longitude: rounded(
      within180(centre.longitude + (distance * Math.sin(angle)) / (KM_PER_DEGREE * narrowing)),
    ),
  };
}

function within180(longitude: number): number {
  return Math.abs(longitude) <= 180 ? longitude : longitude - 360 * Math.sign(longitude);
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
