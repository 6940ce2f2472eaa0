import type { PartSpec } from '../practice-offers.ts';
import { NOTHING_PRACTISED } from './desk-model.ts';
import { FIRST_DAY } from './trip-caller.ts';
import type { FaultyCall, Loss, PracticeSwitches, TripCommand } from './trip-commands.ts';

/** What scenarios are about. */
export interface ScenarioInput {
  /** A person whose trips have to be approved, and whether at two levels. */
  traveler: number;
  isTwice: boolean;
  part: PartSpec;
  other: PartSpec;
  approve: TripCommand[];
  /** The part is ordered by the traveler, approved and booked. */
  booked: TripCommand[];
  /** The day to which the part is changed. */
  toDay: number;
}

export type Scenario = (chosen: ScenarioInput) => TripCommand[];

/** The last trip of those that such a command is mostly about. */
export const LAST = -1;

const practise = (switches: Partial<PracticeSwitches>): TripCommand => ({
  type: 'practise',
  switches: { ...NOTHING_PRACTISED, ...switches },
});
export const CALM = practise({});
export const SOLD_OUT = practise({ soldOut: true });
export const DEARER = practise({ priceChangePercent: 12 });
/** A day is over. */
export const TOO_LATE = practise({ clockOffsetMinutes: 1_500 });
/** The day of what is ordered first has begun, so that it is no longer free to cancel, but not yet used. */
export const TOO_LATE_FOR_FREE = practise({ clockOffsetMinutes: FIRST_DAY * 24 * 60 - 60 });
export const WORK: TripCommand = { type: 'workOff' };
export const REPAIR: TripCommand = { type: 'repair' };
export const RISE: TripCommand = { type: 'rise', trip: LAST, part: 0 };
export const RISE_OF_SECOND: TripCommand = { type: 'rise', trip: LAST, part: 1 };

/** By a person who may. */
export const decide = (action: 'approve' | 'reject' | 'sendBack'): TripCommand => ({
  type: 'decide',
  by: null,
  trip: LAST,
  action,
  sees: 'now',
});

/** By the traveler, on a day on which a stay can be changed. */
export const order = (traveler: number, parts: readonly PartSpec[]): TripCommand => ({
  type: 'order',
  by: traveler,
  traveler,
  day: 0,
  parts,
  agrees: true,
  shownAt: null,
});

export const add = (parts: readonly PartSpec[], replaces: boolean): TripCommand => ({
  type: 'add',
  adder: null,
  trip: LAST,
  day: 2,
  parts,
  agrees: true,
  shownAt: null,
  replaces,
});

/** All of it by null. */
export const cancel = (by: number, parts: readonly number[] | null): TripCommand => ({
  type: 'cancel',
  by,
  trip: LAST,
  parts,
  accepts: 'any',
});

export const lose = (call: FaultyCall, what: Loss = 'callLost'): TripCommand => ({
  type: 'lose',
  call,
  what,
});
