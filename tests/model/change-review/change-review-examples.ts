import { createEmptyActor } from 'xstate';
import type { ReviewInput } from '#machines/change-review/change-review-setup.ts';
import { CHANGED_STAY } from '#tests/support/change-target.ts';
import { changeOf, part } from '#tests/support/charts/review-examples.ts';
import type { StartName } from './change-review-starts.ts';

/** The inputs of the chart; each start differs by the name of its part. */
export function inputOf(name: StartName): ReviewInput {
  return {
    booking: createEmptyActor(),
    changes: { ...CHANGED_STAY, title: name },
    part: part(),
    saved: name === 'a change' ? { info: {}, change: CHANGE } : null,
  };
}

export const CHANGE = { key: 'key-1', request: changeOf() };
