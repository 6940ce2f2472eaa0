import { describe, expect, it } from 'vitest';
import type { SectionValues } from '#domain/records/section-values.ts';
import { cardFields } from './card-fields.tsx';
import { readFields } from './read-fields.ts';

const FIELDS = [cardFields({ maxItems: 20, today: '2027-03-14' })];
const EXPIRED = { _id: '1', name: 'Anna Keller', expiryDate: '02/27', isDefault: false };

function findFaults(row: Record<string, string>, cards: readonly SectionValues[] = [EXPIRED]) {
  return Object.keys(readFields(FIELDS, { creditCards: [row] }, { creditCards: cards }).faults);
}

describe('the expiry of a card', () => {
  it('stays as it is once it is past, when something else is corrected', () => {
    expect(findFaults({ _row: '1', name: 'Anna Keller-Frei', expiryDate: '02/27' })).toEqual([]);
  });

  it('is not changed to one that is past', () => {
    expect(findFaults({ _row: '1', name: 'Anna Keller', expiryDate: '01/27' })).toEqual([
      'creditCards.0.expiryDate',
    ]);
  });

  it('is not past for a new card', () => {
    const row = { _row: 'new-0', number: '4242424242424242', name: 'Anna Keller' };
    expect(findFaults({ ...row, expiryDate: '02/27' })).toEqual(['creditCards.0.expiryDate']);
    expect(findFaults({ ...row, expiryDate: '03/27' })).toEqual([]);
  });
});
