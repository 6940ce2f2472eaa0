import fc from 'fast-check';
import type { PartKind, PartSpec } from '../practice-offers.ts';
import { changeScenarios, feeScenarios } from './change-scenarios.ts';
import { requestScenarios } from './request-scenarios.ts';
import {
  add,
  CALM,
  cancel,
  decide,
  lose,
  order,
  REPAIR,
  RISE,
  RISE_OF_SECOND,
  type Scenario,
  type ScenarioInput,
  TOO_LATE,
  TOO_LATE_FOR_FREE,
  WORK,
} from './scenario-steps.ts';
import type { TripCommand } from './trip-commands.ts';
import { PERSON_INDEX } from './trip-people.ts';

const { free, bound, boundTwice } = PERSON_INDEX;

/** The free cancellation ends between the request and the call of its supplier. */
const lateCancellations: Scenario[] = [
  ({ part }) => [
    ...[CALM, order(free, [{ ...part, fate: 'good' }]), WORK, cancel(free, null), TOO_LATE_FOR_FREE, WORK],
    ...[cancel(free, null), WORK, CALM],
  ],
];

/** What was added to a booked trip is approved or not, or is cancelled alone or with the trip. */
const endingsOfAdditions: Scenario[] = [
  ({ approve }) => approve,
  () => [decide('reject')],
  () => [decide('sendBack')],
  () => [TOO_LATE, REPAIR],
  ({ traveler }) => [cancel(traveler, [1])],
  ({ traveler }) => [cancel(traveler, null)],
];

const additions = endingsOfAdditions.map(
  (end): Scenario =>
    (chosen) => [...chosen.booked, add([chosen.part], false), ...end(chosen), WORK, WORK],
);

/** Nothing of a trip is approved, or not in time, or not at what it has risen to. */
const endingsOfRefusals: Scenario[] = [
  () => [decide('reject')],
  () => [decide('sendBack')],
  () => [TOO_LATE, REPAIR],
  ({ traveler }) => [cancel(traveler, null)],
  ({ approve }) => [...approve, RISE, WORK, decide('reject')],
];

const refusals = endingsOfRefusals.map(
  (end): Scenario =>
    (chosen) => [CALM, order(chosen.traveler, [chosen.part]), ...end(chosen), WORK],
);

/** One of two parts can't be booked: the other's hold lapses, or the part is replaced, left out or given back. */
const failures: Scenario[] = [
  ({ part, other }) => [CALM, order(free, [refused(part), other]), WORK, WORK, TOO_LATE, REPAIR, WORK],
  ({ part, other }) => [...halfBooked(part, other), add([part], true), WORK],
  ({ part, other }) => [...halfBooked(part, other), cancel(free, [1]), WORK],
  ({ part }) => [
    ...[CALM, order(free, [refused(part), refused(part)]), lose('confirm'), WORK, WORK, WORK],
    cancel(free, null),
  ],
  ({ part }) => [CALM, order(free, [refused(part)]), WORK, lose('cancel'), lose('lookUp'), WORK, WORK],
];

/** A call is lost on its way, or comes too late. */
const losses: Scenario[] = [
  ({ part }) => [CALM, order(free, [part]), lose('confirm'), lose('lookUp'), WORK, WORK, WORK],
  ({ part }) => [CALM, order(free, [part]), lose('confirm'), WORK, TOO_LATE, WORK],
  ({ part }) => [CALM, order(free, [part]), TOO_LATE, WORK],
  ({ part }) => [CALM, order(free, [part]), RISE, WORK],
  ({ part }) => [CALM, order(free, [part]), lose('confirm', 'answerLost'), WORK, WORK],
  ({ part }) => [CALM, order(free, [part]), WORK, cancel(free, null), lose('cancel'), WORK, WORK, WORK],
  ({ part }) => [
    ...[CALM, order(free, [part]), WORK, cancel(free, null)],
    ...[lose('cancel', 'answerLost'), WORK, WORK],
  ],
];

/** A booking has no answer while its trip waits again for another part, and is not approved any more. */
const unwanted: Scenario[] = (['callLost', 'answerLost'] as const).flatMap((what) =>
  [decide('reject'), decide('approve')].map(
    (decision): Scenario =>
      ({ part, other }) => [
        ...[CALM, order(PERSON_INDEX.bound, [part, { ...other, fate: 'good' }]), decide('approve')],
        ...[RISE_OF_SECOND, lose('confirm', what), WORK, decision, WORK, WORK, WORK],
      ],
  ),
);

function refused(part: PartSpec): PartSpec {
  return { ...part, fate: 'closedDesk' };
}

function halfBooked(part: PartSpec, other: PartSpec): TripCommand[] {
  return [CALM, order(free, [part, refused(other)]), WORK, WORK, WORK];
}

const scenarios = [
  ...changeScenarios,
  ...additions,
  ...refusals,
  ...failures,
  ...losses,
  ...unwanted,
  ...lateCancellations,
  ...requestScenarios,
];

interface Choice {
  isTwice: boolean;
  /** Whether the second kind of part comes first. */
  isSwapped: boolean;
  toDay: number;
}

/** Commands that follow from each other, so that runs reach what chance alone hardly ever does. */
export function scenariosOf(kinds: readonly PartKind[]): fc.Arbitrary<TripCommand[]> {
  const choice = fc.record<Choice>({
    isTwice: fc.boolean(),
    isSwapped: fc.boolean(),
    toDay: fc.constantFrom(1, 2),
  });
  return fc
    .tuple(choice, fc.constantFrom(...scenarios, ...feeScenarios))
    .map(([chosen, scenario]) => scenario(factsOf(kinds, chosen)));
}

/**
 * Each once: stays that become later ones, and rentals with a fee for changes; every other one is approved at two
 * levels.
 */
export function everyScenario(): TripCommand[][] {
  const facts = (isTwice: boolean, isSwapped: boolean) =>
    factsOf(['hotel', 'car'], { isTwice, isSwapped, toDay: 2 });
  return [
    ...scenarios.map((scenario, index) => scenario(facts(index % 2 === 1, false))),
    ...feeScenarios.map((scenario) => scenario(facts(false, true))),
  ];
}

function factsOf(kinds: readonly PartKind[], { isTwice, isSwapped, toDay }: Choice): ScenarioInput {
  const [first = 'car', second = first] = kinds;
  const [kind, otherKind] = isSwapped ? [second, first] : [first, second];
  const part: PartSpec = { kind, fate: 'falling' };
  const other: PartSpec = { kind: otherKind, fate: 'falling' };
  const traveler = isTwice ? boundTwice : bound;
  const approve = isTwice ? [decide('approve'), decide('approve')] : [decide('approve')];
  const booked = [CALM, order(traveler, [part]), ...approve, WORK];
  return { traveler, isTwice, part, other, approve, booked, toDay };
}
