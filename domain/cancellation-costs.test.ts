import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancellationCosts, penaltiesAtPrice } from './cancellation-costs.ts';
import type { Money } from './contract.ts';

const chf = (amount: number): Money => ({ amount, currency: 'CHF' });

const car = (prepaid: boolean, dueAtDesk: number) =>
  ({ kind: 'car', car: { prepaid, dueAtDesk: chf(dueAtDesk) } }) as const;
const PREPAID = { kind: 'hotel', conditions: ['prepaid', 'cityTaxOnSite'] } satisfies Hotel;
const AT_HOTEL = { kind: 'hotel', conditions: ['payAtHotel', 'cardGuarantee'] } satisfies Hotel;
const FLIGHT = { kind: 'flight' } as const;

type Hotel = Extract<Parameters<typeof cancellationCosts>[0], { kind: 'hotel' }>;

describe('the cancellation of', () => {
  it.each([
    ['a flight', FLIGHT],
    ['a stay that is paid with the booking', PREPAID],
    ['a car that is paid with the booking', car(true, 0)],
    ['what the agency has booked', { kind: 'external' }],
  ] as const)('%s pays back what the supplier does not keep', (_, part) => {
    expect(cancellationCosts(part, { refund: chf(300_00), penalty: chf(100_00) })).toEqual({
      refund: chf(300_00),
      penalty: chf(100_00),
    });
  });

  it.each([
    ['a stay', AT_HOTEL, 'hotel'],
    ['a car', car(false, 400_00), 'desk'],
    // The price has risen since it was offered.
    ['a car that has become dearer', car(false, 380_00), 'desk'],
  ] as const)('%s that is paid on site pays nothing back', (_, part, place) => {
    expect(cancellationCosts(part, { refund: chf(300_00), penalty: chf(100_00) })).toEqual({
      refund: chf(0),
      penalty: chf(100_00),
      unpaid: { place, waived: chf(300_00), charged: chf(100_00) },
    });
  });

  it.each([
    ['nothing', 0, { refund: 340_00, waived: 60_00, charged: 0 }],
    ['less than was paid', 100_00, { refund: 240_00, waived: 60_00, charged: 0 }],
    ['all that was paid', 340_00, { refund: 0, waived: 60_00, charged: 0 }],
    ['more than was paid', 350_00, { refund: 0, waived: 50_00, charged: 10_00 }],
    ['all of the price', 400_00, { refund: 0, waived: 0, charged: 60_00 }],
  ])('a car with extras at the desk, for %s', (_, penalty, { refund, waived, charged }) => {
    const terms = { refund: chf(400_00 - penalty), penalty: chf(penalty) };
    expect(cancellationCosts(car(true, 60_00), terms)).toEqual({
      refund: chf(refund),
      penalty: chf(penalty),
      unpaid: { place: 'desk', waived: chf(waived), charged: chf(charged) },
    });
  });
});

it('loses nothing of the price, and pays back no more than was paid', () => {
  const amount = fc.nat(1_000_000);
  const parts = fc.oneof(
    fc.constantFrom(FLIGHT, PREPAID, AT_HOTEL),
    fc.tuple(fc.boolean(), amount).map(([prepaid, due]) => car(prepaid, due)),
  );
  fc.assert(
    fc.property(parts, amount, amount, (part, retained, rest) => {
      const { refund, penalty, unpaid } = cancellationCosts(part, {
        refund: chf(rest),
        penalty: chf(retained),
      });
      const { waived, charged } = unpaid ?? { waived: chf(0), charged: chf(0) };
      expect(refund.amount + penalty.amount + waived.amount).toBe(retained + rest);
      expect(penalty).toEqual(chf(retained));
      expect(Math.min(refund.amount, waived.amount, charged.amount)).toBeGreaterThanOrEqual(0);
      // Nothing is charged as long as something that was paid could be kept.
      expect(Math.min(refund.amount, charged.amount)).toBe(0);
    }),
  );
});

it.each([
  ['cheaper', 205_16, [100_00, 205_16]],
  ['dearer', 240_00, [100_00, 240_00]],
  ['cheaper than a penalty', 90_00, [90_00, 90_00]],
])('after a rate became %s, no penalty is of the price before', (_, after, expected) => {
  const deadlines = [100_00, 223_00].map((amount) => ({ at: '', penalty: chf(amount) }));
  const changed = penaltiesAtPrice(deadlines, { before: chf(223_00), after: chf(after) });
  expect(changed.map(({ penalty }) => penalty.amount)).toEqual(expected);
});
