import type { HotelDetailsAnswer, OfferVerdict, RoomAspect, RoomOption } from '#domain/contract.ts';

/** A room option with its policy verdict. */
export interface OptionWithVerdict extends Omit<RoomOption, 'verdict'> {
  verdict: OfferVerdict;
}

/** A kind of room with the terms on which it is sold, the cheapest first. */
export interface RoomGroup {
  name: string;
  options: readonly [OptionWithVerdict, ...OptionWithVerdict[]];
}

export const ROOM_ASPECTS = [
  'BreakfastIncluded',
  'InPolicy',
  'Refundable',
  'CorporateRate',
] as const satisfies readonly RoomAspect[];

export function optionsWithVerdicts({ options, verdicts }: HotelDetailsAnswer): OptionWithVerdict[] {
  return options.flatMap(({ verdict, ...option }) => {
    const judged = verdicts[verdict];
    return judged ? [{ ...option, verdict: judged }] : [];
  });
}

export function withAspects(
  options: readonly OptionWithVerdict[],
  aspects: readonly RoomAspect[],
): OptionWithVerdict[] {
  return options.filter((option) => aspects.every((aspect) => has(option, aspect)));
}

function has({ room, verdict }: OptionWithVerdict, aspect: RoomAspect): boolean {
  switch (aspect) {
    case 'BreakfastIncluded':
      return room.breakfastIncluded;
    case 'InPolicy':
      return verdict.inPolicy;
    case 'Refundable':
      return room.refundable;
    case 'CorporateRate':
      return room.corporate;
  }
}

/** Groups rooms by name, in the order of the first room of each. */
export function groupRooms(options: readonly OptionWithVerdict[]): RoomGroup[] {
  const groups = new Map<string, RoomGroup>();
  for (const option of options) {
    const name = option.room.roomName;
    const known = groups.get(name);
    groups.set(name, { name, options: known ? [...known.options, option] : [option] });
  }
  return [...groups.values()];
}

/** What the columns of a table of rooms differ in. */
export interface RateConditions {
  breakfast: boolean;
  refundable: boolean;
}

type Rates = readonly [OptionWithVerdict, ...OptionWithVerdict[]];

export interface RoomTableRow extends RoomGroup {
  /** In the order of the columns: the rates on these conditions, the cheapest first; null where there are none. */
  cells: readonly (Rates | null)[];
}

export interface RoomTable {
  columns: readonly RateConditions[];
  rows: readonly RoomTableRow[];
}

/** The rates that can be given back first. */
const COLUMNS: readonly RateConditions[] = [
  { breakfast: false, refundable: true },
  { breakfast: true, refundable: true },
  { breakfast: false, refundable: false },
  { breakfast: true, refundable: false },
];

/** A row for each room and a column for the conditions that any of them is sold on. */
export function tabulateRooms(options: readonly OptionWithVerdict[]): RoomTable {
  const columns = COLUMNS.filter((conditions) => options.some(isOn(conditions)));
  const rows = groupRooms(options).map((group) => ({
    ...group,
    cells: columns.map((conditions) => {
      const [first, ...others] = group.options.filter(isOn(conditions));
      return first ? ([first, ...others] as const) : null;
    }),
  }));
  return { columns, rows };
}

function isOn({ breakfast, refundable }: RateConditions) {
  return ({ room }: OptionWithVerdict) =>
    room.breakfastIncluded === breakfast && room.refundable === refundable;
}
