import {
  CALM,
  cancel,
  DEARER,
  LAST,
  lose,
  order,
  REPAIR,
  type Scenario,
  type ScenarioInput,
  SOLD_OUT,
  TOO_LATE,
  WORK,
} from './scenario-steps.ts';
import type { TripCommand } from './trip-commands.ts';

const decideChange = (action: 'approve' | 'reject'): TripCommand => ({
  type: 'decideChange',
  by: null,
  change: 0,
  action,
  sees: 'now',
});
const REJECT = decideChange('reject');

const limit = (francs: number | null): TripCommand => ({ type: 'limitChanges', francs });
/** So much that no change needs an approval. */
const FREE_CHANGES = limit(10_000);

const approveChange = ({ isTwice }: ScenarioInput): TripCommand[] =>
  isTwice ? [decideChange('approve'), decideChange('approve')] : [decideChange('approve')];

const change = ({ toDay }: Pick<ScenarioInput, 'toDay'>): TripCommand => ({
  type: 'change',
  changer: null,
  trip: LAST,
  part: 0,
  fate: null,
  day: toDay,
  agrees: true,
});

/** What becomes of a change that waits for its approval. */
const endingsOfWaiting: Scenario[] = [
  (chosen) => approveChange(chosen),
  (chosen) => [{ type: 'swapApprovers' }, REPAIR, ...approveChange(chosen)],
  (chosen) => [...approveChange(chosen), SOLD_OUT],
  (chosen) => [DEARER, ...approveChange(chosen)],
  () => [REJECT],
  () => [decideChange('approve'), REJECT],
  () => [TOO_LATE, REPAIR],
  ({ traveler }) => [{ type: 'withdrawChange', by: traveler, change: 0 }],
  ({ traveler }) => [cancel(traveler, null)],
];

const waiting = endingsOfWaiting.map(
  (end): Scenario =>
    (chosen) => [...chosen.booked, limit(null), change(chosen), ...end(chosen), WORK, WORK],
);

/** What is done at once, up to a limit. */
const endingsOfWaived: Scenario[] = [
  () => [WORK],
  () => [lose('change'), lose('lookUp'), WORK, WORK, WORK],
  () => [lose('change', 'answerLost'), WORK, WORK],
];

const waived = endingsOfWaived.map(
  (end): Scenario =>
    (chosen) => [...chosen.booked, FREE_CHANGES, change(chosen), ...end(chosen), WORK],
);

const limited: Scenario[] = [0, 20].map((francs) => (chosen) => [
  ...chosen.booked,
  limit(francs),
  change(chosen),
  ...approveChange(chosen),
  WORK,
]);

export const changeScenarios: Scenario[] = [...waiting, ...waived, ...limited];

/** A rental for another day, which costs about the same: only the fee for changes exceeds the limit. */
export const feeScenarios: Scenario[] = [0, 20].map((francs) => (chosen) => [
  ...[CALM, order(chosen.traveler, [{ ...chosen.part, fate: 'good' }]), ...chosen.approve, WORK],
  limit(francs),
  change({ toDay: 1 }),
  ...approveChange(chosen),
  WORK,
]);
