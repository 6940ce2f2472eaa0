import { describe, expect, it } from 'vitest';
import { CHANGED_STAY } from '#tests/support/change-target.ts';
import { chf } from '#tests/support/charts/review-examples.ts';
import { damaged } from '#tests/support/damaged.ts';
import { changedBy, joinChange, readReviewDraft, splitChange } from './change-review-draft.ts';

const WHOLE = {
  info: { reason: { code: 'other', text: 'The workshop' }, comment: 'late' },
  change: {
    key: 'key-1',
    request: {
      part: { kind: 'hotel', offer: 'offer' },
      agreed: { price: chf(40_000), penalty: chf(0) },
      levels: [1],
    },
  },
};

it('is read as it was saved, with or without what may be left out', () => {
  expect(readReviewDraft(WHOLE)).toEqual(WHOLE);
  const silent = { ...WHOLE, info: {}, change: null };
  expect(readReviewDraft(silent)).toEqual(silent);
});

it.each([
  ['info', 'reason.code', 7, {}],
  ['info', 'reason.text', 7, {}],
  ['info', 'comment', null, {}],
  ['change', 'key', '', null],
  ['change', 'request.part.offer', undefined, null],
  ['change', 'request.agreed.price.amount', '40', null],
  ['change', 'request.agreed.penalty', undefined, null],
  ['change', 'request.levels', undefined, null],
])('loses its %s where the field %s is %j', (part, field, value, rest) => {
  expect(readReviewDraft(damaged(WHOLE, `${part}.${field}`, value))).toEqual({ ...WHOLE, [part]: rest });
});

describe('the change beside a draft', () => {
  const { tripId, partId, title, startsOn, endsOn } = CHANGED_STAY;
  const changes = { tripId, partId, title, startsOn, endsOn };

  it('is taken out when it is saved, and put back when it is read', () => {
    const { checkout, change } = splitChange(WHOLE, CHANGED_STAY);
    expect(checkout).toEqual({ info: WHOLE.info });
    expect(change).toEqual({ ...WHOLE.change, changes });
    expect(change && joinChange(checkout, change)).toEqual(WHOLE);
    expect(change && changedBy(change)).toEqual(CHANGED_STAY);
  });

  it.each([
    ['there is none', { ...WHOLE, change: null }, CHANGED_STAY],
    ['it can not be read', damaged(WHOLE, 'change.key', ''), CHANGED_STAY],
    ['its part is not known', WHOLE, null],
  ])('stays inside where %s', (_, saved, target) => {
    expect(splitChange(saved, target)).toEqual({ checkout: saved, change: null });
  });
});
