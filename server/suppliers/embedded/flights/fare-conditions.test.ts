import { describe, expect, it } from 'vitest';
import type { FlightQuery } from '#domain/offers/flight-offer.ts';
import { createFlightInventory } from './flight-inventory.ts';

const inventory = createFlightInventory();
const AT = new Date('2026-11-21T09:00:00Z');

async function findFares(source: string, [from, to]: readonly [from: string, to: string]) {
  const query: FlightQuery = {
    legs: [
      {
        origin: { code: from, type: 'airport' },
        destination: { code: to, type: 'airport' },
        date: '2026-12-01',
      },
    ],
    travelers: 1,
    serviceClass: 'Y',
    directOnly: true,
    airlines: [],
  };
  return (await inventory.search(source, query, AT)).flatMap(({ fares }) => fares);
}

async function findKey(plan: string): Promise<string> {
  const keys = (await findFares('network', ['ZRH', 'LHR'])).map(({ key }) => key);
  return keys.find((one) => one.endsWith(`~${plan}`)) ?? expect.fail(`No ${plan} fare`);
}

async function found(key: string, travelers = 1, at = AT) {
  return (await inventory.find(key, travelers, at)) ?? expect.fail(`Nothing behind ${key}`);
}

describe('the conditions of a fare', () => {
  const late = new Date('2026-12-02T00:00:00Z');
  const findConditions = async (plan: string) => {
    const sellable = await found(await findKey(plan), 2);
    const penalty = sellable.penaltyAt(AT);
    return {
      sellable,
      lost: penalty?.amount === sellable.price.amount,
      penalty,
      fee: sellable.changeFeeAt(AT),
    };
  };

  it('of a light one allow nothing', async () => {
    expect(await findConditions('light')).toMatchObject({ lost: true, fee: null });
  });

  it('of a low-cost one may not state the refund, which then counts as none', async () => {
    const fares = await findFares('lowCost', ['STN', 'DUB']);
    const plus = fares.find(({ family }) => family.name === 'Plus');
    expect(plus?.family.refund).toEqual({ allowed: null });
    const sellable = await found(plus?.key ?? '');
    expect(sellable.penaltyAt(AT)).toEqual(sellable.price);
  });

  it('contain the miles it earns, unless the airline has no programme', async () => {
    const { sellable } = await findConditions('light');
    expect(sellable.offer.fare.family.miles).toEqual({ kind: 'percentage', value: 25 });
  });

  it('contain the end of a hold: a day, but not after its last sale', async () => {
    const key = await findKey('light');
    expect((await found(key)).offer.fare.holdUntil).toEqual(new Date('2026-11-22T09:00:00Z'));
    const departure = (await found(key)).offer.itinerary.legs[0]?.segments[0]?.departure;
    const lastSale = new Date(Date.parse(`${departure}Z`) - 7_200_000);
    const late = await found(key, 1, new Date(lastSale.getTime() - 60_000));
    expect(late.offer.fare.holdUntil).toEqual(lastSale);
  });

  it('of a classic one allow a change, for a fee of each traveler', async () => {
    expect(await findConditions('classic')).toMatchObject({
      lost: true,
      fee: { amount: 14_000, currency: 'CHF' },
    });
  });

  it('of a flexible one allow both', async () => {
    expect(await findConditions('flex')).toMatchObject({
      penalty: { amount: 14_000, currency: 'CHF' },
      fee: { amount: 0, currency: 'CHF' },
    });
  });

  it('end with the departure', async () => {
    const { sellable } = await findConditions('flex');
    expect(sellable.penaltyAt(late)).toBeNull();
    expect(sellable.changeFeeAt(late)).toBeNull();
  });
});
