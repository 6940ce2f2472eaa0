import type { RoomType } from '#domain/policy/offer.ts';

export type RoomCode = 'sgl' | 'dbl' | 'twn' | 'tpl' | 'qdr' | 'sup' | 'jun' | 'ste';

export interface RoomKind {
  code: RoomCode;
  type: RoomType;
  name: string;
  /** The price factor; 1 for a standard double room. */
  factor: number;
  occupancy: number;
  /** OTA code (BED). */
  bedType: number;
  beds: number;
  /** How many rooms are free on an ordinary night. */
  free: { from: number; to: number };
}

const DOUBLE = 1;
const KING = 3;
const TWIN = 8;
const SINGLE = 9;

export const ROOM_KINDS: Readonly<Record<RoomCode, RoomKind>> = {
  sgl: kind('sgl', 'single', 'Single room', 0.85, 1, SINGLE, 1, { from: 1, to: 6 }),
  dbl: kind('dbl', 'double', 'Double room', 1, 2, DOUBLE, 1, { from: 2, to: 12 }),
  twn: kind('twn', 'twin', 'Twin room', 1, 2, TWIN, 2, { from: 1, to: 8 }),
  tpl: kind('tpl', 'triple', 'Triple room', 1.25, 3, SINGLE, 3, { from: 1, to: 4 }),
  qdr: kind('qdr', 'quadruple', 'Family room for four', 1.45, 4, TWIN, 4, { from: 1, to: 3 }),
  sup: kind('sup', 'double', 'Superior double room', 1.15, 2, KING, 1, { from: 1, to: 6 }),
  jun: kind('jun', 'suite', 'Junior suite', 1.6, 3, KING, 1, { from: 1, to: 3 }),
  ste: kind('ste', 'suite', 'Suite', 2.2, 4, KING, 2, { from: 1, to: 2 }),
};

export function chooseRooms(stars: number, chance: number): readonly RoomKind[] {
  const choices = CHOICES[stars] ?? [];
  const codes = choices[Math.floor(chance * choices.length)] ?? ['dbl'];
  return codes.map((code) => ROOM_KINDS[code]);
}

/** Single travelers are not offered family rooms. */
export function suits(room: RoomKind, guests: number): boolean {
  if (room.occupancy < guests) return false;
  return room.type === 'suite' || room.occupancy <= guests + 1;
}

const MODEST: readonly (readonly RoomCode[])[] = [
  ['sgl', 'dbl', 'twn'],
  ['sgl', 'dbl', 'tpl', 'qdr'],
  ['dbl', 'twn', 'tpl'],
];

const CHOICES: readonly (readonly (readonly RoomCode[])[])[] = [
  [],
  MODEST,
  MODEST,
  [
    ['sgl', 'dbl', 'twn', 'tpl'],
    ['sgl', 'dbl', 'sup', 'twn'],
    ['dbl', 'twn', 'sup', 'qdr'],
    ['sgl', 'dbl', 'twn', 'sup', 'jun'],
  ],
  [
    ['sgl', 'dbl', 'twn', 'sup', 'jun'],
    ['dbl', 'twn', 'sup', 'jun', 'ste'],
    ['sgl', 'dbl', 'sup', 'tpl', 'ste'],
    ['dbl', 'twn', 'sup', 'qdr', 'jun'],
  ],
  [
    ['dbl', 'twn', 'sup', 'jun', 'ste'],
    ['dbl', 'sup', 'tpl', 'jun', 'ste'],
  ],
];

function kind(
  code: RoomCode,
  type: RoomType,
  name: string,
  factor: number,
  occupancy: number,
  bedType: number,
  beds: number,
  free: RoomKind['free'],
): RoomKind {
  return { code, type, name, factor, occupancy, bedType, beds, free };
}
