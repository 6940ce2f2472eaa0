import { describe, expect, test } from 'vitest';
import type { Money } from '#domain/contract.ts';
import { STAY } from '#stories/support/trip-fixtures.ts';
import type { AgreedPart } from './agreed-part-repository.ts';
import { highestPrice, partsBeyondAgreement, partsWithinTotal } from './highest-price.ts';

const money = (amount: number, currency: string): Money => ({ amount, currency });
const chf = (amount: number) => money(amount, 'CHF');
const gbp = (amount: number) => money(amount, 'GBP');

/** Costs 100.00, and 110.00 at most. */
function agreedPart(
  id: string,
  highestTotal: Money | undefined,
  changes: Partial<AgreedPart> = {},
): AgreedPart {
  const agreement = { userId: 'me', at: '2026-11-20T08:00:00Z', version: 0, base: chf(100_00), highestTotal };
  return {
    id,
    status: 'held',
    details: { ...STAY, price: { asked: chf(100_00), converted: chf(100_00) } },
    price: chf(100_00),
    priceCap: chf(110_00),
    agreement,
    ...changes,
  };
}

const costs = (amount: number) => ({ price: chf(amount) });

describe('the highest price of a part', () => {
  const first = agreedPart('first', chf(212_00));

  test.each([
    ['held', { status: 'held' }, 110_00],
    ['held at a higher price', { status: 'held', ...costs(107_00) }, 105_00],
    ['booked', { status: 'confirmed', ...costs(107_00) }, 105_00],
    ['being booked', { status: 'confirming' }, 102_00],
    ['of an unknown state', { status: 'unknown' }, 102_00],
    ['failed', { status: 'failed', ...costs(107_00) }, 110_00],
    ['cancelled', { status: 'cancelled', ...costs(107_00) }, 110_00],
    ['beyond all', { status: 'confirmed', ...costs(300_00) }, 0],
    ['not agreed to together with it', { status: 'confirmed', ...costs(107_00), agreement: null }, 110_00],
  ] as const)('beside one that is %s', (_, changes, amount) => {
    const other = agreedPart('other', chf(212_00), changes);
    expect(highestPrice(first, [first, other])).toEqual(chf(amount));
  });

  test('is its own where no total was agreed to', () => {
    const other = agreedPart('other', undefined, costs(500_00));
    expect(highestPrice(agreedPart('first', undefined), [other])).toEqual(chf(110_00));
  });

  test('is in its own currency, and no more than the rest of the total by the rate of its order', () => {
    const rate = { date: '2027-03-01', currency: 'GBP', from: '0.8428', to: '0.9412' };
    const price = { asked: gbp(100_00), converted: chf(111_68), rate };
    const abroad = agreedPart('abroad', chf(220_00), {
      details: { ...STAY, price },
      price: gbp(100_00),
      priceCap: gbp(110_00),
    });
    const other = agreedPart('other', chf(220_00), { status: 'confirmed' });
    expect(highestPrice(abroad, [abroad, other])).toEqual(gbp(107_45));
  });
});

test('parts are confirmed together as far as their highest prices stay within the total', () => {
  const parts = (total: number) => ['a', 'b', 'c'].map((id) => agreedPart(id, chf(total)));
  expect(partsWithinTotal(['a', 'b', 'c'], parts(330_00))).toEqual(['a', 'b', 'c']);
  expect(partsWithinTotal(['a', 'b', 'c'], parts(325_00))).toEqual(['a', 'b']);
  expect(partsWithinTotal(['a', 'b', 'c'], parts(301_00))).toEqual(['a']);
});

test('parts are beyond what was agreed to alone, or beside the others', () => {
  const idsBeyond = (...parts: AgreedPart[]) => partsBeyondAgreement(parts).map(({ id }) => id);
  const total = chf(212_00);
  const held = agreedPart('held', total, costs(107_00));
  expect(idsBeyond(held, agreedPart('booked', total, { status: 'confirmed' }))).toEqual([]);
  expect(idsBeyond(held, agreedPart('booked', total, { status: 'confirmed', ...costs(106_00) }))).toEqual([
    'held',
  ]);
  expect(idsBeyond(held, agreedPart('dear', total, costs(111_00)))).toEqual(['dear']);
  expect(idsBeyond(held, agreedPart('other', total, { price: gbp(1_00) }))).toEqual(['other']);
});
