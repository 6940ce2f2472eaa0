import { CALM, decide, LAST, REPAIR, type Scenario, TOO_LATE, WORK } from './scenario-steps.ts';
import type { TripCommand } from './trip-commands.ts';
import { PERSON_INDEX } from './trip-people.ts';

const { free, arranger } = PERSON_INDEX;

const ask = (traveler: number): TripCommand => ({ type: 'ask', by: traveler, traveler });
const close = (by: number): TripCommand => ({ type: 'close', by, trip: LAST });
const RECORD: TripCommand = { type: 'record', by: arranger, trip: LAST, francs: 90 };
const CANCEL: TripCommand = { type: 'cancelExternal', by: arranger, trip: LAST, part: 0, percent: 30 };
const WRITE: TripCommand = { type: 'write', by: arranger, trip: LAST };

/** What the agency books elsewhere, and what becomes of it and of its request. */
export const requestScenarios: Scenario[] = [
  ({ traveler }) => [CALM, ask(traveler), RECORD, decide('reject'), WORK, CANCEL, close(traveler)],
  ({ traveler }) => [CALM, ask(traveler), RECORD, decide('sendBack'), WORK, close(arranger)],
  ({ traveler }) => [CALM, ask(traveler), RECORD, TOO_LATE, REPAIR, WORK],
  ({ traveler, approve }) => [CALM, ask(traveler), RECORD, ...approve, WORK, close(arranger)],
  ({ traveler, approve }) => [CALM, ask(traveler), RECORD, ...approve, close(arranger), WORK],
  ({ traveler, approve }) => [CALM, ask(traveler), RECORD, ...approve, WORK, WRITE, CANCEL],
  () => [CALM, ask(free), RECORD, WORK, CANCEL, close(arranger)],
  () => [CALM, ask(free), close(free)],
];
