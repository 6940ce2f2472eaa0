import type { RoomType } from '#domain/policy/offer.ts';

interface RoomKind {
  roomType: RoomType;
  /** OTA code (BED). */
  bedType: number;
  beds: number;
}

const [DOUBLE_BED, TWIN_BED, SINGLE_BED] = [1, 8, 9];

const DOUBLE: RoomKind = { roomType: 'double', bedType: DOUBLE_BED, beds: 1 };
const TRIPLE: RoomKind = { roomType: 'triple', bedType: SINGLE_BED, beds: 3 };
const QUADRUPLE: RoomKind = { roomType: 'quadruple', bedType: TWIN_BED, beds: 4 };
const SUITE: RoomKind = { roomType: 'suite', bedType: DOUBLE_BED, beds: 1 };

/** A room code begins with its type, such as DBL.ST: this much of it is documented. */
const KINDS: Readonly<Record<string, RoomKind>> = {
  SGL: { roomType: 'single', bedType: SINGLE_BED, beds: 1 },
  DUS: { roomType: 'single', bedType: DOUBLE_BED, beds: 1 },
  DBL: DOUBLE,
  DBT: DOUBLE,
  TWN: { roomType: 'twin', bedType: TWIN_BED, beds: 2 },
  TPL: TRIPLE,
  QUA: QUADRUPLE,
  SUI: SUITE,
  JSU: SUITE,
};

/** A type that is not known is taken for a room for as many as sleep in it. */
export function roomKindOf(code: string, guests: number): RoomKind {
  const known = KINDS[code.split('.')[0] ?? ''];
  if (known) return known;
  if (guests <= 2) return DOUBLE;
  return guests === 3 ? TRIPLE : QUADRUPLE;
}

interface Meals {
  /** OTA code (MPT). */
  mealPlan: number;
  breakfastIncluded: boolean;
}

const [ALL_INCLUSIVE, FULL_BOARD, HALF_BOARD, ROOM_ONLY, SELF_CATERING, BREAKFAST] = [1, 10, 12, 14, 15, 19];

const meals = (mealPlan: number): Meals => ({ mealPlan, breakfastIncluded: true });
const breakfast = meals(BREAKFAST);

const BOARDS: Readonly<Record<string, Meals>> = {
  AI: meals(ALL_INCLUSIVE),
  AS: meals(ALL_INCLUSIVE),
  TI: meals(ALL_INCLUSIVE),
  FB: meals(FULL_BOARD),
  HB: meals(HALF_BOARD),
  BB: breakfast,
  AB: breakfast,
  CB: breakfast,
  DB: breakfast,
  GB: breakfast,
  IB: breakfast,
  LB: breakfast,
  SB: breakfast,
  SC: { mealPlan: SELF_CATERING, breakfastIncluded: false },
};

/** A board that is not known promises no meal. */
export function mealsOf(boardCode: string): Meals {
  return BOARDS[boardCode] ?? { mealPlan: ROOM_ONLY, breakfastIncluded: false };
}

/** From a category such as 4EST, 5LUX or H3_5; 0 where it has none. */
export function starsOf(categoryCode: string): number {
  return Number(/[1-5]/.exec(categoryCode)?.[0] ?? 0);
}
