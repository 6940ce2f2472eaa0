import { describe, expect, it } from 'vitest';
import { CHANGED_STAY } from '#tests/support/change-target.ts';
import { orderOf } from '#tests/support/charts/checkout-examples.ts';
import { changeOf } from '#tests/support/charts/review-examples.ts';
import { damaged } from '#tests/support/damaged.ts';
import { changedBy, isSentChange, joinSentRequest, splitSentRequest } from './sent-request.ts';

const { tripId, partId, title, startsOn, endsOn } = CHANGED_STAY;
const INFO = { comment: 'late' };
const ORDER = { key: 'key-1', request: orderOf() };
const CHANGE = { key: 'key-2', request: changeOf() };

describe('what may have been sent', () => {
  it.each([
    ['an order', { checkout: { info: INFO, order: ORDER, trip: null } }, ORDER],
    [
      'a change',
      { checkout: { info: INFO, change: CHANGE }, changes: CHANGED_STAY },
      { ...CHANGE, changes: { tripId, partId, title, startsOn, endsOn } },
    ],
  ])('is taken out of a draft that is saved, and put back when it is read: %s', (_, saved, sent) => {
    const { checkout, order } = splitSentRequest(saved);
    expect(order).toEqual(sent);
    expect(checkout).not.toHaveProperty('order');
    expect(checkout).not.toHaveProperty('change');
    expect(joinSentRequest({ ...saved, checkout }, order)).toEqual({ checkout: saved.checkout, order: sent });
    expect(joinSentRequest(saved, null)).toEqual({ checkout: saved.checkout, order: sent });
  });

  it.each([
    ['there is none', { change: null }, CHANGED_STAY],
    ['an order can not be read', { order: damaged(ORDER, 'request.parts', undefined) }, null],
    ['a change can not be read', { change: damaged(CHANGE, 'key', '') }, CHANGED_STAY],
    ['the part of a change is not known', { change: CHANGE }, null],
  ])('stays inside where %s', (_, checkout, changes) => {
    expect(splitSentRequest({ checkout, changes })).toEqual({ checkout, order: null });
  });

  it('says which part it changes, also when nothing else can be read', () => {
    const { order } = splitSentRequest({ checkout: { change: CHANGE }, changes: CHANGED_STAY });
    expect(order && isSentChange(order) && changedBy(order)).toEqual(CHANGED_STAY);
  });
});
