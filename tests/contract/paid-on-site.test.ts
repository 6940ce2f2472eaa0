import { describe, expect, test } from 'vitest';
import type { CarCheckAnswer, Money, Trip, TripPartRequest } from '#domain/contract.ts';
import { addMoney, multiplyMoney, subtractMoney } from '#domain/money.ts';
import { call } from './support/call.ts';
import { type Canceller, cancellerOf } from './support/cancellations.ts';
import { carsOf, rentalBody } from './support/cars.ts';
import { ChangeDesk, lastChange } from './support/change-desk.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const NOTHING: Money = { amount: 0, currency: 'CHF' };

const opened = sharedApp();

async function openDesk(): Promise<{ desk: ChangeDesk; canceller: Canceller }> {
  const desk = await ChangeDesk.open(opened);
  return { desk, canceller: cancellerOf(opened, desk.traveler) };
}

interface CarSpec {
  prepaid: boolean;
  dropOff?: string;
  days?: number;
}

/** A car from Zurich that can be cancelled free of charge, at the price that it has now. */
async function car({ traveler }: ChangeDesk, { prepaid, dropOff = 'ZRH', days = 2 }: CarSpec) {
  const travelers = [traveler.companyUserId];
  const { token } = await openSession(opened.deps, traveler);
  const post = async (path: string, body: object) =>
    (await call(opened.app, { method: 'POST', url: `/api/booking/car/${path}`, token, body })).body;
  const body = rentalBody(travelers, 'ZRH', { dropOff: { code: dropOff } });
  const until = new Date(Date.parse(body.pickUpDate) + days * 86_400_000).toISOString().slice(0, 10);
  const found = carsOf(await post('search', { ...body, dropOffDate: until }));
  const wanted = found.find((one) => one.car.refundable && one.car.prepaid === prepaid);
  const checked = (await post('check', { travelers, offer: wanted?.offer })) as CarCheckAnswer;
  if (checked.outcome !== 'priced') return expect.fail(checked.outcome);
  return { kind: 'car', offer: checked.offer } satisfies TripPartRequest;
}

describe('the cancellation of what is paid on site', () => {
  test('pays nothing back for a stay: it need not be paid any more', async () => {
    const { desk, canceller } = await openDesk();
    const trip = await desk.booked();
    const price = trip.total.asked;
    const costs = { refund: NOTHING, penalty: NOTHING };
    const unpaid = { place: 'hotel', waived: price, charged: NOTHING };
    expect(await canceller.quote(trip._id)).toMatchObject([{ ...costs, unpaid }]);
    await canceller.cancelled(trip._id);
    expect((await desk.settled(trip)).parts).toMatchObject([{ status: 'cancelled', ...costs, unpaid }]);
  });

  test('has the hotel charge the penalty once it is not free any more', async () => {
    const { desk, canceller } = await openDesk();
    const trip = await desk.booked(await desk.stay({ nights: 2 }));
    const [part] = trip.parts;
    if (part?.kind !== 'hotel') return expect.fail('The part is no stay');
    const [deadline = expect.fail('It is never free')] = part.room.deadlines;
    await canceller.moveClockBehind(deadline.at, 1);
    const { penalty } = deadline;
    expect(penalty.amount).toBeGreaterThan(0);
    expect(await canceller.quote(trip._id)).toMatchObject([
      {
        refund: NOTHING,
        penalty,
        unpaid: { place: 'hotel', waived: subtractMoney(trip.total.asked, penalty), charged: penalty },
      },
    ]);
  });

  test('is not confused with a stay that was paid with the booking', async () => {
    const { desk, canceller } = await openDesk();
    const trip = await desk.booked(await desk.stay({ isRefundable: false }));
    const [quoted] = await canceller.quote(trip._id);
    expect(quoted).toMatchObject({ refund: NOTHING, penalty: trip.total.asked });
    expect(quoted).not.toHaveProperty('unpaid');
  });

  test('says apart what was paid with the booking and what was due at the desk', async () => {
    const { desk, canceller } = await openDesk();
    const trip = await desk.booked(await desk.stay(), await car(desk, { prepaid: true, dropOff: 'GVA' }));
    const [stay, rental] = trip.parts;
    if (!stay || rental?.kind !== 'car') return expect.fail('The second part is no car');
    const { dueAtDesk } = rental.car;
    expect(dueAtDesk.amount).toBeGreaterThan(0);
    expect(await canceller.quote(trip._id)).toMatchObject([
      { refund: NOTHING, unpaid: { place: 'hotel', waived: stay.price.asked } },
      {
        refund: subtractMoney(rental.price.asked, dueAtDesk),
        penalty: NOTHING,
        unpaid: { place: 'desk', waived: dueAtDesk, charged: NOTHING },
      },
    ]);
  });
});

/** What is paid at the hotel on top of the price of its first part, which is for one night. */
function cityTax({ parts: [stay] }: Trip): Money {
  if (stay?.kind !== 'hotel') return expect.fail('The part is no stay');
  return stay.lines
    .filter(({ onSite }) => onSite)
    .map(({ amount }) => amount)
    .reduce(addMoney, NOTHING);
}

describe('the change of what is paid on site', () => {
  test('makes a longer stay dearer at the hotel, and nothing is to be paid now', async () => {
    const { desk } = await openDesk();
    const trip = await desk.booked();
    const longer = await desk.stay({ nights: 3 });
    const { before, after, difference, ...quote } = await desk.quoted(trip, longer);
    const tax = cityTax(trip);
    const onSite = {
      place: 'hotel',
      before: addMoney(before, tax),
      after: addMoney(after, multiplyMoney(tax, 3)),
      difference: addMoney(difference, multiplyMoney(tax, 2)),
    };
    expect(difference.amount).toBeGreaterThan(0);
    expect(quote).toMatchObject({ due: NOTHING, refund: NOTHING, onSite });
    await desk.changed(trip, longer);
    const changed = lastChange(await desk.settled(trip));
    expect(changed).toMatchObject({ status: 'done', due: NOTHING, refund: NOTHING, onSite });
  });

  test('pays nothing back for a car that is returned earlier', async () => {
    const { desk } = await openDesk();
    const trip = await desk.booked(await car(desk, { prepaid: false, days: 3 }));
    const { before, after, difference, ...quote } = await desk.quoted(
      trip,
      await car(desk, { prepaid: false, days: 1 }),
    );
    expect(difference.amount).toBeLessThan(0);
    const onSite = { place: 'desk', before, after, difference };
    expect(quote).toMatchObject({ penalty: NOTHING, due: NOTHING, refund: NOTHING, onSite });
  });

  test('to what is paid with the booking has all of it paid now', async () => {
    const { desk } = await openDesk();
    const trip = await desk.booked();
    const tax = cityTax(trip);
    const { before, after, ...quote } = await desk.quoted(trip, await desk.stay({ isRefundable: false }));
    expect(quote).toMatchObject({
      due: addMoney(after, quote.penalty),
      refund: NOTHING,
      onSite: {
        place: 'hotel',
        before: addMoney(before, tax),
        after: tax,
        difference: subtractMoney(NOTHING, before),
      },
    });
  });
});
