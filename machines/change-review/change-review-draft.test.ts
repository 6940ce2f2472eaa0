import { expect, it } from 'vitest';
import { chf } from '#tests/support/charts/review-examples.ts';
import { damaged } from '#tests/support/damaged.ts';
import { readReviewDraft } from './change-review-draft.ts';

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
