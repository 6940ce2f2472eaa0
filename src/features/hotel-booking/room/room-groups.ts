import type { HotelDetailsAnswer, OfferVerdict, RoomAspect, RoomOption } from '#domain/contract.ts';

export interface OptionWithVerdict extends Omit<RoomOption, 'verdict'> {
  verdict: OfferVerdict;
}

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

export function groupRooms(options: readonly OptionWithVerdict[]): RoomGroup[] {
  const groups = new Map<string, RoomGroup>();
  for (const option of options) {
    const name = option.room.roomName;
    const known = groups.get(name);
    groups.set(name, { name, options: known ? [...known.options, option] : [option] });
  }
  return [...groups.values()];
}

export interface RateConditions {
  breakfast: boolean;
  refundable: boolean;
}

type Rates = readonly [OptionWithVerdict, ...OptionWithVerdict[]];

export interface RoomTableRow extends RoomGroup {
  cells: readonly (Rates | null)[];
}

export interface RoomTable {
  columns: readonly RateConditions[];
  rows: readonly RoomTableRow[];
}

const COLUMNS: readonly RateConditions[] = [
  { breakfast: false, refundable: true },
  { breakfast: true, refundable: true },
  { breakfast: false, refundable: false },
  { breakfast: true, refundable: false },
];

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
