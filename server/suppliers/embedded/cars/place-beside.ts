import type { Position } from '#domain/geography.ts';
import type { SeededRandom } from '../seeded-random.ts';

const KM_PER_DEGREE = 111.195;

/** A random point within a range of distances, in kilometres. */
export function placeBeside(center: Position, fromKm: number, toKm: number, chance: SeededRandom): Position {
  const distance = fromKm + (toKm - fromKm) * chance.next();
  const angle = 2 * Math.PI * chance.next();
  const narrowing = Math.max(0.01, Math.cos((center.latitude * Math.PI) / 180));
  return {
    latitude: rounded(center.latitude + (distance * Math.cos(angle)) / KM_PER_DEGREE),
    longitude: rounded(
      within180(center.longitude + (distance * Math.sin(angle)) / (KM_PER_DEGREE * narrowing)),
    ),
  };
}

function within180(longitude: number): number {
  return Math.abs(longitude) <= 180 ? longitude : longitude - 360 * Math.sign(longitude);
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
