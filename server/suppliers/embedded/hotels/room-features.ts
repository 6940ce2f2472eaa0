import type { House } from './house.ts';
import { mixNoise } from './noise.ts';
import type { RoomKind } from './room-kinds.ts';

const QUEEN = 5;
const KING = 3;
const QUEEN_COUNTRIES = new Set(['US', 'CA', 'MX', 'AU', 'NZ']);

const VIEWS = [null, 'City view', 'Courtyard view', 'Garden view', 'Street view', 'Park view'];
const BEST_VIEWS = ['City view', 'Panorama view', 'Garden view', 'Park view'];

/** OTA codes (RMA): desk, hairdryer, television, private bathroom, non-smoking, wireless internet and so on. */
const BY_STARS: readonly (readonly number[])[] = [
  [],
  [74, 85, 123, 251],
  [28, 74, 85, 123, 142, 251],
  [28, 50, 74, 85, 123, 142, 210, 251],
  [2, 19, 28, 50, 69, 74, 85, 92, 123, 142, 144, 210, 251],
  [2, 13, 19, 28, 50, 55, 69, 74, 85, 92, 123, 126, 142, 144, 207, 210, 251],
];
const SOFA_BED = 102;
const SUITES = BY_STARS.map((codes) => [...codes, SOFA_BED].sort((one, other) => one - other));

const FINE_NAMES: Readonly<Partial<Record<RoomKind['code'], string>>> = {
  dbl: 'Deluxe double room',
  twn: 'Deluxe twin room',
  sup: 'Premier double room',
  jun: 'Premier junior suite',
};

export function roomNameOf({ property }: House, room: RoomKind): string {
  return (property.stars === 5 && FINE_NAMES[room.code]) || room.name;
}

export function chooseView({ seed }: House, room: RoomKind): string | null {
  const views = room.factor > 1.1 && room.type !== 'triple' ? BEST_VIEWS : VIEWS;
  return views[Math.floor(mixNoise(seed, room.factor * 100, room.beds, 3) * views.length)] ?? null;
}

/** OTA code (BED): overseas a double bed is queen size, and in the best hotels everywhere king size. */
export function chooseBedType({ property }: House, room: RoomKind): number {
  if (room.code !== 'dbl') return room.bedType;
  if (property.stars === 5) return KING;
  return QUEEN_COUNTRIES.has(property.address.country) ? QUEEN : room.bedType;
}

export function roomAmenities({ property }: House, room: RoomKind): readonly number[] {
  return (room.type === 'suite' ? SUITES : BY_STARS)[property.stars] ?? [];
}
