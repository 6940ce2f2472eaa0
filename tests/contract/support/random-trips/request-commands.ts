import fc from 'fast-check';
import { PEOPLE_COUNT, PERSON_INDEX } from './trip-people.ts';

/** What people do with requests in words; people by their index, trips and parts by a number that is counted round. */
export type RequestCommand =
  | { type: 'ask'; by: number; traveler: number }
  | { type: 'write'; by: number; trip: number }
  | { type: 'record'; by: number; trip: number; francs: number }
  | { type: 'cancelExternal'; by: number; trip: number; part: number; percent: number }
  | { type: 'close'; by: number; trip: number };

const TYPES: ReadonlySet<string> = new Set<RequestCommand['type']>([
  ...(['ask', 'write', 'record', 'cancelExternal', 'close'] as const),
]);

export function isRequestCommand(command: { type: string }): command is RequestCommand {
  return TYPES.has(command.type);
}

const anyPlace = fc.nat(PEOPLE_COUNT - 1);
const trip = fc.nat(999);
const { free, bound, boundTwice, arranger, admin, siteAdmin } = PERSON_INDEX;
/** Mostly a person who works for the agency. */
const agent = fc.oneof(anyPlace, fc.constantFrom(arranger, arranger, admin, siteAdmin));

const requests: fc.Arbitrary<RequestCommand> = fc
  .record({
    traveler: fc.constantFrom(free, bound, boundTwice),
    other: fc.option(anyPlace, { nil: null, freq: 1 }),
  })
  .map(({ traveler, other }) => ({ type: 'ask', traveler, by: other ?? traveler }));

const messages: fc.Arbitrary<RequestCommand> = fc.record({
  type: fc.constant('write' as const),
  by: anyPlace,
  trip,
});

const recordings: fc.Arbitrary<RequestCommand> = fc.record({
  type: fc.constant('record' as const),
  by: agent,
  trip,
  francs: fc.integer({ min: 1, max: 900 }),
});

const cancellations: fc.Arbitrary<RequestCommand> = fc.record({
  type: fc.constant('cancelExternal' as const),
  by: agent,
  trip,
  part: fc.nat(3),
  percent: fc.constantFrom(0, 30, 100, 101),
});

const closings: fc.Arbitrary<RequestCommand> = fc.record({
  type: fc.constant('close' as const),
  by: anyPlace,
  trip,
});

export const requestCommands: fc.Arbitrary<RequestCommand> = fc.oneof(
  { weight: 3, arbitrary: requests },
  { weight: 2, arbitrary: messages },
  { weight: 5, arbitrary: recordings },
  { weight: 3, arbitrary: cancellations },
  { weight: 1, arbitrary: closings },
);
