import { distanceKm, type Position } from '#domain/geography.ts';
import type { SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';
import type { District, Town } from './town.ts';

export const FARTHEST_KM = 8;
const KM_PER_DEGREE = 111.19;
const DISTRICT_KM = 0.35;

export function findSite(
  town: Pick<Town, 'center' | 'districts' | 'spreadKm'>,
  chance: SeededRandom,
): Position & { district: District | null } {
  const district = town.districts.length > 0 && chance.next() < 0.55 ? chance.pick(town.districts) : null;
  const from = district ?? town.center;
  const farthest = FARTHEST_KM - (district ? distanceKm(town.center, district) : 0);
  const spread = district ? DISTRICT_KM : town.spreadKm;
  const away = Math.min(farthest * 0.99, spread * Math.exp(0.7 * normal(chance)));
  return { ...moved(from, away, chance.next() * 2 * Math.PI), district };
}

function normal(chance: SeededRandom): number {
  return Math.sqrt(-2 * Math.log(1 - chance.next())) * Math.cos(2 * Math.PI * chance.next());
}

function moved({ latitude, longitude }: Position, km: number, angle: number): Position {
  const east = KM_PER_DEGREE * Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return {
    latitude: rounded(Math.max(-90, Math.min(90, latitude + (km * Math.cos(angle)) / KM_PER_DEGREE))),
    longitude: rounded(((longitude + (km * Math.sin(angle)) / east + 540) % 360) - 180),
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
