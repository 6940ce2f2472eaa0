import type { Position } from '#domain/geography.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';

/** Places farther away do not describe a location. */
const REACH_KM = 30;

export async function nameOfPoint({ latitude, longitude }: Position): Promise<string> {
  const { near } = await loadGazetteer();
  const found = near(latitude, longitude, REACH_KM).find(({ place }) => !place.isPart);
  return found?.place.name ?? `${latitude.toFixed(3)}, ${longitude.toFixed(3)}`;
}

export async function namedPoint({ latitude, longitude }: Position) {
  return { label: await nameOfPoint({ latitude, longitude }), latitude, longitude };
}

/** Two digits are about a kilometre. */
export const keyOfPoint = ({ latitude, longitude }: Position) =>
  `${latitude.toFixed(2)},${longitude.toFixed(2)}`;

export function joinTitle(...words: (string | undefined)[]): string {
  return words
    .filter((word) => word !== undefined)
    .join(', ')
    .slice(0, 200);
}
