import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { HotelPart, Money, Trip } from '#domain/contract.ts';
import { addMoney } from '#domain/money.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { refusal } from './support/call.ts';
import { ChangeDesk, lastChange, tripIn } from './support/change-desk.ts';
import { mailsTo } from './support/mails.ts';
import { kindsOf } from './support/orders.ts';
import { sharedApp } from './support/shared-app.ts';

const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });

beforeEach(() => suppliers.forgetFaults());

const chf = (amount: number) => ({ amount, currency: 'CHF' });
const statesOf = (trip: Trip) => [trip.status, ...trip.parts.map(({ status }) => status)];
const bookedAs = ({ parts }: Trip, position = 0) => {
  const { price, startsOn, endsOn } = parts[position] ?? expect.fail('There is no such part');
  return { price: price.asked, startsOn, endsOn };
};

/** What is paid at a hotel: the price and the city tax. */
function withTax(price: Money, part: object | undefined): Money {
  const { onSite } = part as HotelPart; // the tests order stays
  return addMoney(price, onSite ?? expect.fail('The stay has no city tax'));
}

describe('an extended stay', () => {
  test('is quoted with the old and new price, without changing anything', async () => {
    const desk = await ChangeDesk.open(opened);
    const before = await desk.booked();
    expect(before.parts[0]?.changeable).toEqual({ possible: true });
    expect(before.allowedActions).toContain('changePart');
    const quote = await desk.quoted(before, await desk.stay({ nights: 3 }));
    const { price, startsOn } = bookedAs(before);
    const difference = quote.after.amount - price.amount;
    expect(difference).toBeGreaterThan(0);
    expect(quote).toMatchObject({
      version: before.version,
      before: price,
      lost: [],
      approvers: [],
      penalty: chf(0),
      difference: chf(difference),
      // The whole stay is paid at the hotel.
      due: chf(0),
      refund: chf(0),
      onSite: {
        place: 'hotel',
        before: withTax(price, before.parts[0]),
        after: withTax(quote.after, quote.offered),
      },
      offered: { kind: 'hotel', nights: 3, startsOn, price: { asked: quote.after } },
    });
    expect(await desk.read(before)).toEqual(before);
  });

  test('has its new dates, as has its trip, after its supplier has changed it', async () => {
    const desk = await ChangeDesk.open(opened);
    const before = await desk.booked();
    const longer = await desk.stay({ nights: 3 });
    const quote = await desk.quoted(before, longer);
    const under = await desk.changed(before, longer);
    expect(statesOf(under)).toEqual(['complete', 'changing']);
    expect(bookedAs(under)).toEqual(bookedAs(before));
    expect(under.withheldActions).toContainEqual({ action: 'changePart', reason: 'busy' });
    expect(lastChange(under)).toMatchObject({
      status: 'changing',
      partId: before.parts[0]?._id,
      requestedBy: { lastName: 'Tester' },
      before: { ...bookedAs(before), title: expect.stringMatching(/^The Only Room, /) },
      after: { nights: 3 },
      due: quote.due,
    });
    const after = await desk.settled(before);
    expect(statesOf(after)).toEqual(['complete', 'confirmed']);
    expect(after.parts[0]).toMatchObject({ nights: 3, price: { asked: quote.after } });
    expect([after.startsOn, after.endsOn]).toEqual([before.startsOn, after.parts[0]?.endsOn]);
    expect(after.endsOn).not.toBe(before.endsOn);
    expect(after.total.asked).toEqual(quote.after);
    expect(lastChange(after)).toMatchObject({ status: 'done', penalty: quote.penalty, due: quote.due });
    expect(kindsOf(after).slice(kindsOf(before).length)).toEqual(['changeRequested', 'changing', 'changed']);
    expect(after.events.at(-1)).toMatchObject({
      changeId: lastChange(after)._id,
      before: quote.before,
      after: quote.after,
    });
    expect(await desk.books()).toEqual([
      expect.objectContaining({ status: 'confirmed', amount: quote.after.amount }),
    ]);
    expect(after.parts[0]?.changeable).toEqual({ possible: true });
  });

  test('notifies its travelers of the old and new dates, with an updated calendar file', async () => {
    const desk = await ChangeDesk.open(opened);
    const before = await desk.booked();
    const { price } = bookedAs(before);
    await desk.changed(before, await desk.stay({ nights: 3 }));
    await desk.settled(before);
    const mails = await mailsTo(opened, desk.traveler.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['trip_confirmed', 'change_done']);
    const [first, last] = mails;
    expect(last?.text).toMatch(/A part of your trip was changed\./);
    expect(last?.text).toContain(`Price: CHF ${(price.amount / 100).toFixed(2)}`);
    expect(last?.text).toMatch(
      /Change fee: CHF 0\.00\n *(Refund|To be paid now): CHF \d+\.\d\d\n *At the hotel: CHF \d+\.\d\d more to be paid, CHF \d+\.\d\d in all\n/,
    );
    const entry = (mail: typeof first) => {
      const file = String(mail?.attachments?.[0]?.content);
      return {
        uid: /UID:(.*)/.exec(file)?.[1],
        sequence: Number(/SEQUENCE:(.*)/.exec(file)?.[1]),
        end: /DTEND:(.*)/.exec(file)?.[1],
      };
    };
    expect(entry(last).uid).toBe(entry(first).uid);
    expect(entry(last).sequence).toBeGreaterThan(entry(first).sequence);
    expect(entry(last).end).not.toBe(entry(first).end);
  });

  test('can be changed again, and a lower price reduces the amount due at the hotel', async () => {
    const desk = await ChangeDesk.open(opened);
    const before = await desk.booked(await desk.stay({ nights: 3 }));
    const shorter = await desk.stay();
    const quote = await desk.quoted(before, shorter);
    expect([quote.due, quote.refund]).toEqual([chf(0), chf(0)]);
    expect(quote.onSite).toMatchObject({
      before: withTax(quote.before, before.parts[0]),
      after: withTax(quote.after, quote.offered),
    });
    expect(quote.onSite?.difference.amount).toBeLessThan(0);
    await desk.changed(before, shorter);
    const once = await desk.settled(before);
    await desk.changed(once, await desk.stay({ nights: 2 }));
    const twice = await desk.settled(before);
    expect(twice.parts[0]).toMatchObject({ status: 'confirmed', nights: 2 });
    expect(
      twice.changes?.map(({ status, after }) => [status, after.kind === 'hotel' && after.nights]),
    ).toEqual([
      ['done', 1],
      ['done', 2],
    ]);
  });
});

describe('the same request', () => {
  test('under the same key is applied once, however often it is sent', async () => {
    const desk = await ChangeDesk.open(opened);
    const before = await desk.booked();
    const longer = await desk.stay({ nights: 2 });
    const key = randomUUID();
    const agreed = await desk.agreedTo(before, longer);
    suppliers.takeAsked();
    const answers = await Promise.all([1, 2, 3].map(() => desk.change(before, longer, { key, agreed })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = await desk.settled(before);
    expect(tripIn(await desk.change(before, longer, { key, agreed }))).toEqual(after);
    expect(after.changes).toHaveLength(1);
    expect(suppliers.takeAsked().filter((name) => name === 'change')).toHaveLength(1);
  });

  test('under another key is refused while the first is in progress', async () => {
    const desk = await ChangeDesk.open(opened);
    const before = await desk.booked();
    const longer = await desk.stay({ nights: 2 });
    const agreed = await desk.agreedTo(before, longer);
    await desk.changed(before, longer, { agreed });
    expect(refusal(await desk.change(before, longer, { agreed }))).toEqual({
      status: 409,
      code: 'trip_busy',
    });
  });

  test('with another body is refused', async () => {
    const desk = await ChangeDesk.open(opened);
    const before = await desk.booked();
    const longer = await desk.stay({ nights: 2 });
    const key = randomUUID();
    const agreed = await desk.agreedTo(before, longer);
    await desk.changed(before, longer, { key, agreed });
    const other = await desk.change(before, longer, { key, agreed, comment: 'Two nights' });
    expect(refusal(other)).toEqual({ status: 409, code: 'idempotency_key_reused' });
  });
});

test('a stay at a rate that is never refunded loses benefits, which are listed', async () => {
  const desk = await ChangeDesk.open(opened);
  const before = await desk.booked();
  const cheaper = await desk.stay({ after: 1, isRefundable: false });
  const quote = await desk.quoted(before, cheaper);
  expect(quote.lost).toEqual(expect.arrayContaining(['changeable', 'refundable', 'freeCancellation']));
  await desk.changed(before, cheaper);
  const after = await desk.settled(before);
  expect(after.parts[0]).toMatchObject({ status: 'confirmed', room: { refundable: false } });
  expect(after.parts[0]?.startsOn).not.toBe(before.parts[0]?.startsOn);
  expect(after.parts[0]?.changeable).toEqual({ possible: false, reason: 'notChangeable' });
});
