import { describe, expect, it } from 'vitest';
import { changeWithQuote, FOR_APPROVAL } from '#stories/support/changes-with-quote.ts';
import { findFaults, toChangeInfo, toChangeValues } from './change-values.ts';

const { quote: IN_POLICY } = changeWithQuote({
  verdict: { ...changeWithQuote().quote.verdict, travelers: [] },
});
const { quote: BREAKS_RULE } = changeWithQuote(FOR_APPROVAL);
const EMPTY = toChangeValues({});

describe('the values of a change', () => {
  it('need a reason where a rule is broken', () => {
    expect(findFaults(EMPTY, IN_POLICY)).toEqual({});
    expect(findFaults(EMPTY, BREAKS_RULE)).toEqual({ reasonCode: 'required' });
    expect(findFaults({ ...EMPTY, reasonCode: 'other', reasonText: ' ' }, BREAKS_RULE)).toEqual({
      reasonText: 'required',
    });
    expect(findFaults({ ...EMPTY, reasonCode: 'safety' }, BREAKS_RULE)).toEqual({});
  });

  it('contain only what was entered, and a reason only where one is required', () => {
    const entered = { reasonCode: 'safety' as const, reasonText: ' At night ', comment: ' ' };
    expect(toChangeInfo(entered, IN_POLICY)).toEqual({});
    expect(toChangeInfo(entered, BREAKS_RULE)).toEqual({ reason: { code: 'safety', text: 'At night' } });
    expect(toChangeInfo({ ...EMPTY, comment: ' Longer ' }, IN_POLICY)).toEqual({ comment: 'Longer' });
  });

  it('are restored unchanged', () => {
    const info = { reason: { code: 'other' as const, text: 'The fair' }, comment: 'Longer' };
    expect(toChangeInfo(toChangeValues(info), BREAKS_RULE)).toEqual(info);
  });
});
