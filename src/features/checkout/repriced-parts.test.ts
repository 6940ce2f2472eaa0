import { describe, expect, it } from 'vitest';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { PriceChange } from '#domain/contract.ts';
import { repricedParts } from './repriced-parts.ts';

const chf = (amount: number) => ({ amount, currency: 'CHF' });

interface Example {
  before: number;
  now?: number;
  levels?: (1 | 2)[];
}

/** Only the compared properties. */
function example(name: string, { before, now = before, levels = [] }: Example): CheckoutPart {
  const kind: PriceChange['kind'] = now === before ? 'same' : now > before ? 'dearer' : 'cheaper';
  const priced = {
    offer: name,
    total: { asked: chf(now) },
    change: { kind, before: chf(before), after: chf(now), withinTolerance: now <= before },
    verdict: { inPolicy: levels.length === 0, levels },
  };
  return { kind: 'hotel', result: { id: name, name }, priced } as unknown as CheckoutPart;
}

const room = example('Room', { before: 400 });
const car = example('Car', { before: 200 });
const flight = example('Flight', { before: 900 });
const fee = { bookingFee: chf(9) };

describe('the outcome of several parts', () => {
  it('is null while no question is needed', () => {
    expect(repricedParts('resting', [room, car], null, fee)).toBeNull();
  });

  it('names each part whose price has changed, and the total with the fee', () => {
    const proposal = [
      example('Room', { before: 400, now: 450 }),
      car,
      example('Flight', { before: 900, now: 880 }),
    ];
    expect(repricedParts('dearer', [room, car, flight], proposal, fee)).toMatchObject({
      type: 'dearer',
      priced: [
        { name: 'Room', change: { before: chf(400), after: chf(450) } },
        { name: 'Flight', change: { before: chf(900), after: chf(880) } },
      ],
      total: { before: chf(1509), after: chf(1539) },
    });
  });

  it('compares with the price on the page, which had risen a little since the offer was made', () => {
    const shown = example('Room', { before: 400, now: 408 });
    const proposal = [example('Room', { before: 400, now: 450 }), car];
    expect(repricedParts('dearer', [shown, car], proposal, fee)).toMatchObject({
      priced: [{ name: 'Room', change: { before: chf(408), after: chf(450) } }],
      total: { before: chf(617), after: chf(659) },
    });
  });

  it('leaves out a part whose price is the one on the page', () => {
    const shown = example('Room', { before: 400, now: 408 });
    const proposal = [shown, example('Car', { before: 200, now: 250 })];
    expect(repricedParts('dearer', [shown, car], proposal, fee)).toMatchObject({
      priced: [{ name: 'Car', change: { before: chf(200), after: chf(250) } }],
    });
  });

  it('names a part at the same price that another approver has to approve now', () => {
    const proposal = [room, example('Car', { before: 200, levels: [1] })];
    expect(repricedParts('verdictChanged', [room, car], proposal, fee)).toMatchObject({
      priced: [{ name: 'Car', verdict: { levels: [1] } }],
    });
  });

  it('has no total where there is no exchange rate', () => {
    const abroad = example('Abroad', { before: 300, now: 310 });
    abroad.priced.total = { asked: { amount: 310, currency: 'GBP' } };
    expect(repricedParts('dearer', [room, abroad], [room, abroad], fee)).toMatchObject({ total: null });
  });
});

it('a single part is shown without its name and without a total', () => {
  const dearer = example('Room', { before: 400, now: 450 });
  expect(repricedParts('dearer', [room], [dearer], fee)).toEqual({ type: 'dearer', priced: [dearer.priced] });
  const shown = example('Room', { before: 400, now: 408 });
  expect(repricedParts('dearer', [shown], [dearer], fee)).toMatchObject({
    priced: [{ change: { before: chf(408), after: chf(450) } }],
  });
});
