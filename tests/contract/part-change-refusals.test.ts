import { beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { refusal } from './support/call.ts';
import { ChangeDesk } from './support/change-desk.ts';
import { sharedApp } from './support/shared-app.ts';

const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });

beforeEach(() => suppliers.forgetFaults());

const chf = (amount: number) => ({ amount, currency: 'CHF' });

describe('refused before anything is changed', () => {
  async function refused(
    send: (desk: ChangeDesk, trip: Trip) => Promise<Parameters<typeof refusal>[0]>,
    booked: (desk: ChangeDesk) => Promise<Trip> = (desk) => desk.booked(),
  ) {
    const desk = await ChangeDesk.open(opened);
    const trip = await booked(desk);
    const answer = refusal(await send(desk, trip));
    expect(await desk.read(trip)).toEqual(trip);
    return answer;
  }

  test('a rate that its supplier can not change', async () => {
    const answer = await refused(
      async (desk, trip) => {
        expect(trip.parts[0]?.changeable).toEqual({ possible: false, reason: 'notChangeable' });
        expect(trip.allowedActions).not.toContain('changePart');
        return await desk.quote(trip, await desk.stay({ nights: 2 }));
      },
      async (desk) => await desk.booked(await desk.stay({ isRefundable: false })),
    );
    expect(answer).toEqual({ status: 409, code: 'not_changeable' });
  });

  test.each([
    [
      'the supplier does not allow it',
      { outcome: 'declined', reason: 'notChangeable' },
      409,
      'not_changeable',
    ],
    ['the supplier does not answer', 'callLost', 503, 'unavailable'],
    ['others were faster', { outcome: 'soldOut' }, 409, 'offer_sold_out'],
    ['it is not sold any more', { outcome: 'expired' }, 410, 'offer_expired'],
  ] as const)('%s', async (_, fault, status, code) => {
    const answer = await refused(async (desk, trip) => {
      const longer = await desk.stay({ nights: 2 });
      suppliers.next('quoteChange', fault);
      return await desk.quote(trip, longer);
    });
    expect(answer).toEqual({ status, code });
  });

  test('the room that is already booked', async () => {
    const desk = await ChangeDesk.open(opened);
    const stay = await desk.stay();
    const trip = await desk.booked(stay);
    expect(refusal(await desk.quote(trip, stay))).toEqual({ status: 409, code: 'nothing_changed' });
    expect(await desk.read(trip)).toEqual(trip);
  });

  test('a room that was sold in the meantime', async () => {
    const answer = await refused(async (desk, trip) => {
      const next = await desk.stay({ after: 1 });
      await desk.booked(next);
      return await desk.quote(trip, next);
    });
    expect(answer).toEqual({ status: 409, code: 'offer_sold_out' });
  });

  test('a price below the current one, and a penalty below the current one', async () => {
    const answer = await refused(async (desk, trip) => {
      const longer = await desk.stay({ nights: 2 });
      const agreed = await desk.agreedTo(trip, longer);
      const less = { ...agreed, price: chf(Math.floor(agreed.price.amount / 2)) };
      expect(refusal(await desk.change(trip, longer, { agreed: less })).code).toBe('price_changed');
      return await desk.change(trip, longer, {
        agreed: { ...agreed, penalty: { amount: 0, currency: 'EUR' } },
      });
    });
    expect(answer).toEqual({ status: 409, code: 'penalty_changed' });
  });

  test('an approval that the user did not agree to, and a missing reason', async () => {
    const answer = await refused(async (desk, trip) => {
      await desk.judgeBy({ hotel: { level1Threshold: chf(1), highestPrice: chf(1) } });
      const longer = await desk.stay({ nights: 2 });
      expect(refusal(await desk.change(trip, longer)).code).toBe('approval_changed');
      return await desk.change(trip, longer, { levels: [1], reason: undefined });
    });
    expect(answer).toEqual({ status: 422, code: 'reason_missing' });
  });

  test('a reference of other travelers', async () => {
    const other = await ChangeDesk.open(opened);
    const answer = await refused(
      async (desk, trip) => await desk.quote(trip, await other.stay({ nights: 2 })),
    );
    expect(answer).toEqual({ status: 422, code: 'offer_invalid' });
  });

  test('another kind of part, and other travelers', async () => {
    const answer = await refused(async (desk, trip) => {
      const { offer } = await desk.stay({ nights: 2 });
      const strangers = [desk.first.companyUserId];
      const others = await desk.quote(trip, { kind: 'hotel', offer, travelers: strangers });
      expect(refusal(others).code).toBe('validation_failed');
      return await desk.quote(trip, { kind: 'car', offer });
    });
    expect(answer).toEqual({ status: 422, code: 'validation_failed' });
  });

  test('a part that has begun', async () => {
    const desk = await ChangeDesk.open(opened);
    const trip = await desk.booked();
    const longer = await desk.stay({ nights: 2 });
    await opened.db
      .updateTable('trip_parts')
      .set({ begins_at: opened.clock.now() })
      .where('trip_id', '=', trip._id)
      .execute();
    const begun = await desk.read(trip);
    expect(begun.parts[0]?.changeable).toEqual({ possible: false, reason: 'begun' });
    expect(begun.withheldActions).toContainEqual({ action: 'changePart', reason: 'begun' });
    expect(refusal(await desk.quote(trip, longer))).toEqual({ status: 409, code: 'action_withheld' });
  });

  test('parts that are only held, or cancelled', async () => {
    const desk = await ChangeDesk.open(opened);
    const trip = await desk.booked();
    const longer = await desk.stay({ nights: 2 });
    await desk.cancel(trip);
    expect(refusal(await desk.quote(trip, longer))).toEqual({ status: 409, code: 'trip_busy' });
    await desk.settled(trip);
    expect(refusal(await desk.quote(trip, longer))).toEqual({ status: 409, code: 'action_withheld' });
  });
});
